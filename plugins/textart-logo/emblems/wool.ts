import type { Hue, PartStep } from './parts.ts'

/** Heavy wool: dull, with fibres that catch light where it turns away. */
export function wool(colour: Hue, height: number, gain = 0.8): PartStep {
  return {
    do: 'surface',
    profile: { kind: 'inflate', height },
    soft: 0.012,
    bumps: [
      { kind: 'waves', amount: 0.014, scale: 0.1 },
      { kind: 'guilloche', amount: 0.0016, scale: 0.017 },
      { kind: 'grain', amount: 0.0026, scale: 0.008 },
    ],
    material: { colour, metal: 0, rough: 0.9, sheen: 0.5, reflect: 0.02 },
    hollows: 1.8,
    bounce: 0.1,
    gain,
  }
}

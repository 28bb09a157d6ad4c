import { type Hue, moulded, type PartStep } from './parts.ts'

type Profile = Extract<PartStep, { do: 'surface' }>['profile']

/** Hair: fine strands on what swells, or on locks with a ridge along each; dull but for a little grease. */
export function fur(colours: readonly Hue[], profile: Profile, gain = 1): PartStep {
  return {
    do: 'surface',
    profile,
    soft: 0.008,
    bumps: [
      { kind: 'wrinkles', amount: 0.012, scale: 0.012, reach: 0.12 },
      { kind: 'waves', amount: 0.008, scale: 0.07 },
    ],
    paint: { kind: 'edge', width: 0.12, colours: [...colours] },
    material: { colour: '#f7931e', metal: 0, rough: 0.55, sheen: 0.2, reflect: 0.03 },
    hollows: 2.2,
    bounce: 0.1,
    gain,
  }
}

export const LOCKS = { kind: 'chisel', slope: 0.75 } as const
export const ROUND = { kind: 'inflate', height: 0.7 } as const

/** Short hair, wet skin, horn: smooth and swollen. */
export function flesh(colour: Hue, height: number, coat: number, gain = 1): PartStep {
  return moulded(colour, {
    profile: { kind: 'inflate', height },
    soft: 0.008,
    material: { colour, metal: 0, rough: 0.5, coat, coatRough: 0.14, scatter: 0.2 },
    hollows: 2,
    bounce: 0.1,
    gain,
  })
}

export const IVORY: PartStep = {
  do: 'surface',
  profile: { kind: 'inflate', height: 0.9 },
  soft: 0.004,
  paint: { kind: 'vertical', colours: ['#e8d4a4', '#fff6e0', '#fffaf0'] },
  material: { colour: '#fff6e0', metal: 0, rough: 0.34, coat: 0.8, coatRough: 0.08, scatter: 0.3 },
  bounce: 0.1,
}

/** An eyeball: `white` between the shade of the lid above and the light from below. */
export function eyeball(shaded: Hue, white: Hue, lit: Hue): PartStep {
  return {
    do: 'surface',
    profile: ROUND,
    paint: { kind: 'vertical', colours: [shaded, white, lit] },
    material: { colour: white, metal: 0, rough: 0.3, coat: 1.4, coatRough: 0.05, scatter: 0.2 },
    bounce: 0,
  }
}

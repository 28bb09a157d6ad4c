import { overFrame } from './grounds.ts'
import { corners, oval } from './paths.ts'
import { cast, type Hue, ink, type PartStep, plated, type SceneStep } from './parts.ts'

/** What tells one plate from another. */
export interface Look {
  /** Twice the radius of its bow, in the view of 200 × 100. */
  bow: number
  /** From its upper edge to its lower one. */
  colours: readonly Hue[]
  bumps: readonly NonNullable<Extract<PartStep, { do: 'surface' }>['bumps']>[number][]
}

const ENAMEL: Look = {
  bow: 1060,
  colours: ['#1c3a9c', '#0e1f66', '#060e34'],
  bumps: [{ kind: 'brushed', amount: 0.0003, scale: 0.01 }],
}

/**
 * A plate of blue enamel in a frame of gold, bowed downwards and riveted to what is behind it; middle, half its height
 * and half its width in the view of 200 × 100.
 */
export function plaque(middle: number, high: number, reach: number, look: Partial<Look> = {}): SceneStep[] {
  const { bow, colours, bumps } = { ...ENAMEL, ...look }
  const y = (x: number) => middle - ((x - 100) * (x - 100)) / bow
  const band = (far: number, tall: number, notch: number) => {
    const [left, right] = [100 - far, 100 + far]
    const steps = Array.from({ length: 25 }, (_, at) => left + ((right - left) * at) / 24)
    const upper = steps.map((x) => [x, y(x) - tall] as const)
    const lower = steps.toReversed().map((x) => [x, y(x) + tall] as const)
    return corners(...upper, [right + notch, y(right)], ...lower, [left - notch, y(left)])
  }
  const outer = band(reach, high, 7)
  const inner = band(reach - 2.6, high - 2.2, 6.4)
  const rivets = [-1, 1].map((sign) => oval(100 + sign * (reach + 1), y(100 + reach), 1.3))
  return [
    overFrame(outer, {
      do: 'shadow',
      grow: 0.004,
      tint: [0, 0, 0.01],
      layers: [
        { blur: 0.016, lift: 0.02, strength: 0.9 },
        { blur: 0.06, lift: 0.07, strength: 0.8 },
      ],
    }),
    overFrame(outer, { do: 'extrude', to: [0, 0.018], material: 'bronze', fade: 0.85 }),
    overFrame(outer, plated('#ffc14a', 0.012, { material: { like: 'gold', rough: 0.18 }, bounce: 0.2, gain: 1.2 })),
    overFrame(inner, ink('#1a0c02', { grow: 0.005, blur: 0.002 })),
    overFrame(
      inner,
      plated('#10226a', 0.01, {
        profile: { kind: 'inflate', height: 0.16 },
        bumps: [...bumps],
        paint: { kind: 'vertical', colours: [...colours] },
        material: { colour: '#10226a', metal: 0.4, rough: 0.3, coat: 1, coatRough: 0.1 },
        gain: 0.9,
      }),
      // The frame keeps the lamp from its upper edge.
      ink('#00020c', { line: 0.014, blur: 0.008, shift: [0, 0.004], opacity: 0.6 }),
    ),
    overFrame(
      rivets,
      cast(0.9, 0.006, 0.005),
      plated('#ffc14a', 0.006, { profile: { kind: 'inflate', height: 0.8 }, material: 'gold' }),
    ),
  ]
}

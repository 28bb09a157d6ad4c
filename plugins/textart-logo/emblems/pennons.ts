import { overFrame } from './grounds.ts'
import { corners } from './paths.ts'
import { cast, ink, plated, type SceneStep } from './parts.ts'

const sides = (points: readonly (readonly [number, number])[]) => [
  corners(...points),
  corners(...points.map(([x, y]) => [200 - x, y] as const)),
]

/** Blades of a crest to the left, the hindmost first: enamel with an edge of gold. */
const BLADES = [
  { out: [2, 8], high: [78, 10.5], low: [82, 27], notch: [12, 18], colours: ['#12308c', '#081648'] },
  { out: [8, 22.5], high: [80, 23], low: [83, 41], notch: [18, 32.5], colours: ['#1a44b8', '#0a1e60'] },
  { out: [15, 37], high: [82, 36], low: [86, 55], notch: [25, 47.5], colours: ['#2a60e0', '#0e2a84'] },
] as const

/** Swept blades to both sides of a badge, and the lit haze of an arena behind them. */
export const pennons: SceneStep[] = BLADES.flatMap(({ out, high, low, notch, colours }) => {
  const outline = sides([out, high, low, notch])
  return [
    overFrame(
      outline,
      cast(0.85, 0.035, 0.03),
      { do: 'extrude', to: [0.002, 0.014], material: 'bronze', fade: 0.7 },
      {
        do: 'surface',
        profile: { kind: 'bevel', width: 0.008, height: 0.008 },
        material: 'gold',
        bounce: 0,
        hollows: 0,
      },
      ink('#02040c', { grow: -0.01 }),
      plated(colours[0], 0.02, {
        grow: -0.014,
        profile: { kind: 'chisel', slope: 0.22 },
        soft: 0.006,
        bumps: [{ kind: 'brushed', amount: 0.0003, scale: 0.008 }],
        paint: { kind: 'vertical', colours: [...colours] },
        material: { colour: colours[0], metal: 0.55, rough: 0.28, coat: 0.8, coatRough: 0.06 },
        gain: 1.3,
        bounce: 0,
        hollows: 0,
      }),
    ),
  ]
})

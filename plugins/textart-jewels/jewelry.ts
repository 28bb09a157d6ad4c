import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Recipe['steps'][number]
type Gems = Omit<Extract<Step, { do: 'gems' }>, 'do'>
type Channel = Omit<Extract<Step, { do: 'channel' }>, 'do'>
type Material = Extract<Step, { do: 'surface' }>['material']

/** What tells one piece of jewellery from another. Lengths in em. */
export interface Jewel {
  /** Colour of the shadow: that of the ground in shade. */
  shadow: string
  /** The rim, its walls and the beads that hold the stones. */
  metal: Material
  /** Metal between the stones, darker than the rim. */
  bed: Material
  /** The stones, and, if any, a row of others along the rim. */
  gems?: Gems
  border?: Gems
  /** Or stones cut to measure, edge to edge. */
  channel?: Channel
  /** Width of the rim. Default 0.04. */
  rim?: number
  /** How hard the light is: its shadow is long and crisp in place of soft. */
  isSunlit?: boolean
  /** Brightness of the metal. Default 1. */
  shine?: number
}

/** The steps of a piece of jewellery: shadow, walls, polished rim, sunken bed, round stones in rings, beads between. */
export function jewelry(jewel: Jewel): Step[] {
  const { shadow, metal, bed, gems, border, channel, rim = 0.04, isSunlit = false, shine = 1 } = jewel
  const beads = { size: 0.034, material: metal, collet: 0.16, fill: false }
  return [
    { do: 'shadow', tint: shadow, grow: rim + 0.005, sweep: [0.012, 0.05], layers: isSunlit ? SUN : STUDIO },
    { do: 'extrude', to: [0.012, 0.05], grow: rim, material: metal, fade: 0.4, gain: 1.7 * shine },
    {
      do: 'surface',
      grow: rim,
      profile: { kind: 'round', width: rim * 0.95, height: rim * 0.9 },
      material: metal,
      gain: shine,
    },
    { do: 'surface', grow: 0.004, profile: { kind: 'round', width: 0.02, height: -0.02 }, material: bed },
    ...(border ? [{ do: 'gems', rows: 1, girdle: 0.5, ...border } as const] : []),
    ...(gems ? [{ do: 'gems', beads, girdle: 0.6, seat: 0.2, ...gems } as const] : []),
    ...(channel ? [{ do: 'channel', beads: { size: 0.05, material: metal }, ...channel } as const] : []),
  ]
}

/** Close and dark where the piece presses into what it lies on, then wider. */
const STUDIO = [
  { blur: 0.014, lift: 0.016, strength: 0.85 },
  { blur: 0.05, lift: 0.06, strength: 0.65 },
  { blur: 0.16, lift: 0.12, strength: 0.55 },
]
const SUN = [
  { blur: 0.012, lift: 0.01, strength: 0.7 },
  { blur: 0.012, lift: 0.1, strength: 0.8 },
  { blur: 0.06, lift: 0.05, strength: 0.4 },
]

/** Fat letters, drawn up so that their strokes have room for rows of stones. */
export const STONE_LETTERS = {
  font: 'serif',
  weight: 900,
  spacing: 0.05,
  width: 0.93,
  heighten: 1.35,
  height: 0.76,
  centre: [0.5, 0.49],
} satisfies Recipe['lettering']

/** A studio for stones: dark, with many small lamps for the facets to find. */
export const JEWELLERS_LAMPS = [
  { at: [-0.4, -0.7, 0.7], width: 0.4, height: 0.28, power: 9, colour: [1, 0.96, 0.9] },
  { at: [0.75, -0.5, 0.5], width: 0.14, height: 0.4, power: 9, colour: [1, 0.93, 0.86] },
  { at: [-0.95, 0.1, 0.4], width: 0.1, height: 0.8, power: 5, colour: [0.9, 0.95, 1] },
  { at: [0.3, 0.85, 0.4], width: 0.5, height: 0.08, power: 3, colour: [1, 0.88, 0.76] },
  { at: [0.12, -0.5, 1], width: 0.09, height: 0.08, power: 12, soft: 0.04 },
  { at: [0.5, 0.35, 0.9], width: 0.06, height: 0.06, power: 10, soft: 0.04 },
] satisfies Extract<Recipe['light'], object>['boxes']

import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Recipe['steps'][number]
type Shape = Extract<Step, { do: 'shape' }>
type Material = Extract<Step, { do: 'surface' }>['material']
type Colour = [number, number, number]

/** What tells one enamelled ornament from another; colours in linear light. */
export interface Ornament {
  shadow: string
  /** Rim, walls and filigree. */
  wire: Material
  /** The enamel at the rim, in and in the middle of the strokes. */
  deep: Colour
  clear: Colour
  /** What sits at the ends of the scrolls. */
  knobs: Material
}

/** The steps of cloisonné: walls, rim, sunken enamel, scrolls of wire filled with another enamel, pearls. */
export function decorated({ shadow, wire, deep, clear, knobs }: Ornament): Shape['steps'] {
  const lacquer = { colour: clear, metal: 0.3, rough: 0.35, coat: 1.6, coatRough: 0.03 }
  return [
    { do: 'shadow', tint: shadow, grow: 0.05, sweep: [0.015, 0.06] },
    { do: 'extrude', to: [0.015, 0.06], grow: 0.042, material: wire, fade: 0.45, gain: 1.9 },
    { do: 'surface', grow: 0.042, profile: { kind: 'round', width: 0.03, height: 0.03 }, material: wire },
    { do: 'beads', size: 0.02, rows: 1, grow: 0.03, material: wire, seat: 0.35 },
    {
      do: 'surface',
      grow: 0.006,
      profile: { kind: 'round', width: 0.03, height: -0.02 },
      paint: { kind: 'edge', colours: [deep, clear], width: 0.09 },
      // The silver below it is engraved, and shines through.
      bumps: [{ kind: 'guilloche', amount: 0.0016, scale: 0.045 }],
      material: lacquer,
    },
    {
      do: 'scrolls',
      pattern: 'pairs',
      sizes: [0.2, 0.13],
      line: 0.0125,
      turns: 1.3,
      grow: -0.012,
      knobs: { size: 0.028, material: knobs },
      steps: [
        { do: 'shadow', grow: 0, layers: [{ blur: 0.006, lift: 0.014, strength: 0.7 }] },
        {
          do: 'surface',
          profile: { kind: 'round', width: 0.009, height: 0.011 },
          material: wire,
          hollows: 0,
          gain: 1.5,
        },
      ],
    },
  ]
}

export const PEARL = {
  colour: [0.86, 0.8, 0.74],
  metal: 0,
  rough: 0.35,
  coat: 1,
  coatRough: 0.12,
  scatter: 0.6,
  sheen: 0.3,
} satisfies Material

/** An ogee in the upper left of a square. */
const BRACKET = 'M3 3H97C97 24 80 26 66 33C52 40 40 52 33 66C26 80 24 97 3 97Z'

/** Brackets of the same work in the corners of the ground. */
export function corners(ornament: Ornament): Shape[] {
  return (
    [
      [0.066, 0.132, 0],
      [0.934, 0.132, 90],
      [0.934, 0.868, 180],
      [0.066, 0.868, 270],
    ] as const
  ).map(([x, y, turn]) => ({ do: 'shape', path: BRACKET, at: [x, y], height: 0.22, turn, steps: decorated(ornament) }))
}

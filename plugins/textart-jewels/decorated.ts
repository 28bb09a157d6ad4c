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
export function decorated({ shadow, wire, deep, clear, knobs }: Ornament): Step[] {
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

/** A spiral as a path: from a point to the rim of a disc and inwards, in a box of 100. */
function spiral(fromX: number, fromY: number, x: number, y: number, radius: number, start: number, turns: number) {
  const count = Math.ceil(28 * Math.abs(turns))
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count
    const angle = start + t * turns * 2 * Math.PI
    const reach = radius * (1 - 0.86 * t ** 0.8)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  const rest = points.map(([px, py]) => `L${px!.toFixed(1)} ${py!.toFixed(1)}`).join('')
  return [`M${fromX} ${fromY}${rest}`, `M${fromY} ${fromX}${rest.replaceAll(/L(\S+?) (\S+?)(?=L|$)/g, 'L$2 $1')}`]
}

const FLOURISH = [
  ...spiral(18, 4, 34, 20, 16, Math.PI, -1.7),
  ...spiral(62, 4, 72, 14, 10, Math.PI, -1.5),
  'M98 4H10Q4 4 4 10V98',
]

/** Flourishes of wire in the corners of the ground. */
export function corners(wire: Material, shadow: string): Shape[] {
  return (
    [
      [0.075, 0.15, 0],
      [0.925, 0.15, 90],
      [0.925, 0.85, 180],
      [0.075, 0.85, 270],
    ] as const
  ).map(([x, y, turn]) => ({
    do: 'shape',
    path: FLOURISH,
    stroke: 3,
    at: [x, y],
    height: 0.26,
    turn,
    steps: [
      { do: 'shadow', tint: shadow, layers: [{ blur: 0.02, lift: 0.03, strength: 0.8 }] },
      { do: 'surface', profile: { kind: 'round', width: 0.02, height: 0.024 }, material: wire, gain: 1.2 },
    ],
  }))
}

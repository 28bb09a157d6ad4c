import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Recipe['steps'][number]
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
    { do: 'extrude', to: [0.015, 0.06], grow: 0.042, material: wire, fade: 0.6, gain: 1.3 },
    { do: 'surface', grow: 0.042, profile: { kind: 'round', width: 0.03, height: 0.03 }, material: wire },
    { do: 'beads', size: 0.02, rows: 1, grow: 0.03, material: wire, seat: 0.35 },
    {
      do: 'surface',
      grow: 0.006,
      profile: { kind: 'round', width: 0.03, height: -0.02 },
      paint: { kind: 'edge', colours: [deep, clear], width: 0.09 },
      bumps: [{ kind: 'waves', amount: 0.004, scale: 0.3 }],
      material: lacquer,
    },
    {
      do: 'scrolls',
      sizes: [0.19, 0.135, 0.09, 0.06],
      turns: 1.3,
      grow: -0.012,
      knobs: { size: 0.032, material: knobs },
      steps: [
        { do: 'shadow', grow: 0, layers: [{ blur: 0.006, lift: 0.014, strength: 0.7 }] },
        {
          do: 'surface',
          profile: { kind: 'round', width: 0.008, height: 0.01 },
          material: wire,
          hollows: 0,
          gain: 1.3,
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

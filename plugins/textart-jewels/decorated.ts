import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Recipe['steps'][number]
type Material = Extract<Step, { do: 'surface' }>['material']
type Colour = [number, number, number]

/** What tells one enamelled ornament from another; colours in linear light. */
export interface Ornament {
  shadow: string
  /** Rim, walls and filigree. */
  wire: Material
  /** The enamel at the rim, in the middle of the strokes, and in the eyes of the scrolls. */
  deep: Colour
  clear: Colour
  eyes: Colour
}

/** The steps of cloisonné: walls, rim, sunken enamel, scrolls of wire filled with another enamel, pearls. */
export function decorated({ shadow, wire, deep, clear, eyes }: Ornament): Step[] {
  const lacquer = { colour: clear, metal: 0.25, rough: 0.4, coat: 1.6, coatRough: 0.03 }
  return [
    { do: 'shadow', tint: shadow, grow: 0.07, sweep: [0.015, 0.06] },
    { do: 'extrude', to: [0.015, 0.06], grow: 0.065, material: wire, fade: 0.6, gain: 1.3 },
    { do: 'surface', grow: 0.065, profile: { kind: 'dish', width: 0.08, height: 0.03 }, material: wire },
    {
      do: 'surface',
      grow: 0,
      profile: { kind: 'round', width: 0.03, height: -0.018 },
      paint: { kind: 'edge', colours: [deep, deep, clear], width: 0.12 },
      bumps: [{ kind: 'waves', amount: 0.004, scale: 0.3 }],
      material: lacquer,
    },
    {
      do: 'scrolls',
      part: 'fields',
      steps: [
        {
          do: 'surface',
          profile: { kind: 'round', width: 0.03, height: 0.012 },
          material: { ...lacquer, colour: eyes },
          hollows: 0,
        },
      ],
    },
    {
      do: 'scrolls',
      steps: [
        {
          do: 'shadow',
          grow: 0,
          layers: [{ blur: 0.008, lift: 0.012, strength: 0.6 }],
        },
        { do: 'surface', profile: { kind: 'inflate', height: 1.2 }, material: wire, hollows: 0 },
      ],
    },
    {
      do: 'beads',
      size: 0.05,
      rows: 1,
      grow: 0.06,
      material: {
        colour: [0.86, 0.8, 0.74],
        metal: 0,
        rough: 0.35,
        coat: 1,
        coatRough: 0.12,
        scatter: 0.6,
        sheen: 0.3,
      },
    },
  ]
}

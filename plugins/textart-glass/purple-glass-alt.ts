import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

type Things = Extract<Recipe['steps'][number], { do: 'scene' }>['steps']

/** A lacquered ball that lies on the ground, its width in frame heights. */
const ball = (at: [number, number], height: number, colours: string[]): Things => [
  {
    do: 'shape',
    path: 'M50 2a48 48 0 1 0 0.01 0z',
    at,
    height,
    steps: [
      {
        do: 'shadow',
        tint: '#54418c',
        grow: 0,
        layers: [
          { blur: 0.05, lift: 0.1, strength: 0.75 },
          { blur: 0.14, lift: 0.3, strength: 0.7 },
        ],
      },
      {
        do: 'surface',
        profile: { kind: 'round', width: 0.48, height: 0.48 },
        paint: { kind: 'vertical', colours },
        material: { colour: [0.5, 0.5, 0.5], metal: 0, rough: 0.45, coat: 0.7, coatRough: 0.05, scatter: 0.2 },
        bounce: 0.4,
      },
    ],
  },
]

export default defineTextArt({
  category: 'textart',
  name: 'purpleGlassAlt',
  summary: 'Clear violet glass that bends the coloured balls behind it',
  recipe: {
    lettering: { font: 'round', weight: 900, spacing: 0.03, width: 0.92, height: 0.66, heighten: 1.25 },
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#efeaf8', '#e6dff4', '#d5cbea'],
            pools: [{ at: [0.3, 0.2], size: 0.8, colour: '#ffffff', strength: 0.8 }],
            clouds: 0,
          },
          ...ball([0.15, 0.36], 0.6, ['#ff8a6a', '#f0523c', '#b81f22']),
          ...ball([0.39, 0.68], 0.44, ['#ffd45e', '#f6a51f', '#c9690c']),
          ...ball([0.6, 0.32], 0.36, ['#5ee0dc', '#1fa9bc', '#0a6f92']),
          ...ball([0.82, 0.6], 0.62, ['#ff7db8', '#f0408f', '#b3146a']),
          { do: 'defocus', blur: 0.004 },
        ],
      },
      {
        do: 'glass',
        grow: 0.03,
        profile: { kind: 'round', width: 0.09, height: 0.08 },
        soft: 0.014,
        colour: [0.4, 0.16, 0.92],
        depth: 0.3,
        through: 1.2,
        base: 0.1,
        back: 0.1,
        side: 1.6,
        walls: 0.2,
        reach: 0.14,
        dispersion: 0.05,
        mirror: 1.3,
        inner: 0.25,
        focus: 0.7,
        cast: { lift: 0.05, tall: 0.2, bend: 0.14, soft: 0.01, shade: 0.012, shadow: 0.75, within: 0.8, strength: 1.1 },
      },
      { do: 'glints', count: 3 },
    ],
    finish: { bloom: { strength: 0.2 } },
  },
})

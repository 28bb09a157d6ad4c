import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'
import { border, decorated, type Ornament } from './decorated.ts'

const CORAL = {
  shadow: '#010c10',
  wire: 'gold',
  deep: [0.04, 0.004, 0.11],
  clear: [0.2, 0.018, 0.46],
  knobs: { colour: [0.9, 0.08, 0.04], metal: 0, rough: 0.4, coat: 1, coatRough: 0.06, scatter: 0.3 },
} satisfies Ornament

/** A leaf from a root, so many degrees from +x, in a view of 200 × 100 that is the frame. */
function leaf(x: number, y: number, degrees: number, long: number): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const at = (ahead: number, aside: number) =>
    `${(x + ahead * cos - aside * sin).toFixed(2)} ${(y + ahead * sin + aside * cos).toFixed(2)}`
  const wide = 0.17 * long
  const there = `${at(0.3 * long, wide)} ${at(0.7 * long, 1.3 * wide)} ${at(long, 0)}`
  const back = `${at(0.7 * long, -1.3 * wide)} ${at(0.3 * long, -wide)} ${at(0, 0)}`
  return `M${at(0, 0)}C${there}C${back}Z`
}

/** How far the leaves of a palmette are turned from its middle one, and how long they are. */
const FAN = [
  [0, 8.6],
  [-25, 7.2],
  [25, 7.2],
  [-48, 7.4],
  [48, 7.4],
] as const

/** A palmette in each corner of the silk, let in as the border is. */
const CORNERS: Extract<Recipe['steps'][number], { do: 'shape' }> = {
  do: 'shape',
  path: [
    [12.2, 12.2, 45],
    [187.8, 12.2, 135],
    [187.8, 87.8, 225],
    [12.2, 87.8, 315],
  ].flatMap(([x, y, to]) => FAN.map(([turned, long]) => leaf(x!, y!, to! + turned, long))),
  view: [200, 100],
  width: 1,
  steps: [
    {
      do: 'shadow',
      tint: '#010c10',
      grow: 0,
      layers: [
        { blur: 0.003, lift: 0.005, strength: 0.9 },
        { blur: 0.012, lift: 0.014, strength: 0.6 },
      ],
    },
    {
      do: 'surface',
      profile: { kind: 'chisel', slope: 0.55 },
      soft: 0.0015,
      material: { like: 'gold', rough: 0.3 },
      gain: 0.75,
    },
  ],
}

export default defineTextArt({
  category: 'textart',
  name: 'decoratePurple',
  summary: 'Purple enamel under golden vines with coral, on peacock silk in an enamelled border',
  recipe: {
    lettering: {
      font: 'sans',
      weight: 900,
      case: 'upper',
      spacing: 0.08,
      width: 0.89,
      heighten: 2,
      height: 0.72,
      centre: [0.5, 0.48],
    },
    light: 'party',
    gain: 0.85,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'satin',
            colours: [[0.006, 0.15, 0.16]],
            scale: 1.6,
            relief: 0.8,
            spot: { at: [0.42, 0.3], size: 0.8, rest: 0.4, power: 1.3 },
          },
          { do: 'defocus', blur: 0.0015 },
          CORNERS,
          border({ ...CORAL, deep: [0.002, 0.03, 0.04], clear: [0.006, 0.2, 0.2] }),
        ],
      },
      ...decorated(CORAL),
      { do: 'glints', count: 5 },
    ],
  },
})

import type { Recipe } from '@gateway/sdk-plugin/text-art'

/** Leaves of a strawberry in a view of 100 × 70: those behind and those in front. They curl, and meet at 50, 44. */
const LEAVES_BEHIND = [
  'M50 44C40 38.2 19.1 37.4 5.2 51C27.1 51.1 39.3 49 50 44Z',
  'M50 44C60.6 48.8 73.2 50.8 94.6 49C79.6 36.6 59.6 38 50 44Z',
  'M50 44C51.9 36.2 43.4 25.1 26.7 26.6C34.5 38.5 40.4 41.9 50 44Z',
  'M50 44C59.6 41.1 65.1 37.3 73.7 25.1C56.3 23.9 47.7 36 50 44Z',
  'M50 44C55.8 39.1 58.1 32.4 51.4 22.5C41.5 30.6 43.8 39.4 50 44Z',
]
const LEAVES_BEFORE = [
  'M50 44C44.7 36.4 38.4 31.7 22.8 23C22.5 38.2 39.3 45.6 50 44Z',
  'M50 44C61 45.1 77.6 36.5 75.8 21.1C61.1 31.2 55 36.1 50 44Z',
  'M50 44C38.6 42.3 21.7 51.8 26.5 67.2C41.7 57 46.1 52.7 50 44Z',
  'M50 44C53.7 52.6 57.7 56.5 72.3 66.8C77.8 51.9 61.2 42.2 50 44Z',
  'M50 44C41.3 45.7 34.3 55.5 44.1 64.3C53.2 55 53.2 50.7 50 44Z',
  'M50 44C46.1 51 45.7 55 53.4 66C65.3 57.8 59.1 46.3 50 44Z',
  'M50 44C46.9 37.8 34.7 33.7 25.1 41.6C37.1 47 42.4 46.7 50 44Z',
]
const STALK = 'M48 46C48 34 50 22 57 12L62 15C56 24 53 36 53 46Z'

type Step = Recipe['steps'][number]
type Inner = Extract<Step, { do: 'cap' }>['steps'][number]

function leaf(edge: string, middle: string): Inner[] {
  return [
    {
      do: 'shadow',
      tint: '#1c0404',
      grow: 0,
      layers: [
        { blur: 0.008, lift: 0.012, strength: 0.7 },
        { blur: 0.035, lift: 0.06, strength: 0.55 },
      ],
    },
    {
      do: 'surface',
      profile: { kind: 'chisel', slope: 0.42 },
      soft: 0.007,
      bumps: [
        { kind: 'wrinkles', amount: 0.01, scale: 0.025, reach: 0.2 },
        { kind: 'waves', amount: 0.016, scale: 0.14 },
      ],
      paint: { kind: 'edge', colours: [edge, middle, middle, edge], width: 0.03 },
      material: { colour: [0.14, 0.4, 0.05], metal: 0, rough: 0.62, reflect: 0.03, scatter: 0.35 },
    },
  ]
}

const CROWN = { do: 'perch', view: [100, 70], foot: [50, 46], height: 0.35, sizes: [0.66, 1.2], sway: 40 } as const

/** A crown of leaves on each letter: each of those in front throws its shadow on those behind it and on the fruit. */
export const crown: Step[] = [
  { ...CROWN, path: LEAVES_BEHIND, steps: leaf('#2c5a1c', '#3c7526') },
  { ...CROWN, path: STALK, steps: leaf('#5a8a38', '#7fae55') },
  ...LEAVES_BEFORE.map((path) => ({ ...CROWN, path, steps: leaf('#5d9440', '#3f7d2a') })),
]

/** From the edge inwards. A whole berry is wide: its middle is red, where a stroke's is lit. */
const TONES = ['#6c040a', '#93060d', '#ae0a10', '#bf1015', '#c81a1a', '#ce241e']

/** The skin of a strawberry: dimples with a seed in each. `every` and the seed's half width in em. */
export function skin(every: number, seed: number, grow = 0): Inner[] {
  return [
    {
      do: 'surface',
      profile: { kind: 'inflate', height: 1.05 },
      // The pale cloth, mirrored along the outline, would draw a rim.
      bounce: 0,
      grow,
      bumps: [
        { kind: 'pits', amount: every * 0.17, scale: every, reach: every * 0.42 },
        { kind: 'waves', amount: 0.004, scale: 0.4 },
        { kind: 'grain', amount: 0.0009, scale: 0.02 },
      ],
      paint: { kind: 'edge', colours: TONES, width: 0.17 },
      material: {
        colour: [0.75, 0.01, 0.02],
        metal: 0,
        rough: 0.55,
        reflect: 0.012,
        coat: 0.85,
        coatRough: 0.17,
        scatter: 0.95,
      },
    },
    // What the gloss mirrors at a flat angle is grey; light that came through the flesh there is red.
    {
      do: 'fill',
      grow,
      blend: 'multiply',
      emoji: false,
      paint: {
        kind: 'edge',
        width: 0.07,
        colours: [
          [1.04, 0.42, 0.36],
          [1.04, 0.62, 0.56],
          [1, 0.92, 0.9],
          [1, 1, 1],
        ],
      },
    },
    {
      do: 'sprinkles',
      shape: 'seed',
      colours: ['#c99a3c', '#a8792e', '#d0b058', '#8c5a22', '#b48a34'],
      every,
      jitter: 0.5,
      // Down the flanks, which bulge beyond the outline.
      inset: -0.5 * grow,
      radius: seed,
      foreshorten: every * 1.3,
      long: 1.75,
      turn: 14,
      vary: 0.42,
      rough: 0.6,
      coat: 0.1,
      shadow: 0.7,
    },
  ]
}

import type { Recipe } from '@gateway/sdk-plugin/text-art'

/** Leaves of a strawberry in a view of 100 × 70: those behind and those in front. The stalk stands at 50, 46. */
export const LEAVES_BEHIND = [
  'M50 46C38.8 55.7 21.2 54.3 6 45C19.4 37.8 39.2 35.8 50 46Z',
  'M50 46C59 34.2 76.5 31.9 93.3 37.9C81.7 47.7 62.6 53.8 50 46Z',
  'M50 46C46.3 57.8 33.7 63 19.5 60.9C25.7 50.4 38.4 41.7 50 46Z',
  'M50 46C60.9 40.2 73.5 45.4 82.2 56.9C70.4 60 55.2 57.2 50 46Z',
  'M50 46C42.5 38.5 44 27.4 51.8 18.1C57.3 26.8 58.4 39.5 50 46Z',
]
export const LEAVES_BEFORE = [
  'M50 46C36.4 50 22.9 41.5 14.9 26.9C29 26 46 32.4 50 46Z',
  'M50 46C52.5 32.1 66.2 23.8 82.8 23.2C77.3 36.2 63.9 48.5 50 46Z',
  'M50 46C38.6 42 34.7 29.8 37.9 16.4C47.8 22.7 55.3 35.2 50 46Z',
  'M50 46C46.6 34.4 54.2 24.1 67.1 18.9C67.6 30.6 61.9 44 50 46Z',
  'M50 46C53.7 55.3 48.1 63.1 37.6 66.5C36.2 57.3 40.1 47 50 46Z',
  'M50 46C60 46.4 64.8 54.8 63.6 65.8C54.6 63.2 46.8 55.5 50 46Z',
]
export const STALK = 'M48 47C48 34 50 22 57 12L62 15C56 24 53 36 53 47Z'

type Step = Recipe['steps'][number]
type Inner = Extract<Step, { do: 'cap' }>['steps'][number]

export const LEAF: Inner[] = [
  { do: 'shadow', tint: '#30060a', grow: 0, layers: [{ blur: 0.03, lift: 0.05, strength: 0.6 }] },
  {
    do: 'surface',
    profile: { kind: 'chisel', slope: 0.8 },
    soft: 0.012,
    bumps: [
      { kind: 'wrinkles', amount: 0.02, scale: 0.05, reach: 0.4 },
      { kind: 'grain', amount: 0.004, scale: 0.03 },
    ],
    paint: { kind: 'edge', colours: ['#86a548', '#447a22', '#2c5c18', '#4c8429'], width: 0.1 },
    material: { colour: [0.14, 0.4, 0.05], metal: 0, rough: 1, reflect: 0.02, scatter: 0.25 },
  },
]

/** From the edge inwards. A whole berry is wide: its middle is red, where a stroke's is lit. */
const TONES = ['#6e0006', '#a2010a', '#cc040e', '#e4121a', '#ee2a20', '#f23a28']

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
        { kind: 'pits', amount: every * 0.2, scale: every, reach: every * 0.36 },
        { kind: 'waves', amount: 0.004, scale: 0.4 },
        { kind: 'grain', amount: 0.0009, scale: 0.02 },
      ],
      paint: { kind: 'edge', colours: TONES, width: 0.17 },
      material: {
        colour: [0.75, 0.01, 0.02],
        metal: 0,
        rough: 0.55,
        reflect: 0.012,
        coat: 0.55,
        coatRough: 0.26,
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
          [1.1, 0.12, 0.12],
          [1.08, 0.4, 0.4],
          [1, 0.85, 0.85],
          [1, 1, 1],
        ],
      },
    },
    {
      do: 'sprinkles',
      shape: 'seed',
      colours: ['#c9962f', '#b98428', '#d6ab4a', '#a87420'],
      every,
      jitter: 0.5,
      inset: every * 0.1,
      radius: seed,
      foreshorten: every * 1.3,
      long: 1.75,
      turn: 14,
      vary: 0.15,
      rough: 0.6,
      coat: 0.1,
      shadow: 0.7,
    },
  ]
}

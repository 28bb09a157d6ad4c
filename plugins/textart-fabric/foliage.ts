import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>

/** Where twigs reach into the picture, as shares of the frame, with their size in frame heights. */
const HEAPS = [
  { at: [0.02, 0.02], size: 0.3 },
  { at: [0.14, -0.05], size: 0.24 },
  { at: [0.99, 0.99], size: 0.32 },
  { at: [0.86, 1.05], size: 0.24 },
  { at: [1.0, 0.02], size: 0.16 },
  { at: [0.0, 1.0], size: 0.18 },
] as const

/** Large leaves in the corners of the frame. */
export function foliage(): Step[] {
  return HEAPS.map(({ at, size }) => ({
    do: 'shape',
    path: 'M50 4A46 46 0 1 1 49.9 4Z',
    at,
    height: size,
    steps: [
      {
        do: 'leaves',
        colours: [
          ['#2c5a24', '#4f8433'],
          ['#1c4a28', '#34724a'],
          ['#587a24', '#94ac48'],
          ['#3d6e2c', '#7a9f45'],
        ],
        forms: ['lance', 'ovate'],
        length: [0.55, 0.85],
        wide: [0.16, 0.24],
        apart: 0.24,
        layers: 2,
        over: 0.25,
        veins: 0.65,
      },
    ],
  }))
}

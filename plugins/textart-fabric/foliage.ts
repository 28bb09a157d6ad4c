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

/** Single leaves that fell on the boards: place, size in frame heights. */
const LOOSE = [
  [0.2, 0.12, 0.085],
  [0.34, 0.9, 0.075],
  [0.52, 0.07, 0.07],
  [0.73, 0.92, 0.08],
  [0.9, 0.2, 0.075],
  [0.1, 0.84, 0.08],
] as const

/** Large leaves in the corners of the frame, loose ones between. */
export function foliage(): Step[] {
  return [...loose(), ...heaps()]
}

function heaps(): Step[] {
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
        fit: false,
        veins: 0.65,
      },
    ],
  }))
}

function loose(): Step[] {
  return LOOSE.map(([x, y, height], index) => ({
    do: 'shape',
    path: 'M2 2H98V98H2Z',
    at: [x, y],
    height,
    steps: [
      {
        do: 'leaves',
        colours: [index % 2 === 0 ? ['#6f8a2c', '#b5b652'] : ['#2f6b22', '#5d9a32']],
        forms: ['ovate'],
        length: [0.9, 1],
        wide: [0.22, 0.28],
        apart: 0.7,
        layers: 1,
        over: 0.3,
        fit: false,
        veins: 0.65,
      },
    ],
  }))
}

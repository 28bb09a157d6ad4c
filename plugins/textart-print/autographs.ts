import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Extract<Recipe['steps'][number], { do: 'shape' }>
type Inner = Step['steps']

/** Hurried names that nobody can read, in a view of 160 × 90. */
const SCRAWLS = [
  'M6 62C10 18 30 2 32 28C34 56 14 92 12 80C10 62 42 34 52 42C58 47 46 66 52 66C60 66 62 42 68 44' +
    'C72 46 66 65 72 64C82 62 82 38 90 42C95 45 88 66 98 62C114 56 132 44 156 26',
  'M10 40C30 10 60 8 44 34C34 50 10 62 18 70C30 80 60 40 66 46C70 50 58 68 66 68C76 68 78 46 86 48C90 50 82 68 90 66' +
    'C100 62 108 22 104 20C98 18 92 66 102 66C116 66 122 48 150 52M28 84C70 74 110 72 152 76',
  'M14 14C10 40 8 60 6 78M4 44C24 16 46 10 44 26C42 42 22 46 16 46' +
    'C34 50 46 76 62 68C72 62 70 50 64 54C56 60 66 74 78 66' +
    'C88 58 86 48 92 52C96 56 90 70 98 68C108 66 110 48 118 50C124 54 112 70 122 70C136 68 146 54 156 40',
]

/** Where they stand on the picture, how large, turned by how many degrees. */
const PLACES = [
  [0.13, 0.86, 0.2, -12],
  [0.42, 0.9, 0.19, -5],
  [0.68, 0.88, 0.2, -14],
] as const

/** What others of the band wrote beside the name. */
export function autographs(steps: Inner): Step[] {
  return PLACES.map(([x, y, height, turn], index) => ({
    do: 'shape',
    path: SCRAWLS[index]!,
    view: [160, 90],
    stroke: 3.4,
    at: [x, y],
    height,
    turn,
    steps,
  }))
}

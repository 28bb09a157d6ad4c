import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Scene = Extract<Recipe['steps'][number], { do: 'scene' }>
type Step = Scene['steps'][number]
type Shape = Extract<Step, { do: 'shape' }>
type Point = readonly [number, number]

/** A face cut into a pumpkin, in a view of 120 × 100: corners, with curves through them along its mouth. */
const FACE: readonly (readonly Point[])[] = [
  [
    [28, 56],
    [45, 39],
    [50, 59],
    [38, 63],
  ],
  [
    [92, 56],
    [75, 39],
    [70, 59],
    [82, 63],
  ],
  [
    [60, 59],
    [66, 70],
    [54, 70],
  ],
  [
    [23, 69],
    [35, 75],
    [38, 71],
    [44, 78],
    [50, 75],
    [54, 82],
    [66, 82],
    [70, 75],
    [76, 78],
    [82, 71],
    [85, 75],
    [97, 69],
    [91, 81],
    [81, 89],
    [75, 85],
    [69, 93],
    [51, 93],
    [45, 85],
    [39, 89],
    [29, 81],
  ],
]

/** Drawn in towards the pumpkin's middle: where the cut comes out on the inside of its wall. */
const cut = (depth: number) =>
  FACE.map((corners) => {
    const at = ([x, y]: Point) => `${(60 + (x - 60) * depth).toFixed(2)} ${(66 + (y - 66) * depth).toFixed(2)}`
    return `M${corners.map(at).join('L')}Z`
  })
const OUTER = cut(1)
const INNER = cut(0.915)

/** Pumpkin's radius, and how far its middle lies below that of the view, in heights of the view. */
const RADIUS = 0.52
const BELOW = 0.12

/** A lit pumpkin in the scene; place in shares of the frame, height in frame heights. */
export function pumpkin(at: Point, height: number, turn = 0): Step[] {
  const placed = { do: 'shape', view: [120, 100], at, height, turn } as const
  return [
    {
      do: 'solids',
      shadow: 0.7,
      salt: Math.round(height * 100) % 100,
      things: [{ kind: 'pumpkin', at: [at[0], at[1] + BELOW * height], size: RADIUS * height, turn }],
    },
    // What shines through the rind, and on the edges of the cut.
    { ...placed, path: OUTER, steps: [{ do: 'fill', colour: [1, 0.24, 0.015], blur: 0.045, blend: 'add', gain: 0.9 }] },
    {
      ...placed,
      path: OUTER,
      steps: [
        {
          do: 'fill',
          paint: {
            kind: 'vertical',
            colours: [
              [0.5, 0.13, 0.012],
              [0.95, 0.34, 0.04],
              [1.3, 0.6, 0.1],
            ],
          },
        },
      ],
    },
    {
      ...placed,
      path: INNER,
      within: OUTER.join(''),
      steps: [
        {
          do: 'fill',
          paint: {
            kind: 'radial',
            at: [0.5, 0.72],
            radius: 0.5,
            colours: [
              [4.4, 3.2, 1.3],
              [2.8, 1.5, 0.34],
              [1.5, 0.55, 0.07],
              [0.8, 0.2, 0.015],
            ],
          },
          blur: 0.004,
        },
      ],
    },
  ]
}

const overFrame = { do: 'shape', view: [200, 100], height: 1 } as const

/** Light that falls out of lit pumpkins on the ground before them; places of their feet in the view of 200 × 100. */
export function lit(...feet: readonly Point[]): Shape {
  const pool = ([x, y]: Point) => `M${x - 20} ${y}A20 5 0 0 1 ${x + 20} ${y}A20 5 0 0 1 ${x - 20} ${y}Z`
  return {
    ...overFrame,
    path: feet.map(pool),
    steps: [{ do: 'fill', colour: [1, 0.36, 0.06], blur: 0.03, blend: 'add', gain: 0.24 }],
  }
}

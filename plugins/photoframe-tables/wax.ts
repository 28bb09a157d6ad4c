/** Wax that ran down the candles beside the crystal ball: over the plate's straight ones, in its pixels. */
import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]
type Point = readonly [number, number]

/** Each candle by the ends of its rim and of its foot. */
const CANDLES: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    [81, 281],
    [205, 281],
    [219, 652],
    [100, 654],
  ],
  [
    [1056, 393],
    [1167, 393],
    [1155, 667],
    [1046, 668],
  ],
  [
    [1169, 166],
    [1284, 166],
    [1262, 597],
    [1159, 598],
  ],
]

/** Runs of a candle: where across it, how far down, how broad, how far it swings aside; those at 0 and 1 swell its outline. */
const RUNS: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [0.02, 0.5, 0.07, 0.01],
    [0.2, 0.24, 0.05, -0.01],
    [0.31, 0.72, 0.06, 0.03],
    [0.66, 0.36, 0.05, 0.02],
    [0.985, 0.86, 0.075, -0.015],
  ],
  [
    [0.01, 0.66, 0.075, 0.012],
    [0.4, 0.3, 0.055, -0.02],
    [0.72, 0.9, 0.065, 0.03],
    [0.99, 0.4, 0.07, 0],
  ],
  [
    [0.005, 0.3, 0.07, 0],
    [0.16, 0.62, 0.06, 0.02],
    [0.56, 0.2, 0.05, -0.01],
    [0.8, 0.46, 0.06, 0.015],
  ],
]

const WAX = ['#b98a5c', '#eccf9c', '#fbe8c0', '#f4dcae', '#e2bd88', '#9c6c42']
/** A number from -1 to 1 for each whole one. */
const any = (n: number) => 2 * (Math.abs(Math.sin(n * 91.7 + 13.1) * 4375.85) % 1) - 1

const candle = ([a, b, c, d]: (typeof CANDLES)[number], number: number): Mark[] => {
  const at = (u: number, v: number): Point => {
    const part = (axis: 0 | 1) => (a[axis] * (1 - u) + b[axis] * u) * (1 - v) + (d[axis] * (1 - u) + c[axis] * u) * v
    return [part(0), part(1)]
  }
  const between = (from: Point, to: Point, inks: string[]) => ({ from, to, inks })
  const closed = (points: Point[]) => ornaments.throughPoints(points, true)
  // The rim melted low on one side; what went over it has set in a skirt of uneven depth.
  const skirt = Array.from({ length: 13 }, (_, step): Point => {
    const u = 1.02 - (step / 12) * 1.04
    return at(u, 0.05 + 0.03 * any(7 * number + step) + (step % 3 === 1 ? 0.035 : 0))
  })
  const foot = Array.from({ length: 15 }, (_, step): Point => {
    const u = 1.13 - (step / 14) * 1.26
    return at(u, 1.006 + 0.03 * (1 - (2 * u - 1) ** 2) + 0.006 * any(5 * number + step))
  })
  const run = ([u, down, wide, sway]: (typeof RUNS)[number][number], index: number): Mark[] => {
    const isSide = u < 0.1 || u > 0.9
    const first = isSide ? 0.07 : 0.02
    const side = (way: number) =>
      [0, 0.12, 0.3, 0.5, 0.7, 0.86, 0.95].map((t): Point => {
        // Broad where it went over the rim; along the outline it comes out from below the rim.
        const top = isSide ? Math.min(0.9, 0.2 + 4 * t) : Math.max(0.85, 1.5 - 3 * t)
        const broad = wide * (top + 0.1 * any(index + 9 * t)) * (t > 0.8 ? 1.2 : 1)
        return at(u + sway * Math.sin(4 * t) + way * broad, first + (down - first) * t)
      })
    const end = at(u + sway * Math.sin(4), down)
    const path = closed([...side(-1), end, ...side(1).toReversed()])
    return [
      { draw: 'path', path, fill: between(at(u - wide, down / 2), at(u + 1.2 * wide, down / 2), WAX) },
      {
        draw: 'path',
        path: ornaments.oval(...at(u - 0.2 * wide + sway, down - 0.035), 2.4, 5),
        fill: '#fff6e0',
        opacity: 0.5,
      },
    ]
  }
  return [
    ...RUNS[number]!.flatMap(run),
    {
      draw: 'path',
      path: closed([at(-0.02, 0.005), at(0.5, 0.018), at(1.02, 0.005), ...skirt]),
      fill: between(at(-0.02, 0), at(1.02, 0), WAX),
    },
    {
      draw: 'path',
      path: closed([at(-0.04, 0.95), at(0.5, 1), at(1.04, 0.95), ...foot]),
      fill: between(at(-0.1, 1), at(1.1, 1), WAX),
      opacity: 0.8,
    },
  ]
}

/** Runs, a skirt below each rim and what has set about each foot. */
export const wax: Mark[] = CANDLES.flatMap(candle)

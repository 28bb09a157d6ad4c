import { locks } from './cel.ts'
import { whole } from './paths.ts'

type Point = readonly [number, number]

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/** Each lock parts into a long one and a shorter one beside it, so that none is as broad as a petal. */
function parted(points: readonly Point[]): Point[] {
  return points.flatMap((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]]
    if (at % 2 === 0 || !before || !after) return [point]
    const fork = between(between(before, after, 0.52), point, 0.4 + 0.05 * (at % 3))
    return [between(before, point, 1.12), fork, between(after, point, 0.72 + 0.06 * (at % 4))]
  })
}

/** The mane's left half from the crown to the chin: valleys and tips in turn. */
export const OUTER = whole(
  locks(
    parted([
      [50, 4],
      [43, -9],
      [39, 5],
      [27, -6],
      [28, 9],
      [10, 3],
      [17, 19],
      [-2, 18],
      [9, 32],
      [-9, 37],
      [5, 45],
      [-10, 57],
      [7, 59],
      [-4, 77],
      [14, 72],
      [7, 94],
      [24, 84],
      [24, 105],
      [36, 92],
      [41, 113],
      [50, 100],
    ]),
    -0.2,
  ),
)
export const MIDDLE = whole(
  locks(
    parted([
      [50, 10],
      [46, 1],
      [42, 11],
      [33, 3],
      [33, 15],
      [18, 12],
      [23, 25],
      [8, 27],
      [17, 37],
      [2, 44],
      [15, 49],
      [2, 61],
      [17, 62],
      [9, 77],
      [23, 73],
      [20, 90],
      [33, 83],
      [36, 100],
      [50, 92],
    ]),
    -0.2,
  ),
)
export const FRINGE = whole(
  locks(
    parted([
      [50, 17],
      [44, 9],
      [42, 19],
      [33, 14],
      [34, 24],
      [21, 25],
      [28, 34],
      [13, 38],
      [25, 44],
      [11, 53],
      [25, 54],
      [15, 66],
      [29, 64],
      [23, 79],
      [36, 76],
      [50, 84],
    ]),
    -0.2,
  ),
)

import { resizePlane, sizeWithin } from '@gateway/sdk-plugin/vision'
import type { Plane, Size } from '@gateway/sdk-plugin/vision'
import type { Lattice, Step } from './lattice.ts'

/** One cell of a lattice in pixels of the picture, to add up and look up what all its repeats have in common. */
export interface Tile extends Size {
  /** Where a pixel lies: the node to its upper left, and how far to the right of and below it. */
  place(x: number, y: number): { node: number; right: number; low: number }
}

export function tileOf({ steps: [[ax, ay], [bx, by]] }: Lattice): Tile {
  const determinant = ax * by - ay * bx
  const [left, top] = [Math.min(0, ax, bx, ax + bx), Math.min(0, ay, by, ay + by)]
  const width = Math.ceil(Math.max(0, ax, bx, ax + bx) - left) + 3
  const height = Math.ceil(Math.max(0, ay, by, ay + by) - top) + 3
  const found = { node: 0, right: 0, low: 0 }
  return {
    width,
    height,
    place(x, y) {
      // What lies on the border of a cell must not be split between both of its sides.
      const u = (x * by - y * bx) / determinant + 1e-7
      const v = (y * ax - x * ay) / determinant + 1e-7
      const [s, t] = [u - Math.floor(u), v - Math.floor(v)]
      const [px, py] = [s * ax + t * bx - left + 1, s * ay + t * by - top + 1]
      const [column, row] = [Math.floor(px + 1e-4), Math.floor(py + 1e-4)]
      found.node = row * width + column
      found.right = Math.max(0, px - column)
      found.low = Math.max(0, py - row)
      return found
    },
  }
}

/** Pixels that are looked at to measure a step. */
const SIDE = 900
/** Pixels that a step is moved by, again and again. */
const MOVES = [0.4, 0.2, 0.1, 0.05, 0.02]

/** The steps to a few hundredths of a pixel: those with which the repeats have the most in common. */
export function refineLattice(detail: Plane, size: Size, lattice: Lattice): Lattice {
  const small = sizeWithin(size, SIDE)
  const plane = resizePlane(detail, size, small)
  const scale = small.width / size.width
  let best = lattice.steps.flat().map((value) => value * scale)
  let most = commonPart(plane, small, stepsOf(best))
  const attempt = (steps: number[], least = 1) => {
    const value = commonPart(plane, small, stepsOf(steps))
    const isBetter = value > most * least
    if (isBetter) [best, most] = [steps, value]
    return isBetter
  }
  for (const move of MOVES) {
    for (let round = 0, isMoving = true; isMoving && round < 3; round++) {
      isMoving = false
      for (let k = 0; k < 4; k++) {
        for (const by of [move, -move]) isMoving = attempt(best.with(k, best[k]! + by)) || isMoving
      }
    }
  }
  // Programs place marks by whole pixels.
  const whole = best.map((value) => Math.round(value / scale) * scale)
  if (whole.every((value, k) => Math.abs(value - best[k]!) < 0.25)) attempt(whole, 0.97)
  return { steps: stepsOf(best.map((value) => value / scale)) }
}

function stepsOf([ax, ay, bx, by]: readonly number[]): readonly [Step, Step] {
  return [
    [ax!, ay!],
    [bx!, by!],
  ]
}

/** The sum of squares that the means over all repeats explain. */
function commonPart(plane: Plane, { width, height }: Size, steps: readonly [Step, Step]): number {
  const tile = tileOf({ steps })
  const [sums, counts] = [new Float64Array(tile.width * tile.height), new Float64Array(tile.width * tile.height)]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const { node, right, low } = tile.place(x, y)
      const at = node + (right < 0.5 ? 0 : 1) + (low < 0.5 ? 0 : tile.width)
      sums[at]! += plane[y * width + x]!
      counts[at]!++
    }
  }
  return sums.reduce((sum, value, at) => sum + (counts[at] ? (value * value) / counts[at] : 0), 0)
}

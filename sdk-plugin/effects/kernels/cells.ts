import { randomFrom } from '../random.ts'

/** What `cellAt` finds at a place; lengths in cells. */
export interface Cell {
  /** From the cell's middle to the place. */
  dx: number
  dy: number
  /** The middle. */
  x: number
  y: number
  /** How far it is to the border with the next cell, about. */
  border: number
  /** Numbers of its own, 0 to 1. */
  value: number
  other: number
}

/** A cell to be filled by `cellAt`, for reuse. */
export function newCell(): Cell {
  return { dx: 0, dy: 0, x: 0, y: 0, border: 0, value: 0, other: 0 }
}

/** Cells after which all mosaics repeat at the latest; a power of two. */
const SIDE = 64
const LAST = SIDE - 1

/** For each cell how far its middle is moved, from -0.5 to 0.5, and its own numbers. */
const random = randomFrom(4711)
const [moveX, moveY, values, others] = [0.5, 0.5, 0, 0].map((middle) => {
  return Float32Array.from({ length: SIDE * SIDE }, () => random() - middle)
}) as [Float32Array, Float32Array, Float32Array, Float32Array]

/**
 * The cell of an irregular mosaic that a place lies in (Voronoi's diagram of one point in each square of a grid).
 *
 * @param jitter 0 is a chessboard, 1 quite irregular.
 * @param period Cells after which it repeats, a power of two up to 64.
 */
export function cellAt(u: number, v: number, jitter: number, out: Cell, period = SIDE): void {
  const wrap = (period - 1) & LAST
  const column = Math.floor(u)
  const row = Math.floor(v)
  let best = 1e9
  let second = 1e9
  let bestX = 0
  let bestY = 0
  let secondX = 0
  let secondY = 0
  let found = 0
  for (let cy = row - 1; cy <= row + 1; cy++) {
    const line = (cy & wrap) * SIDE
    for (let cx = column - 1; cx <= column + 1; cx++) {
      const index = line + (cx & wrap)
      const x = cx + 0.5 + jitter * moveX[index]!
      const y = cy + 0.5 + jitter * moveY[index]!
      const far = (u - x) * (u - x) + (v - y) * (v - y)
      if (far < best) {
        second = best
        secondX = bestX
        secondY = bestY
        best = far
        bestX = x
        bestY = y
        found = index
      } else if (far < second) {
        second = far
        secondX = x
        secondY = y
      }
    }
  }
  out.x = bestX
  out.y = bestY
  out.dx = u - bestX
  out.dy = v - bestY
  out.value = values[found]!
  out.other = others[found]!
  const length = Math.sqrt((secondX - bestX) * (secondX - bestX) + (secondY - bestY) * (secondY - bestY))
  out.border = (second - best) / (2 * (length > 1e-6 ? length : 1e-6))
}

import { cellValue } from '../plates/plate.ts'

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

/**
 * The cell of an irregular mosaic that a place lies in (Voronoi's diagram of one point in each square of a grid).
 *
 * @param jitter 0 is a chessboard, 1 quite irregular.
 * @param period Cells after which it repeats, a power of two. Default: never.
 */
export function cellAt(u: number, v: number, jitter: number, out: Cell, period = 0x40000000): void {
  const wrap = period - 1
  const column = Math.floor(u)
  const row = Math.floor(v)
  let best = 1e9
  let second = 1e9
  let secondX = 0
  let secondY = 0
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const cx = column + dx
      const cy = row + dy
      const ix = cx & wrap
      const iy = cy & wrap
      const x = cx + 0.5 + jitter * (cellValue(ix, iy) - 0.5)
      const y = cy + 0.5 + jitter * (cellValue(ix + 7919, iy + 104) - 0.5)
      const far = (u - x) * (u - x) + (v - y) * (v - y)
      if (far < best) {
        second = best
        secondX = out.x
        secondY = out.y
        best = far
        out.x = x
        out.y = y
        out.value = cellValue(ix + 31, iy + 17)
        out.other = cellValue(ix - 77, iy + 311)
      } else if (far < second) {
        second = far
        secondX = x
        secondY = y
      }
    }
  }
  out.dx = u - out.x
  out.dy = v - out.y
  const length = Math.sqrt((secondX - out.x) * (secondX - out.x) + (secondY - out.y) * (secondY - out.y))
  out.border = (second - best) / (2 * Math.max(1e-6, length))
}

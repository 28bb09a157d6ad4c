import { cellValue } from '../plates/plate.ts'
import { hypot } from '../hypot.ts'

/** The piece at a place, and how far its edge is, in frame heights. */
export const found = { id: 0, gap: 0, isBorder: false }

/** Diamonds, taller than wide. */
export function quarry(u: number, v: number, size: number): void {
  const a = (u * 1.25 + v) / size
  const b = (u * 1.25 - v) / size
  const fa = a - Math.floor(a)
  const fb = b - Math.floor(b)
  found.id = Math.floor(a) * 57 + Math.floor(b)
  found.gap = (Math.min(fa, 1 - fa, fb, 1 - fb) * size) / 1.6
  found.isBorder = false
}

/** The points that broken pieces lie around: one in each cell, kept from call to call. */
const points = { columns: 0, x: new Float32Array(0), y: new Float32Array(0) }

export function scatterPoints(columns: number, rows: number): void {
  if (points.columns === columns && points.x.length === columns * rows) return
  points.columns = columns
  points.x = Float32Array.from({ length: columns * rows }, (_, at) => {
    return (at % columns) + 0.1 + 0.8 * cellValue(at % columns, Math.floor(at / columns))
  })
  points.y = Float32Array.from({ length: columns * rows }, (_, at) => {
    const row = Math.floor(at / columns)
    return row + 0.1 + 0.8 * cellValue((at % columns) + 91, row - 37)
  })
}

/** Pieces around scattered points. */
export function broken(u: number, v: number, size: number): void {
  // The first row and column of cells lie outside of the frame.
  const x = u / size + 1
  const y = v / size + 1
  const { columns, x: px, y: py } = points
  const middle = (y | 0) * columns + (x | 0)
  let best = 9
  let second = 9
  let nearest = middle
  let other = middle
  for (let dy = -1; dy <= 1; dy++) {
    for (let at = middle + dy * columns - 1; at <= middle + dy * columns + 1; at++) {
      const dx = px[at]! - x
      const down = py[at]! - y
      const far = dx * dx + down * down
      if (far < best) {
        second = best
        other = nearest
        best = far
        nearest = at
      } else if (far < second) {
        second = far
        other = at
      }
    }
  }
  const apart = hypot(px[nearest]! - px[other]!, py[nearest]! - py[other]!)
  found.id = nearest
  found.gap = ((second - best) / (2 * Math.max(0.05, apart))) * size
  found.isBorder = false
}

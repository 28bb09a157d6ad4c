import { hypot } from '../hypot.ts'
import type { Letters } from '../lettering.ts'
import { type Along, alongStrokes } from './along.ts'
import { indexAt } from './threads.ts'

/** A thread's place: from x, y of the letters' planes along a unit vector, in pixels. */
export interface Row {
  x: number
  y: number
  dx: number
  dy: number
  length: number
}

/**
 * Threads side by side across each stroke from edge to edge, one stroke after the other, the longest first; where another
 * stroke begins they end in one clean line, a little below its threads.
 *
 * @param step Pixels from thread to thread
 * @param lean Radians by which they lean from straight across
 */
export function rowsAcross(letters: Letters, step: number, lean: number): Row[] {
  const flow = alongStrokes(letters)
  const order = flow.strokes.map((_, index) => index).sort((a, b) => flow.strokes[b]!.length - flow.strokes[a]!.length)
  const rank = new Int16Array(order.length)
  order.forEach((stroke, index) => (rank[stroke] = index))
  return order.flatMap((stroke) => rowsOf(letters, flow, stroke, rank, step, lean))
}

function rowsOf(letters: Letters, flow: Along, stroke: number, rank: Int16Array, step: number, lean: number): Row[] {
  const { whole, isClosed } = flow.strokes[stroke]!
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const count = whole.length / 2
  const rows: Row[] = []
  let left = 0
  for (let at = 0; at < count; at++) {
    const next = isClosed ? (at + 1) % count : Math.min(count - 1, at + 1)
    const x = whole[at * 2]!
    const y = whole[at * 2 + 1]!
    const vx = whole[next * 2]! - x
    const vy = whole[next * 2 + 1]! - y
    const far = hypot(vx, vy)
    if (far < 1e-6) continue
    const [tx, ty] = tangentAt(whole, at, isClosed)
    // Across, then leaning.
    const dx = -ty * cos + tx * sin
    const dy = tx * cos + ty * sin
    for (; left < far; left += step) {
      const px = x + (vx / far) * left
      const py = y + (vy / far) * left
      const there = reach(letters, flow, stroke, rank, px, py, dx, dy)
      const back = reach(letters, flow, stroke, rank, px, py, -dx, -dy)
      if (there + back > 1.5) rows.push({ x: px - dx * back, y: py - dy * back, dx, dy, length: there + back })
    }
    left -= far
  }
  return rows
}

/** The way a line runs, told over some of it: threads side by side lie alike. */
function tangentAt(points: Float32Array, at: number, isClosed: boolean): readonly [number, number] {
  const count = points.length / 2
  const by = Math.min(4, count >> 1)
  const after = isClosed ? (at + by) % count : Math.min(count - 1, at + by)
  const before = isClosed ? (at + count - by) % count : Math.max(0, at - by)
  const x = points[after * 2]! - points[before * 2]!
  const y = points[after * 2 + 1]! - points[before * 2 + 1]!
  const far = hypot(x, y) || 1
  return [x / far, y / far]
}

/** Pixels from a place to the letters' edge, or to a stroke that is sewn before. */
function reach(
  letters: Letters,
  { stroke: strokes, along, strokes: measures }: Along,
  stroke: number,
  rank: Int16Array,
  x: number,
  y: number,
  dx: number,
  dy: number,
): number {
  let length = 0
  const most = 0.6 * letters.em
  const { half, length: whole, isClosed } = measures[stroke]!
  const start = along[indexAt(letters, x, y)]!
  while (length < most) {
    const at = indexAt(letters, x + dx * length, y + dy * length)
    const far = letters.distance[at]!
    if (far < 0) break
    const other = strokes[at]!
    if (other >= 0 && other !== stroke && (rank[other]! < rank[stroke]! || length > 0.06 * letters.em)) break
    // Where a stroke has turned back to itself, that is another part of it.
    const apart = Math.abs(along[at]! - start)
    if (other === stroke && (isClosed ? Math.min(apart, whole - apart) : apart) > 1.3 * half) break
    length += 0.7
  }
  return length
}

import { spaced } from '../lines.ts'

/** For each pixel of a box around a line: how far the line is, to which side, and how far along it. */
export interface LineField {
  x: number
  y: number
  width: number
  height: number
  /** Pixels to the line; more than the reach where it is far. */
  far: Float32Array
  /** Pixels from the line's start. */
  along: Float32Array
  /** From the line to the pixel, in pixels. */
  dx: Float32Array
  dy: Float32Array
  length: number
}

/** Measures the surroundings of a line, up to `reach` pixels from it. */
export function lineField(points: Float32Array, reach: number, step = Math.max(1, reach / 4)): LineField {
  const line = spaced(points, false, step)
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < line.length; at += 2) {
    left = Math.min(left, line[at]!)
    right = Math.max(right, line[at]!)
    top = Math.min(top, line[at + 1]!)
    bottom = Math.max(bottom, line[at + 1]!)
  }
  const x = Math.floor(left - reach) - 1
  const y = Math.floor(top - reach) - 1
  const width = Math.ceil(right + reach) + 2 - x
  const height = Math.ceil(bottom + reach) + 2 - y
  const pixels = width * height
  const far = new Float32Array(pixels).fill(reach * reach + 1)
  const along = new Float32Array(pixels)
  const dx = new Float32Array(pixels)
  const dy = new Float32Array(pixels)
  const planes = { far, along, dx, dy }
  let done = 0
  const count = Math.max(2, line.length / 2)
  for (let index = 0; index < count - 1; index++) {
    const ax = line[index * 2]! - x - 0.5
    const ay = line[index * 2 + 1]! - y - 0.5
    const bx = (line[index * 2 + 2] ?? line[index * 2]!) - x - 0.5
    const by = (line[index * 2 + 3] ?? line[index * 2 + 1]!) - y - 0.5
    const sx = bx - ax
    const sy = by - ay
    const size = sx * sx + sy * sy
    const length = Math.sqrt(size)
    const piece = { ax, ay, sx, sy, perSize: size > 0 ? 1 / size : 0, length, done }
    const firstY = Math.max(0, Math.floor(Math.min(ay, by) - reach))
    const lastY = Math.min(height - 1, Math.ceil(Math.max(ay, by) + reach))
    const firstX = Math.max(0, Math.floor(Math.min(ax, bx) - reach))
    const lastX = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + reach))
    for (let py = firstY; py <= lastY; py++) measureRow(planes, piece, py, py * width, firstX, lastX)
    done += length
  }
  for (let at = 0; at < pixels; at++) far[at] = Math.sqrt(far[at]!)
  return { x, y, width, height, far, along, dx, dy, length: done }
}

/** A straight piece of a line: where it begins, its way, and how long it is, and the line before it. */
interface Piece {
  ax: number
  ay: number
  sx: number
  sy: number
  /** 1 by its length squared; 0 for a dot. */
  perSize: number
  length: number
  done: number
}

/** Measures a row of pixels against a piece, squared. A function of its own: V8 compiles it after a few rows. */
function measureRow(
  { far, along, dx, dy }: Pick<LineField, 'far' | 'along' | 'dx' | 'dy'>,
  { ax, ay, sx, sy, perSize, length, done }: Piece,
  py: number,
  row: number,
  firstX: number,
  lastX: number,
): void {
  const ey = py - ay
  for (let px = firstX; px <= lastX; px++) {
    const at = row + px
    const ex = px - ax
    const t = Math.max(0, Math.min(1, (ex * sx + ey * sy) * perSize))
    const ox = ex - sx * t
    const oy = ey - sy * t
    const gap = ox * ox + oy * oy
    if (gap >= far[at]!) continue
    far[at] = gap
    dx[at] = ox
    dy[at] = oy
    along[at] = done + t * length
  }
}

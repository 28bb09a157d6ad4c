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
  let done = 0
  const count = Math.max(2, line.length / 2)
  for (let index = 0; index < count - 1; index++) {
    const ax = line[index * 2]! - x - 0.5
    const ay = line[index * 2 + 1]! - y - 0.5
    const bx = (line[index * 2 + 2] ?? line[index * 2]!) - x - 0.5
    const by = (line[index * 2 + 3] ?? line[index * 2 + 1]!) - y - 0.5
    const [sx, sy] = [bx - ax, by - ay]
    const size = sx * sx + sy * sy
    const length = Math.sqrt(size)
    const firstY = Math.max(0, Math.floor(Math.min(ay, by) - reach))
    const lastY = Math.min(height - 1, Math.ceil(Math.max(ay, by) + reach))
    const firstX = Math.max(0, Math.floor(Math.min(ax, bx) - reach))
    const lastX = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + reach))
    for (let py = firstY; py <= lastY; py++) {
      for (let px = firstX, at = py * width + firstX; px <= lastX; px++, at++) {
        const [ex, ey] = [px - ax, py - ay]
        let t = size > 0 ? (ex * sx + ey * sy) / size : 0
        if (t < 0) t = 0
        else if (t > 1) t = 1
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
    done += length
  }
  for (let at = 0; at < pixels; at++) far[at] = Math.sqrt(far[at]!)
  return { x, y, width, height, far, along, dx, dy, length: done }
}

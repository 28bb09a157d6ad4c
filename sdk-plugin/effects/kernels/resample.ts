/** A plane with its size. */
export interface Plane {
  plane: Float32Array
  width: number
  height: number
}

/** Half the size, each pixel the mean of four (fewer at odd ends). */
export function shrink(from: Float32Array, width: number, height: number): Plane {
  const w = Math.ceil(width / 2)
  const h = Math.ceil(height / 2)
  const plane = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    const top = 2 * y * width
    const bottom = Math.min(height - 1, 2 * y + 1) * width
    for (let x = 0; x < w; x++) {
      const left = 2 * x
      const right = left + 1 < width ? left + 1 : left
      plane[y * w + x] = (from[top + left]! + from[top + right]! + from[bottom + left]! + from[bottom + right]!) / 4
    }
  }
  return { plane, width: w, height: h }
}

/** Twice the size (as `shrink` halved it), bilinear between the centres of pixels. */
export function enlarge(
  from: Float32Array,
  fromWidth: number,
  fromHeight: number,
  width: number,
  height: number,
): Float32Array {
  const to = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const fy = Math.min(fromHeight - 1, Math.max(0, (y - 0.5) / 2))
    const y0 = fy | 0
    const ty = fy - y0
    const top = y0 * fromWidth
    const bottom = Math.min(fromHeight - 1, y0 + 1) * fromWidth
    for (let x = 0; x < width; x++) {
      const fx = x < 1 ? 0 : (x - 0.5) / 2
      const x0 = fx | 0
      const tx = fx - x0
      const x1 = x0 + 1 < fromWidth ? x0 + 1 : x0
      const a = from[top + x0]!
      const c = from[bottom + x0]!
      const upper = a + (from[top + x1]! - a) * tx
      const lower = c + (from[bottom + x1]! - c) * tx
      to[y * width + x] = upper + (lower - upper) * ty
    }
  }
  return to
}

/** Bilinear between the centres of pixels; beyond the sides the last pixel. */
export function sampleAt(plane: Float32Array, width: number, height: number, x: number, y: number): number {
  const px = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x
  const py = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y
  const x0 = px | 0
  const y0 = py | 0
  const tx = px - x0
  const at = y0 * width + x0
  const a = plane[at]!
  const upper = a + (plane[at + 1]! - a) * tx
  const c = plane[at + width]!
  const lower = c + (plane[at + width + 1]! - c) * tx
  return upper + (lower - upper) * (py - y0)
}

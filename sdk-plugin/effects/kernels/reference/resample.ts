import type { Size } from '../../../vision/planes.ts'
import type { Plane } from '../resample.ts'

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
  const row = new Float32Array(fromWidth + 1)
  for (let y = 0; y < height; y++) {
    // A pixel lies a quarter of a coarse one from the middle of its own, towards the nearer neighbour.
    const own = Math.min(fromHeight - 1, y >> 1) * fromWidth
    const other = Math.min(fromHeight - 1, Math.max(0, (y >> 1) + ((y & 1) === 0 ? -1 : 1))) * fromWidth
    for (let x = 0; x < fromWidth; x++) row[x] = 0.75 * from[own + x]! + 0.25 * from[other + x]!
    row[fromWidth] = row[fromWidth - 1]!
    const at = y * width
    let left = row[0]!
    for (let x = 0; x < fromWidth; x++) {
      const here = row[x]!
      to[at + 2 * x] = 0.25 * left + 0.75 * here
      if (2 * x + 1 < width) to[at + 2 * x + 1] = 0.75 * here + 0.25 * row[x + 1]!
      left = here
    }
  }
  return to
}

/** A smaller copy of any size, each pixel the mean of those it stands for. */
export function meansOf(source: Float32Array, from: Size, { width, height }: Size): Float32Array {
  const begins = (at: number, large: number, small: number) => Math.floor((at * large) / small)
  return new Float32Array(width * height).map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const [left, top] = [begins(x, from.width, width), begins(y, from.height, height)]
    const right = Math.max(left + 1, begins(x + 1, from.width, width))
    const bottom = Math.max(top + 1, begins(y + 1, from.height, height))
    let sum = 0
    for (let py = top; py < bottom; py++) for (let px = left; px < right; px++) sum += source[py * from.width + px]!
    return sum / ((bottom - top) * (right - left))
  })
}

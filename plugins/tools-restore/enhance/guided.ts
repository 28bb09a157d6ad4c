import { boxBlur, type Plane } from './blur.ts'

/** The filter's coefficients are computed on a copy of this size to one. */
const STEP = 4

/**
 * A plane without its detail: smooth within surfaces, true to the edges between them, so that what is done to it leaves
 * no halo (the fast guided filter of He and Sun, guided by the plane itself).
 *
 * @param radius In pixels: detail is what is smaller.
 * @param edge A step of this height counts as half an edge.
 */
export function withoutDetail(plane: Plane, radius: number, edge: number): Plane {
  const small = shrink(plane)
  const reach = Math.max(1, Math.round(radius / STEP))
  const mean = boxBlur(small, reach)
  const square = boxBlur({ ...small, data: small.data.map((value) => value * value) }, reach)
  const slope = new Float32Array(small.data.length)
  const offset = new Float32Array(small.data.length)
  for (let at = 0; at < slope.length; at++) {
    const variance = Math.max(0, square.data[at]! - mean.data[at]! * mean.data[at]!)
    slope[at] = variance / (variance + edge * edge)
    offset[at] = mean.data[at]! * (1 - slope[at]!)
  }
  const slopes = boxBlur({ ...small, data: slope }, reach)
  const offsets = boxBlur({ ...small, data: offset }, reach)
  return combine(plane, slopes, offsets)
}

function shrink({ width, height, data }: Plane): Plane {
  const [w, h] = [Math.ceil(width / STEP), Math.ceil(height / STEP)]
  const small = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let sum = 0
      let count = 0
      for (let row = y * STEP; row < Math.min(height, (y + 1) * STEP); row++) {
        for (let column = x * STEP; column < Math.min(width, (x + 1) * STEP); column++, count++) {
          sum += data[row * width + column]!
        }
      }
      small[y * w + x] = sum / count
    }
  }
  return { width: w, height: h, data: small }
}

/** `slope × value + offset` with both enlarged to the plane, linearly. */
function combine({ width, height, data }: Plane, slopes: Plane, offsets: Plane): Plane {
  const out = new Float32Array(data.length)
  const w = slopes.width
  const columns = Array.from({ length: width }, (_, x) => placeOf(x, w))
  const left = Int32Array.from(columns, ({ first }) => first)
  const right = Int32Array.from(columns, ({ second }) => second)
  const shares = Float32Array.from(columns, ({ share }) => share)
  const slopeRow = new Float32Array(w)
  const offsetRow = new Float32Array(w)
  for (let y = 0; y < height; y++) {
    const { first, second, share } = placeOf(y, slopes.height)
    for (let x = 0; x < w; x++) {
      const [a, b] = [first * w + x, second * w + x]
      slopeRow[x] = slopes.data[a]! + (slopes.data[b]! - slopes.data[a]!) * share
      offsetRow[x] = offsets.data[a]! + (offsets.data[b]! - offsets.data[a]!) * share
    }
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const [l, r, s] = [left[x]!, right[x]!, shares[x]!]
      const slope = slopeRow[l]! + (slopeRow[r]! - slopeRow[l]!) * s
      out[at] = data[at]! * slope + offsetRow[l]! + (offsetRow[r]! - offsetRow[l]!) * s
    }
  }
  return { width, height, data: out }
}

function placeOf(index: number, count: number): { first: number; second: number; share: number } {
  const at = Math.min(count - 1, Math.max(0, (index + 0.5) / STEP - 0.5))
  const first = Math.floor(at)
  return { first, second: Math.min(count - 1, first + 1), share: at - first }
}

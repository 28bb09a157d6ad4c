import { countWithin, type Plane, type Size } from '../../../vision/planes.ts'

/** What `../planes.ts` says, readable: two passes of running sums. */
export function boxMean(source: Plane, width: number, height: number, radius: number): Plane {
  const rows = new Float32Array(source.length)
  const counts = Float64Array.from({ length: width }, (_, x) => countWithin(x, width, radius))
  for (let y = 0; y < height; y++) meanOfRow(source, rows, { from: y * width, counts, radius })
  const result = new Float32Array(source.length)
  const sums = new Float64Array(width)
  const add = (row: number) => {
    for (let x = 0, at = row * width; x < width; x++, at++) sums[x]! += rows[at]!
  }
  for (let y = 0; y < Math.min(radius, height); y++) add(y)
  for (let y = 0; y < height; y++) {
    if (y + radius < height) add(y + radius)
    if (y - radius > 0) for (let x = 0, at = (y - radius - 1) * width; x < width; x++, at++) sums[x]! -= rows[at]!
    const count = countWithin(y, height, radius)
    for (let x = 0, at = y * width; x < width; x++, at++) result[at] = sums[x]! / count
  }
  return result
}

/** A sum runs along the row: at its ends there is nothing to add or to take away, and between them no need to ask. */
function meanOfRow(
  source: Plane,
  to: Plane,
  { from, counts, radius }: { from: number; counts: Float64Array; radius: number },
): void {
  const width = counts.length
  let sum = 0
  for (let x = 0; x < Math.min(radius, width); x++) sum += source[from + x]!
  const [entered, left] = [Math.min(width, radius + 1), Math.max(0, width - radius)]
  for (let x = 0; x < entered; x++) {
    if (x < left) sum += source[from + x + radius]!
    to[from + x] = sum / counts[x]!
  }
  for (let x = entered; x < left; x++) {
    sum += source[from + x + radius]!
    sum -= source[from + x - radius - 1]!
    to[from + x] = sum / counts[x]!
  }
  for (let x = Math.max(entered, left); x < width; x++) {
    sum -= source[from + x - radius - 1]!
    to[from + x] = sum / counts[x]!
  }
}

export function resizePlane(source: Plane, from: Size, to: Size): Plane {
  if (from.width === to.width && from.height === to.height) return source
  const result = new Float32Array(to.width * to.height)
  const [scaleX, scaleY] = [from.width / to.width, from.height / to.height]
  for (let y = 0; y < to.height; y++) {
    const sy = Math.min(from.height - 1, Math.max(0, (y + 0.5) * scaleY - 0.5))
    const top = Math.floor(sy)
    const ty = sy - top
    const upper = top * from.width
    const lower = Math.min(from.height - 1, top + 1) * from.width
    for (let x = 0; x < to.width; x++) {
      const sx = Math.min(from.width - 1, Math.max(0, (x + 0.5) * scaleX - 0.5))
      const left = Math.floor(sx)
      const right = Math.min(from.width - 1, left + 1)
      const tx = sx - left
      const above = source[upper + left]! * (1 - tx) + source[upper + right]! * tx
      const below = source[lower + left]! * (1 - tx) + source[lower + right]! * tx
      result[y * to.width + x] = above * (1 - ty) + below * ty
    }
  }
  return result
}

/** One value a pixel, rows from top to bottom. */
export type Plane = Float32Array

/** Mean over a square window of (2 × radius + 1)², cut off at the edges: two passes of running sums. */
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

/** How many places are no further than a radius from one among so many. */
export function countWithin(at: number, length: number, radius: number): number {
  return Math.min(length - 1, at + radius) - Math.max(0, at - radius) + 1
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

/** Bilinear: for planes that are smooth or made larger. */
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

export interface Size {
  width: number
  height: number
}

/** The longer side at most `side`, the ratio kept. */
export function sizeWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Red, green and blue of RGBA bytes as planes from 0 to 255. */
export function colourPlanes({ data, width, height }: Size & { data: Uint8Array }): [Plane, Plane, Plane] {
  const planes: [Plane, Plane, Plane] = [0, 1, 2].map(() => new Float32Array(width * height)) as never
  for (let i = 0; i < width * height; i++) for (let c = 0; c < 3; c++) planes[c]![i] = data[i * 4 + c]!
  return planes
}

/** CIELAB (D65) of RGBA bytes, interleaved: L 0–100, a, b. */
export function labOf({ data, width, height }: Size & { data: Uint8Array }): Float32Array {
  const lab = new Float32Array(width * height * 3)
  for (let i = 0; i < width * height; i++) {
    const r = LINEAR[data[i * 4]!]!
    const g = LINEAR[data[i * 4 + 1]!]!
    const b = LINEAR[data[i * 4 + 2]!]!
    const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
    const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
    lab[i * 3] = 116 * y - 16
    lab[i * 3 + 1] = 500 * (x - y)
    lab[i * 3 + 2] = 200 * (y - z)
  }
  return lab
}

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

function root(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116
}

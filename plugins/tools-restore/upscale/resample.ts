import type { Planes } from './planes.ts'

const LOBES = 3

/** Any size by Lanczos' kernel with three lobes; widened when shrinking, so that nothing flickers. */
export function resample({ planes, width, height }: Planes, toWidth: number, toHeight: number): Planes {
  const across = weightsOf(width, toWidth)
  const down = weightsOf(height, toHeight)
  const resized = planes.map((plane) =>
    resampleRows(resampleColumns(plane, width, height, across), toWidth, down),
  ) as unknown as Planes['planes']
  return { width: toWidth, height: toHeight, planes: resized }
}

interface Weights {
  /** Values made. */
  length: number
  /** Weights for each of them. */
  taps: number
  /** `length × taps` places in the source. */
  places: Int32Array
  values: Float32Array
}

function weightsOf(from: number, to: number): Weights {
  const ratio = from / to
  const reach = LOBES * Math.max(1, ratio)
  const taps = 2 * Math.ceil(reach)
  const places = new Int32Array(to * taps)
  const values = new Float32Array(to * taps)
  for (let index = 0; index < to; index++) {
    const centre = (index + 0.5) * ratio - 0.5
    const first = Math.floor(centre) - taps / 2 + 1
    let sum = 0
    for (let tap = 0; tap < taps; tap++) {
      const at = index * taps + tap
      places[at] = Math.min(from - 1, Math.max(0, first + tap))
      const weight = lanczos((centre - first - tap) / Math.max(1, ratio))
      values[at] = weight
      sum += weight
    }
    for (let at = index * taps; at < (index + 1) * taps; at++) values[at]! /= sum
  }
  return { length: to, taps, places, values }
}

function lanczos(x: number): number {
  if (Math.abs(x) < 1e-9) return 1
  if (Math.abs(x) >= LOBES) return 0
  const angle = Math.PI * x
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle)
}

function resampleColumns(plane: Float32Array, width: number, height: number, weights: Weights): Float32Array {
  const { length, taps, places, values } = weights
  const out = new Float32Array(length * height)
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0, at = 0; x < length; x++) {
      let sum = 0
      for (let tap = 0; tap < taps; tap++, at++) sum += values[at]! * plane[row + places[at]!]!
      out[y * length + x] = sum
    }
  }
  return out
}

function resampleRows(plane: Float32Array, width: number, { length, taps, places, values }: Weights): Float32Array {
  const out = new Float32Array(width * length)
  for (let y = 0; y < length; y++) {
    const to = y * width
    for (let tap = 0; tap < taps; tap++) {
      const weight = values[y * taps + tap]!
      const from = places[y * taps + tap]! * width
      for (let x = 0; x < width; x++) out[to + x]! += weight * plane[from + x]!
    }
  }
  return out
}

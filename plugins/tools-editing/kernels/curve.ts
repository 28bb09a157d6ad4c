import { clamp, type Raster } from './canvas.ts'

/** 256 values: what each byte becomes. */
export type Table = Uint8Array

export function tableOf(change: (value: number) => number): Table {
  return Uint8Array.from({ length: 256 }, (_, value) => clamp(Math.round(change(value))))
}

/**
 * A smooth curve through points `[from, to]`, 0 to 255, in order of `from`. Monotone between points (Fritsch and
 * Carlson), so that a curve never bulges over its points.
 */
export function curve(...points: readonly (readonly [from: number, to: number])[]): Table {
  const slopes = tangents(points)
  return tableOf((value) => {
    const index = points.findIndex(([from], at) => value >= from && value <= (points[at + 1]?.[0] ?? -1))
    if (index < 0) return value < points[0]![0] ? points[0]![1] : points.at(-1)![1]
    const [[x0, y0], [x1, y1]] = [points[index]!, points[index + 1]!]
    const span = x1 - x0
    const t = (value - x0) / span
    const [t2, t3] = [t * t, t * t * t]
    return (
      (2 * t3 - 3 * t2 + 1) * y0 +
      (t3 - 2 * t2 + t) * span * slopes[index]! +
      (3 * t2 - 2 * t3) * y1 +
      (t3 - t2) * span * slopes[index + 1]!
    )
  })
}

function tangents(points: readonly (readonly [number, number])[]): number[] {
  const secants = points.slice(1).map(([x, y], at) => (y - points[at]![1]) / (x - points[at]![0]))
  const slopes = points.map((_, at) => {
    const [before, after] = [secants[at - 1], secants[at]]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    return before * after <= 0 ? 0 : (before + after) / 2
  })
  for (const [at, secant] of secants.entries()) {
    const steepness = Math.hypot(slopes[at]!, slopes[at + 1]!)
    if (steepness > 3 * Math.abs(secant)) {
      slopes[at] = (3 * Math.abs(secant) * slopes[at]!) / steepness
      slopes[at + 1] = (3 * Math.abs(secant) * slopes[at + 1]!) / steepness
    }
  }
  return slopes
}

/** An S around a pivot for a positive share, a flatter line for a negative one. */
export function sigmoid(value: number, pivot: number, share: number): number {
  if (share < 0) return pivot + (value - pivot) * (1 + share)
  const half = value < pivot ? pivot : 255 - pivot
  const distance = Math.abs(value - pivot) / half
  const bent = 1 - (1 - distance) ** (1 + share * 2.2)
  return pivot + Math.sign(value - pivot) * half * (distance + (bent - distance) * Math.min(1, share * 1.4))
}

/** Applies one table to all colours, or one to each. */
export function applyTables(raster: Raster, red: Table, green: Table = red, blue: Table = red): Raster {
  const { data } = raster
  for (let at = 0; at < data.length; at += 4) {
    data[at] = red[data[at]!]!
    data[at + 1] = green[data[at + 1]!]!
    data[at + 2] = blue[data[at + 2]!]!
  }
  return raster
}

/** Counts of each brightness among visible pixels. */
export function histogram(plane: Float32Array, { data }: Raster): Uint32Array {
  const counts = new Uint32Array(256)
  for (let at = 0; at < plane.length; at++) if (data[at * 4 + 3]! > 8) counts[clamp(plane[at]! + 0.5) | 0]!++
  return counts
}

/** The brightness below which `share` of the counted pixels lie. */
export function percentile(counts: Uint32Array, share: number): number {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share
  let sum = 0
  for (let value = 0; value < 256; value++) {
    sum += counts[value]!
    if (sum > wanted) return value
  }
  return 255
}

import type { Size } from './planes.ts'
import { grow } from '../effects/kernels/regions.ts'

export interface Evenness {
  /** Whether the surroundings are a slope of colour and nothing more. */
  isEven: boolean
  /** Standard deviation of the noise, in steps of 255. */
  grain: number
}

/** Looks at the ring round a hole: does a curved surface of colour explain it, but for noise? */
export function evenness(rgb: Float32Array, hole: Uint8Array, size: Size): Evenness {
  const reach = Math.max(6, Math.round(Math.max(size.width, size.height) / 28))
  const ring: number[] = []
  const [outer, inner] = [grow(hole, size, reach), grow(hole, size, 1)]
  for (let i = 0; i < hole.length; i++) if (outer[i] && !inner[i]) ring.push(i)
  if (ring.length < 24) return { isEven: true, grain: 0 }
  const luma = (i: number) => 0.299 * rgb[i * 3]! + 0.587 * rgb[i * 3 + 1]! + 0.114 * rgb[i * 3 + 2]!
  let [sum, count] = [0, 0]
  for (const i of ring) {
    const { width } = size
    if (i % width === 0 || i % width === width - 1 || i < width || i + width >= hole.length) continue
    // The second difference sees noise and no slope.
    sum += (4 * luma(i) - luma(i - 1) - luma(i + 1) - luma(i - width) - luma(i + width)) ** 2 / 20
    count++
  }
  const grain = Math.sqrt(sum / Math.max(1, count))
  const off = Math.max(...[0, 1, 2].map((c) => residual(ring, size, (i) => rgb[i * 3 + c]!)))
  return { isEven: grain < 9 && off < 2.5 + 1.5 * grain, grain: Math.min(6, grain) }
}

/** Root of the mean square that a quadratic surface leaves. */
function residual(ring: readonly number[], { width, height }: Size, value: (i: number) => number): number {
  const terms = 6
  const basis = (i: number) => {
    const x = (2 * (i % width)) / width - 1
    const y = (2 * Math.floor(i / width)) / height - 1
    return [1, x, y, x * x, x * y, y * y]
  }
  const rows = Array.from({ length: terms }, () => new Float64Array(terms + 1))
  for (const i of ring) {
    const b = basis(i)
    for (let r = 0; r < terms; r++) {
      for (let c = 0; c < terms; c++) rows[r]![c]! += b[r]! * b[c]!
      rows[r]![terms]! += b[r]! * value(i)
    }
  }
  const weights = solve(rows)
  let sum = 0
  for (const i of ring) sum += (value(i) - basis(i).reduce((total, term, k) => total + term * weights[k]!, 0)) ** 2
  return Math.sqrt(sum / ring.length)
}

/** Gauss elimination of a small symmetric system with its right side as the last column. */
function solve(rows: Float64Array[]): number[] {
  const count = rows.length
  for (let k = 0; k < count; k++) {
    rows[k]![k]! += 1e-6
    for (let r = 0; r < count; r++) {
      if (r === k) continue
      const factor = rows[r]![k]! / rows[k]![k]!
      for (let c = k; c <= count; c++) rows[r]![c]! -= factor * rows[k]![c]!
    }
  }
  return rows.map((row, k) => row[count]! / row[k]!)
}

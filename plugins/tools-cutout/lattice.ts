import { boxMean } from '@gateway/sdk-plugin/vision'
import type { Plane, Size } from '@gateway/sdk-plugin/vision'
import { autocorrelation } from './autocorrelation.ts'
import type { Autocorrelation } from './autocorrelation.ts'

export type Step = readonly [x: number, y: number]

/** Two steps, in pixels, after which a picture's marks are the same again. */
export interface Lattice {
  steps: readonly [Step, Step]
}

/** Shortest step, in pixels of the plane: marks are larger than grain and weave. */
const LEAST_STEP = 26

/** Candidates looked at: what the picture itself repeats may come before the marks. */
const MOST_LATTICES = 6

/**
 * How the marks of a plane may repeat, the likeliest first.
 *
 * @param detail what is left of the brightness when the coarse is taken away, limited so that no edge outweighs the
 * rest
 */
export function findLattices(detail: Plane, size: Size): Lattice[] {
  const correlation = autocorrelation(detail, size)
  const peaks = peaksOf(correlation, size)
  const found: Lattice[] = []
  const used = new Set<Peak>()
  for (const first of peaks) {
    if (found.length >= MOST_LATTICES) break
    if (used.has(first)) continue
    const alike = peaks.filter(({ value }) => value > first.value * 0.5 && value < first.value * 1.6)
    const [shortest, ...others] = alike.toSorted((a, b) => a.length - b.length)
    const other = others.find(({ step, length }) => area(step, shortest!.step) > 0.35 * length * shortest!.length)
    for (const peak of alike) used.add(peak)
    if (!shortest || !other) continue
    const steps = [refined(correlation, shortest.step, size), refined(correlation, other.step, size)] as const
    found.push({ steps })
  }
  return found
}

function area(a: Step, b: Step): number {
  return Math.abs(a[0] * b[1] - a[1] * b[0])
}

interface Peak {
  step: Step
  length: number
  value: number
}

/** Moves after which the picture is more like itself than after any move near by, and clearly so. */
function peaksOf({ side, values }: Autocorrelation, { width, height }: Size): Peak[] {
  const [reachX, reachY] = [Math.floor(width * 0.6), Math.floor(height * 0.6)]
  const at = (x: number, y: number) => values[((y + side) % side) * side + ((x + side) % side)]!
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 0; y <= reachY; y++) {
    for (let x = -reachX; x <= reachX; x++) {
      sum += at(x, y)
      squares += at(x, y) ** 2
      count++
    }
  }
  const mean = sum / count
  const deviation = Math.sqrt(Math.max(1e-12, squares / count - mean * mean))
  const peaks: Peak[] = []
  for (let y = 0; y <= reachY; y++) {
    for (let x = y === 0 ? 1 : -reachX; x <= reachX; x++) {
      const value = at(x, y)
      const length = Math.hypot(x, y)
      if (length < 6 || value < 0.035 || value < mean + 4.5 * deviation) continue
      let isPeak = true
      for (let dy = -4; dy <= 4 && isPeak; dy++)
        for (let dx = -4; dx <= 4; dx++) if (at(x + dx, y + dy) > value) isPeak = false
      if (isPeak) peaks.push({ step: [x, y], length, value })
    }
  }
  const ordered = peaks.toSorted((a, b) => b.value - a.value)
  const wide = ordered.filter(({ length }) => length >= LEAST_STEP)
  // A weave or a mosaic repeats in small steps as well as in their multiples; letters in words do so far less.
  const isWeave = ordered.some(({ length, value }) => length < LEAST_STEP && value > 0.75 * (wide[0]?.value ?? 0))
  return isWeave ? [] : wide.slice(0, 60)
}

/** A step to a fraction of a pixel: many of them after each other must still lead to a peak. */
function refined({ side, values }: Autocorrelation, [x, y]: Step, { width, height }: Size): Step {
  const at = (px: number, py: number) => values[((py + side) % side) * side + ((px + side) % side)]!
  let [fx, fy] = [x, y]
  for (let n = 2; Math.abs(fx * n) < width * 0.6 && Math.abs(fy * n) < height * 0.6; n++) {
    let [bestX, bestY, best] = [0, 0, -Infinity]
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        const value = at(Math.round(fx * n) + dx, Math.round(fy * n) + dy)
        if (value > best) [bestX, bestY, best] = [Math.round(fx * n) + dx, Math.round(fy * n) + dy, value]
      }
    }
    if (best < 0.4 * at(x, y)) break
    ;[fx, fy] = [bestX / n, bestY / n]
  }
  return [fx, fy]
}

/** Brightness less its surroundings, limited to what a faint mark adds. */
export function detailOf(luma: Plane, { width, height }: Size, radius: number, limit = 24): Plane {
  const coarse = boxMean(luma, width, height, radius)
  return luma.map((value, i) => Math.min(limit, Math.max(-limit, value - coarse[i]!)))
}

/** For each pixel its place within its cell, as the number of a bin. */
export function cellsOf({ steps: [[ax, ay], [bx, by]] }: Lattice, { width, height }: Size, bins: Size): Int32Array {
  const determinant = ax * by - ay * bx
  const cells = new Int32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = (x * by - y * bx) / determinant
      const v = (y * ax - x * ay) / determinant
      const column = Math.floor((u - Math.floor(u)) * bins.width) % bins.width
      const row = Math.floor((v - Math.floor(v)) * bins.height) % bins.height
      cells[y * width + x] = row * bins.width + column
    }
  }
  return cells
}

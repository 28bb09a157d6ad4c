import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'
import type { Letters } from '../lettering.ts'
import { shared } from '../mass.ts'

/** How many times as softly a heap falls to its ends as it rises: snow lies flat and slides off round edges. */
const FLAT = 1.5
/** What of a softened letter is heap: at the ends of a ledge less is left than this, so there it lies lower. */
const HEAP = 0.3

/** How far inside of the heap each place lies, in pixels: a soft letter, cut to what has a letter just below it. */
export function heapOf({ width, height, em, coverage, distance }: Letters, mound: number, seed: number): Float32Array {
  const sigma = mound * em
  const columns = Math.ceil(width / FLAT)
  const squeezed = plane(columns * height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let column = 0; column < columns; column++, at++) {
      squeezed[at] = coverage[y * width + Math.min(width - 1, Math.round((column + 0.5) * FLAT - 0.5))]!
    }
  }
  const soft = blur(squeezed, columns, height, sigma)
  const heap = plane(width * height)
  const below = Math.round(1.3 * sigma)
  const clouds = noiseTile('clouds')
  const k = TILE / 8 / (0.5 * em)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const place = Math.min(columns - 1.01, Math.max(0, (x + 0.5) / FLAT - 0.5))
      const from = y * columns + (place | 0)
      const share = soft[from]! + (soft[from + 1]! - soft[from]!) * (place - (place | 0))
      const least = HEAP + 0.16 * noiseAt(clouds, x * k + seed * 13, seed * 29)
      const under = at + below * width < heap.length ? distance[at + below * width]! : -em
      heap[at] = shared((share - least) * 2.6 * sigma, under + 0.15 * sigma, 0.7 * sigma)
    }
  }
  return heap
}

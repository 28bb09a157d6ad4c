import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { hypot } from '../../hypot.ts'

/** Where a sun stands: right, down and towards the viewer, of length 1. */
export type Sun = readonly [number, number, number]

/**
 * How much of the sun reaches heights, 0 to 1: they throw shadows. Goes down along the light once, row by row, and keeps
 * how high the shadow lies.
 *
 * @param sun From above.
 * @param soft How far a shadow's edge is blurred, in pixels of height.
 */
export function sunOn(heights: Float32Array, width: number, height: number, sun: Sun, soft: number): Float32Array {
  const lit = plane(heights.length).fill(1)
  const run = sun[0] / sun[1]
  const fall = (sun[2] / hypot(sun[0], sun[1])) * hypot(1, run)
  let above = heights.slice(0, width)
  let row = new Float32Array(width)
  for (let y = 1; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const from = Math.min(width - 1, Math.max(0, x - run))
      const left = from | 0
      const next = above[Math.min(width - 1, left + 1)]!
      const level = above[left]! + (next - above[left]!) * (from - left) - fall
      const own = heights[at]!
      if (level > own) lit[at] = smoothstep(soft, 0, level - own)
      row[x] = Math.max(level, own)
    }
    ;[above, row] = [row, above]
  }
  return lit
}

/** How much of the sky each place sees, 0 to 1: what lies lower than its surroundings sees less. */
export function skyOver(heights: Float32Array, width: number, height: number, unit: number): Float32Array {
  const seen = plane(heights.length).fill(1)
  for (const [sigma, depth, share] of [
    [4 * unit, 9 * unit, 0.45],
    [22 * unit, 60 * unit, 0.6],
  ] as const) {
    const around = blur(heights, width, height, sigma)
    for (let at = 0; at < seen.length; at++) {
      seen[at]! *= 1 - share * smoothstep(0, 1, (around[at]! - heights[at]!) / depth)
    }
  }
  return seen
}

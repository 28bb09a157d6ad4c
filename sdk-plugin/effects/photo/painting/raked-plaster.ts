import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'

/** How far shadows are followed, in units. */
const REACH = 13
const STEPS = 6
/** What a shadow loses of its height on the way, in heights to a unit. */
const FALL = 0.55
/** How bright a slope may become that looks at the lamp: broken lime is as dull as the rest. */
const BRIGHTEST = 0.15

/**
 * A lamp that grazes a broken wall from the upper left: what is whole throws its shadow into what has fallen out, and the
 * edges of breaks are not brighter than the wall.
 */
export function rakePlaster({ width, height, r, g, b }: Print, relief: Float32Array, unit: number): void {
  const soft = blur(relief, width, height, Math.max(0.5, 0.5 * unit))
  const shade = blur(shadowOf(soft, width, height, unit), width, height, Math.max(0.6, 1.1 * unit))
  for (let y = 0; y < height; y++) {
    const fall = 1.12 - (0.14 * y) / height
    const up = Math.max(0, y - 1) * width
    const down = Math.min(height - 1, y + 1) * width
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const slopeX = soft[y * width + Math.min(width - 1, x + 1)]! - soft[y * width + Math.max(0, x - 1)]!
      const slopeY = soft[down + x]! - soft[up + x]!
      const grazed = Math.min(BRIGHTEST, Math.max(-0.5, 0.4 * (slopeX * 0.78 + slopeY * 0.62)))
      const lit = (1 + grazed) * (1 - 0.62 * shade[at]!) * (fall - (0.2 * x) / width)
      r[at]! *= lit
      g[at]! *= lit
      b[at]! *= lit * (1.02 - 0.02 * lit)
    }
  }
}

/** Where something higher stands between the wall and the lamp, 0 to 1. */
function shadowOf(heights: Float32Array, width: number, height: number, unit: number): Float32Array {
  const shade = plane(width * height)
  const backX = Int32Array.from({ length: STEPS }, (_, step) => Math.round((0.78 * unit * REACH * (step + 1)) / STEPS))
  const backY = Int32Array.from({ length: STEPS }, (_, step) => Math.round((0.62 * unit * REACH * (step + 1)) / STEPS))
  const fallen = Float32Array.from({ length: STEPS }, (_, step) => (FALL * REACH * (step + 1)) / STEPS)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const own = heights[at]! + 0.8
      let most = 0
      for (let step = 0; step < STEPS; step++) {
        const px = x - backX[step]!
        const py = y - backY[step]!
        if (px < 0 || py < 0) break
        const over = heights[py * width + px]! - own - fallen[step]!
        if (over > most) most = over
      }
      shade[at] = most > 2 ? 1 : most / 2
    }
  }
  return shade
}

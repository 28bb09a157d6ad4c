import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { enlarge, shrink } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { lightnessOf } from './tone.ts'

/**
 * How much the forms of a photo turn down, about -1 to 1: what is light is taken to stand out, so that a lamp below
 * finds chins, lips and the undersides of noses and brows.
 */
export function turnedDown(print: Print): Float32Array {
  const { width, height } = print
  const half = shrink(lightnessOf(print), width, height)
  const { width: w, height: h } = half
  const shorter = Math.min(w, h)
  const [near, wide] = [blur(half.plane, w, h, shorter / 150), blur(half.plane, w, h, shorter / 45)]
  const step = Math.max(1, Math.round(shorter / 110))
  const down = plane(w * h)
  for (let y = 0, at = 0; y < h; y++) {
    const above = Math.max(0, y - step) * w
    const below = Math.min(h - 1, y + step) * w
    for (let x = 0; x < w; x++, at++) {
      const slope = 3 * (near[above + x]! - near[below + x]!) + 5 * (wide[above + x]! - wide[below + x]!)
      down[at] = slope / Math.sqrt(1 + slope * slope)
    }
  }
  return enlarge(down, w, h, width, height)
}

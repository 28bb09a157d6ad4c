import { mix } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { enlarge, shrink } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { plateLightness } from './tone.ts'

/** How far people take the tones that a hand gives to skin, hair and clothes. */
const KEYED = 0.25
/** How broad the tones are that are changed, in pixels of a picture whose shorter side is 900. */
const TONE = 6

/**
 * Takes people towards the tones of a drawing, area by area: pupils, lashes and seams stay as much darker than what is
 * around them as they were.
 *
 * @param light How light the drawing has each pixel
 * @param unit Pixels that a picture of 900 would give one
 */
export function rekey(print: Print, light: Float32Array, mask: Float32Array, unit: number): void {
  const { width, height, r, g, b } = print
  const own = plateLightness(print)
  const keyed = plane(own.length)
  for (let at = 0; at < own.length; at++) keyed[at] = mix(own[at]!, light[at]!, KEYED * mask[at]!)
  // Broad tones need half the pixels.
  const [before, after] = [shrink(own, width, height), shrink(keyed, width, height)]
  const { width: w, height: h } = before
  const soft = (tones: Float32Array) => blur(tones, w, h, 0.5 * TONE * unit)
  const [from, to] = [soft(before.plane), soft(after.plane)]
  for (let at = 0; at < to.length; at++) to[at] = (to[at]! / Math.max(0.03, from[at]!)) ** 2
  const gains = enlarge(to, w, h, width, height)
  for (let at = 0; at < own.length; at++) {
    // Paint gets lighter with water, and hardly darker.
    const gain = Math.max(0.7, Math.min(own[at]! > 0.5 ? 1.5 : 5, gains[at]!))
    r[at]! *= gain
    g[at]! *= gain
    b[at]! *= gain
  }
}

import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { enlarge, shrink } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'

/**
 * Skin without pores and freckles: what bold tones make of them is dirt. A guided filter (He et al. 2010) of the tones by
 * themselves, which leaves edges as they are.
 *
 * @param light How light each pixel looks; changed in place
 * @param clear Where faces are, 0 to 1
 * @param pores Tones of skin that differ less than this, as squares of lightness, are pores and freckles
 */
export function calmSkin(
  light: Float32Array,
  { width, height }: Print,
  clear: Float32Array,
  pores: number,
): Float32Array {
  // What it does to tones is smooth: half the size is enough to tell it.
  const small = shrink(light, width, height)
  const { width: w, height: h } = small
  const soften = (values: Float32Array) => blur(values, w, h, 0.006 * h)
  const squares = plane(w * h)
  for (let at = 0; at < squares.length; at++) squares[at] = small.plane[at]! * small.plane[at]!
  const [means, spread] = [soften(small.plane), soften(squares)]
  for (let at = 0; at < squares.length; at++) {
    const varied = Math.max(0, spread[at]! - means[at]! * means[at]!)
    spread[at] = varied / (varied + pores)
    squares[at] = (1 - spread[at]!) * means[at]!
  }
  const [slope, rest] = [soften(spread), soften(squares)].map((each) => enlarge(each, w, h, width, height))
  for (let at = 0; at < light.length; at++) {
    const skin = smoothstep(0.4, 0.9, clear[at]!)
    if (skin > 0) light[at] = mix(light[at]!, slope![at]! * light[at]! + rest![at]!, skin)
  }
  return light
}

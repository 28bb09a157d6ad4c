import { blur } from '../../kernels/blur.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { enlarge, shrink } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { cleanEdge } from './stand.ts'
import type { Subject } from './subject.ts'

/** How much paper shines through what was painted with much water. */
const WATER = 0.22

/** What is behind people in large washes that run into each other, wet in wet: paler, and lightest where water stood. */
export function blendWet(print: Print, { mask }: Subject): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const k = 900 / shorter
  const clouds = noiseTile('clouds')
  // Washes have no detail: a quarter of the size is enough for them.
  const quarter = (values: Float32Array) => {
    const half = shrink(values, width, height)
    return shrink(half.plane, half.width, half.height)
  }
  const ground = quarter(mask)
  const { width: w, height: h } = ground
  const sigma = 0.045 * Math.min(w, h)
  for (let at = 0; at < ground.plane.length; at++) ground.plane[at] = Math.max(0.002, 1 - ground.plane[at]!)
  const weight = blur(ground.plane, w, h, sigma)
  const washes = [print.r, print.g, print.b].map((light) => {
    const own = quarter(light).plane
    for (let at = 0; at < own.length; at++) own[at]! *= ground.plane[at]!
    const wash = blur(own, w, h, sigma)
    for (let at = 0; at < wash.length; at++) wash[at]! /= weight[at]!
    const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)]
    return enlarge(enlarge(wash, w, h, halfWidth, halfHeight), halfWidth, halfHeight, width, height)
  })
  cleanEdge(print, mask)
  for (const [c, to] of [print.r, print.g, print.b].entries()) {
    const wash = washes[c]!
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const behind = 1 - mask[at]!
        if (behind === 0) continue
        const pool = 0.4 * noiseAt(clouds, x * k * 0.3 + 77, y * k * 0.3)
        const even = wash[at]!
        const pale = even + (1 - even) * Math.min(0.8, Math.max(0, WATER + pool))
        to[at]! += (pale - to[at]!) * behind
      }
    }
  }
}

import { blur } from '../../kernels/blur.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
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
  const ground = mask.map((share) => Math.max(0.002, 1 - share))
  const sigma = 0.045 * shorter
  const weight = blur(ground, width, height, sigma).slice()
  const washes = [print.r, print.g, print.b].map((light) => {
    return blur(
      light.map((value, at) => value * ground[at]!),
      width,
      height,
      sigma,
    ).slice()
  })
  cleanEdge(print, mask)
  for (const [c, to] of [print.r, print.g, print.b].entries()) {
    const wash = washes[c]!
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const behind = 1 - mask[at]!
        if (behind === 0) continue
        const pool = 0.4 * noiseAt(clouds, x * k * 0.3 + 77, y * k * 0.3)
        const even = wash[at]! / weight[at]!
        const pale = even + (1 - even) * Math.min(0.8, Math.max(0, WATER + pool))
        to[at]! += (pale - to[at]!) * behind
      }
    }
  }
}

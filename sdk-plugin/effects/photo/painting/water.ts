import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { sampleAt } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import type { Subject } from './subject.ts'

const DEEP: Rgb = [0.012, 0.02, 0.013]
const SHALLOW: Rgb = [0.075, 0.105, 0.062]
const SKY: Rgb = [0.34, 0.4, 0.36]

/** Long ripples, about -1 to 1, row by row. */
function ripplesOf(width: number, unit: number, seed: number) {
  const wide = new NoiseRows('clouds', width, { scale: 0.3 / unit, left: seed * 23, scaleY: 1.3 / unit })
  const fine = new NoiseRows('grain', width, { scale: 0.1 / unit, scaleY: 0.62 / unit, top: seed })
  const depth = new NoiseRows('clouds', width, { scale: 0.26 / unit, left: 90, scaleY: 0.4 / unit, top: seed * 3 })
  return (y: number) => ({ wide: wide.at(y), fine: fine.at(y), depth: depth.at(y) })
}

/** Lets people sink into the water up to their faces. */
export function sinkInWater(print: Print, { mask, faces }: Subject, seed: number): void {
  const { width, height } = print
  const unit = Math.min(width, height) / 900
  const ripples = ripplesOf(width, unit, seed)
  const heads = faces.map(({ x, y, width: w, height: h }) => {
    return { x: x + w / 2, y: y + 0.34 * h, wide: 0.94 * w, high: 1.04 * h }
  })
  const planes = [print.r, print.g, print.b]
  for (let y = 0, at = 0; y < height; y++) {
    const { wide, fine, depth } = ripples(y)
    for (let x = 0; x < width; x++, at++) {
      let far = 9
      for (const head of heads) {
        const u = (x - head.x) / head.wide
        const v = (y - head.y) / head.high
        far = Math.min(far, Math.sqrt(u * u + v * v))
      }
      const edge = far + 0.09 * wide[x]! + 0.04 * fine[x]!
      const under = smoothstep(0.97, 1.04, edge)
      // Cloth is seen through the water for a while, then the water is too deep.
      const seen = mask[at]! * mix(1, mix(0.62, 0.1, smoothstep(1, 2.3, far + 0.15 * depth[x]!)), under)
      const ring = Math.exp(-Math.abs(edge - 1.02) * 26) * mask[at]!
      const rings = 0.8 * Math.sin(edge * 30 + 2 * wide[x]!) * Math.exp(-(edge - 1) * 2.2) * under
      const glint =
        smoothstep(0.3, 0.85, fine[x]! + 0.7 * wide[x]! + 0.35 * rings) *
        under *
        (0.35 + 0.65 * smoothstep(0.3, -0.5, depth[x]!))
      const tone = smoothstep(-0.5, 0.6, depth[x]! + 0.3 * fine[x]! + 0.25 * rings)
      for (let c = 0; c < 3; c++) {
        const water = mix(DEEP[c]!, SHALLOW[c]!, tone)
        const tinted = planes[c]![at]! * mix(1, TINT[c]!, under)
        planes[c]![at] = mix(water, tinted, seen) + SKY[c]! * (0.5 * glint + 0.3 * ring)
      }
    }
  }
}

/** What water does to the colours in it. */
const TINT: Rgb = [0.5, 0.62, 0.42]

/** Where the water begins under a photo without people, as a share of the height. */
export const BANK = 0.66

/** Floods the foot of a photo, which the water mirrors. */
export function mirrorInWater(print: Print, seed: number): void {
  const { width, height } = print
  const unit = Math.min(width, height) / 900
  const ripples = ripplesOf(width, unit, seed)
  const bank = BANK * height
  const planes = [print.r, print.g, print.b].map((to) => ({ to, from: to.slice() }))
  for (let y = Math.floor(bank - 12 * unit); y < height; y++) {
    if (y < 0) continue
    const { wide, fine, depth } = ripples(y)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const under = smoothstep(-2 * unit, 2 * unit, y - bank + 7 * unit * depth[x]!)
      if (under === 0) continue
      const near = (y - bank) / (height - bank)
      const sx = x + unit * (10 * wide[x]! + 16 * fine[x]!) * (0.3 + near)
      const sy = bank - (y - bank) * 1.5 - 10 * unit * wide[x]!
      const glint = smoothstep(0.45, 0.95, fine[x]! + 0.6 * wide[x]!)
      const tone = smoothstep(-0.5, 0.6, depth[x]! + 0.3 * fine[x]!)
      for (const [c, { to, from }] of planes.entries()) {
        const water = mix(DEEP[c]!, SHALLOW[c]!, tone)
        const mirrored = sampleAt(from, width, height, sx, sy) * TINT[c]!
        to[at] = mix(to[at]!, mix(water, mirrored, 0.62 - 0.3 * near) + 0.16 * SKY[c]! * glint, under)
      }
    }
  }
}

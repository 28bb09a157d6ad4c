import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { sampleAt } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { cleanEdge } from './stand.ts'
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

/** How far heads reach out of the water, 1 at its line: faces and the hair around their brows. */
function headsIn(faces: Subject['faces']) {
  const heads = faces.map(({ x, y, width, height }) => {
    return { x: x + width / 2, y: y + 0.36 * height, wide: 0.72 * width, high: 0.92 * height }
  })
  return (x: number, y: number) => {
    let far = 9
    for (const head of heads) {
      const u = (x - head.x) / head.wide
      const v = (y - head.y) / head.high
      far = Math.min(far, Math.sqrt(u * u + v * v))
    }
    return far
  }
}

/** Lets people lie in the water, faces out of it: hair and clothes are seen below, deeper and deeper. */
export function sinkInWater(print: Print, { mask, faces }: Subject, seed: number): void {
  const { width, height } = print
  const unit = Math.min(width, height) / 900
  const ripples = ripplesOf(width, unit, seed)
  const headAt = headsIn(faces)
  cleanEdge(print, mask)
  const planes = [print.r, print.g, print.b]
  const before = planes.map((each) => each.slice())
  const body = blur(mask, width, height, 9 * unit)
  for (let y = 0, at = 0; y < height; y++) {
    const { wide, fine, depth } = ripples(y)
    for (let x = 0; x < width; x++, at++) {
      const far = headAt(x, y)
      // Wet cloth bulges out here and there, where the body is.
      const bulge = 0.5 * smoothstep(0.12, 0.5, depth[x]! + 0.4 * wide[x]!) * smoothstep(1.2, 1.5, far) * body[at]!
      const deep = far - 1 + 0.07 * wide[x]! + 0.035 * fine[x]! - 1.7 * bulge
      const under = smoothstep(-0.012, 0.012, deep)
      const rings = Math.sin(far * 34 + 3 * wide[x]!) * Math.exp(-Math.max(0, far - 1) * 2.4)
      const sheen = skyOn(y / height, wide[x]!, fine[x]!, rings)
      const tone = smoothstep(-0.6, 0.7, depth[x]! + 0.3 * fine[x]!)
      if (body[at]! < 0.002) {
        for (let c = 0; c < 3; c++) planes[c]![at] = mix(DEEP[c]!, SHALLOW[c]!, tone) + SKY[c]! * sheen
        continue
      }
      const bend = unit * (7 * wide[x]! + 9 * fine[x]! + 3 * rings) * under
      const seen = sampleAt(mask, width, height, x + bend, y + 0.6 * bend) * Math.exp(-Math.max(0, deep) * 1.5)
      const line =
        mask[at]! * Math.exp(-(((deep - 0.012) / 0.012) ** 2)) * smoothstep(-0.3, 0.5, wide[x]! + 0.2 * fine[x]!)
      const contact = 1 - 0.6 * mask[at]! * Math.exp(-((deep / 0.035) ** 2))
      const dry = mask[at]! * (1 - under)
      for (let c = 0; c < 3; c++) {
        const own = under === 0 ? before[c]![at]! : sampleAt(before[c]!, width, height, x + bend, y + 0.6 * bend)
        const water = mix(DEEP[c]!, SHALLOW[c]!, tone)
        const below = mix(water, own * TINT[c]!, 0.9 * seen) + SKY[c]! * sheen
        // What has been under water is darker, and glistens.
        const wet = own * mix(1, 0.72, smoothstep(-0.16, -0.02, deep))
        planes[c]![at] = mix(below, wet, dry) * contact + SKY[c]! * 0.22 * line
      }
    }
  }
}

/** The evening sky in the ripples: wide patches far away, thin lines close by. */
function skyOn(v: number, wide: number, fine: number, rings: number): number {
  const patches = 0.3 * smoothstep(0.05, 0.75, wide + 0.45 * fine) * mix(1, 0.3, v)
  const lines = 0.5 * smoothstep(0.42, 0.9, fine + 0.5 * wide + 0.42 * rings)
  return patches + lines * mix(0.5, 1, v)
}

/** What water does to the colours in it. */
const TINT: Rgb = [0.42, 0.5, 0.34]

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

import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { sampleAt } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { loosenHair } from './loose-hair.ts'
import { cleanEdge } from './stand.ts'
import type { Subject } from './subject.ts'

const DEEP: Rgb = [0.012, 0.02, 0.013]
const SHALLOW: Rgb = [0.075, 0.105, 0.062]
const SKY: Rgb = [0.34, 0.4, 0.36]

/** How near the water is from a picture's top, where it is far away, to its foot: 0.3 to 1. */
export function nearnessOf(v: number): number {
  return 0.3 + 0.7 * v
}

/** Long ripples, about -1 to 1, row by row: closer to one another the farther away they are. */
function ripplesOf(width: number, height: number, unit: number, seed: number) {
  const wide = new NoiseRows('clouds', width, { scale: 0.3 / unit, left: seed * 23, scaleY: 0.9 / unit })
  const fine = new NoiseRows('grain', width, { scale: 0.1 / unit, scaleY: 0.46 / unit, top: seed })
  const depth = new NoiseRows('clouds', width, { scale: 0.26 / unit, left: 90, scaleY: 0.4 / unit, top: seed * 3 })
  return (y: number) => {
    const row = (height / 0.7) * Math.log(nearnessOf(y / height))
    return { wide: wide.at(row), fine: fine.at(row), depth: depth.at(row) }
  }
}

/** Where the water lies around people, in pixels. */
export interface Shore {
  /** The row that it reaches at a column of the picture: just below the chins. */
  lineAt: (x: number) => number
  /** How far from who is nearest, 1 at the edge of the body, rings around it as they are seen. */
  around: (x: number, y: number) => number
}

/** The water's edge on people who stand in it up to their chins. */
export function shoreOf(faces: Subject['faces']): Shore {
  const heads = faces.map(({ x, y, width, height }) => ({
    x: x + width / 2,
    y: y + 1.07 * height,
    wide: width,
    height,
  }))
  const lineAt = (x: number) => {
    let [sum, total] = [0, 0]
    for (const head of heads) {
      const off = (x - head.x) / head.wide
      const weight = 1 / (0.02 + off ** 4)
      // Around what is round it runs up to the sides.
      sum += weight * (head.y - 0.16 * head.height * Math.min(1.6, off * off))
      total += weight
    }
    return sum / total
  }
  const around = (x: number, y: number) => {
    let far = 9
    for (const head of heads) {
      far = Math.min(
        far,
        Math.hypot((x - head.x) / (0.86 * head.wide), (y - head.y + 0.1 * head.height) / (0.3 * head.height)),
      )
    }
    return far
  }
  return { lineAt, around }
}

/**
 * Lets people stand in the water up to their chins: below it hair and clothes are seen deeper and deeper, the ripples
 * break their image, and throw light up on their faces.
 *
 * @returns What is above the water, 0 to 1.
 */
export function sinkInWater(print: Print, { mask: found, faces }: Subject, seed: number): Float32Array {
  const { width, height } = print
  const unit = Math.min(width, height) / 900
  const ripples = ripplesOf(width, height, unit, seed)
  const { lineAt, around } = shoreOf(faces)
  const lines = Float32Array.from({ length: width }, (_, x) => lineAt(x))
  const tall = faces[0]!.height
  cleanEdge(print, found)
  const mask = loosenHair(print, found, faces)
  lightFromBelow(print, mask, { lines, tall, unit, seed })
  const emerged = plane(width * height)
  const planes = [print.r, print.g, print.b]
  const before = planes.map((each) => each.slice())
  const sample = (of: Float32Array, x: number, y: number) => sampleAt(of, width, height, x, y)
  for (let y = 0, at = 0; y < height; y++) {
    const { wide, fine, depth } = ripples(y)
    const near = nearnessOf(y / height)
    for (let x = 0; x < width; x++, at++) {
      const wave = unit * near * (9 * wide[x]! + 7 * fine[x]!)
      const deep = (y - lines[x]! + wave) / tall
      const under = smoothstep(-0.012, 0.012, deep)
      const dry = mask[at]! * (1 - under)
      emerged[at] = dry
      if (dry > 0.995) {
        // What has been under water is darker.
        const wet = mix(1, 0.6, smoothstep(-0.14, -0.01, deep))
        for (const each of planes) each[at]! *= wet
        continue
      }
      const rings = ringsAt(around(x, y) + 0.12 * wide[x]!)
      const sheen = skyOn(y / height, wide[x]!, fine[x]!, rings)
      const tone = smoothstep(-0.6, 0.7, depth[x]! + 0.3 * fine[x]!)
      const bend = unit * near * (16 * wide[x]! + 15 * fine[x]! + 9 * rings)
      const mirrorY = 2 * lines[x]! - y - bend
      const below = Math.max(0, deep)
      const [seenX, seenY] = [x + bend * (0.5 + 4 * below), y + 0.5 * bend]
      const seen = deep > -0.05 ? sample(mask, seenX, seenY) * Math.exp(-below * 3.6) : 0
      const mirrored = deep > 0 ? sample(mask, x + bend, mirrorY) * smoothstep(0.42, 0.02, below) : 0
      const touching = deep < 0.1 ? mask[at]! : 0
      const contact = touching > 0 ? 1 - 0.55 * touching * Math.exp(-((deep / 0.03) ** 2)) : 1
      const line =
        touching > 0 ? touching * Math.exp(-(((deep - 0.008) / 0.007) ** 2)) * smoothstep(-0.4, 0.5, wide[x]!) : 0
      for (let c = 0; c < 3; c++) {
        const from = before[c]!
        const water = mix(DEEP[c]!, SHALLOW[c]!, tone)
        const under = seen > 0.01 ? mix(water, sample(from, seenX, seenY) * TINT[c]!, 0.74 * seen) : water
        const image =
          mirrored > 0.01 ? mix(under, sample(from, x + bend, mirrorY) * MIRRORED[c]!, 0.34 * mirrored) : under
        const wetted = image * contact + SKY[c]! * (sheen * (1 - 0.4 * mirrored) + 0.4 * line)
        planes[c]![at] = mix(wetted, from[at]! * 0.6, dry)
      }
    }
  }
  return emerged
}

/** Rings that run out from who stirs, -1 to 1. @param far 1 at the body */
function ringsAt(far: number): number {
  return Math.sin(far * 21) * Math.exp(-Math.abs(far - 1.1) * 1.5)
}

/** The bright net that ripples throw up under chins and cheeks. */
function lightFromBelow(
  { width, height, r, g, b }: Print,
  mask: Float32Array,
  { lines, tall, unit, seed }: { lines: Float32Array; tall: number; unit: number; seed: number },
): void {
  const first = new NoiseRows('clouds', width, { scale: 0.85 / unit, left: seed * 5, scaleY: 1.5 / unit })
  const second = new NoiseRows('clouds', width, { scale: 1.1 / unit, left: 71, scaleY: 1.9 / unit, top: seed })
  for (let y = 0, at = 0; y < height; y++) {
    const [one, two] = [first.at(y), second.at(y)]
    for (let x = 0; x < width; x++, at++) {
      const above = (lines[x]! - y) / tall
      if (mask[at]! <= 0 || above < 0 || above > 0.7) continue
      const net = smoothstep(0.13, 0, Math.abs(one[x]!)) + smoothstep(0.11, 0, Math.abs(two[x]!))
      if (net === 0) continue
      const light = mask[at]! * smoothstep(0.7, 0.02, above) * net
      r[at]! *= 1 + 0.2 * light
      g[at]! *= 1 + 0.25 * light
      b[at]! *= 1 + 0.18 * light
    }
  }
}

/** The evening sky in the ripples: wide patches far away, thin lines close by. */
function skyOn(v: number, wide: number, fine: number, rings: number): number {
  const far = 0.16 * (1 - v) ** 2
  const patches = mix(0.42, 0.12, v) * smoothstep(0, 0.75, wide + 0.45 * fine)
  const lines = 0.5 * smoothstep(0.42, 0.9, fine + 0.5 * wide + 0.3 * rings) + 0.16 * smoothstep(0.15, 0.8, rings)
  return far + patches + lines * mix(0.5, 0.9, v)
}

/** What is left of colours that the water mirrors. */
const MIRRORED: Rgb = [0.6, 0.62, 0.5]
/** What water does to the colours in it. */
const TINT: Rgb = [0.3, 0.42, 0.27]

/** Where the water begins under a photo without people, as a share of the height. */
export const BANK = 0.66

/** Floods the foot of a photo, which the water mirrors. */
export function mirrorInWater(print: Print, seed: number): void {
  const { width, height } = print
  const unit = Math.min(width, height) / 900
  const ripples = ripplesOf(width, height, unit, seed)
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

import { type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { enlarge, shrink } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { evenKey } from './even-key.ts'
import { formOf } from './form.ts'
import { loosenHair } from './loose-hair.ts'

/** A lamp of the scene, far away. */
export interface Lamp {
  /** Where it stands as seen from who is lit: right and down, of length 1. */
  from: readonly [number, number]
  colour: Rgb
  /** How bright the thin edge is that it draws from behind. */
  rim: number
}

export interface Standing {
  /** How much of each pixel is who stands there. */
  mask: Float32Array
  /** Whose hair gets single hairs round its edge. Default nobody's. */
  faces?: readonly Face[]
  /** The scene behind; without one, what is not the subject stays as it is. */
  far?: Pick<Print, 'r' | 'g' | 'b'>
  /** Light from everywhere; the photo's own light is multiplied by it. */
  ambient: Rgb
  lamps: readonly Lamp[]
  /** How much of what is bright behind spills over the edge. Default 0.35. */
  wrap?: number
  /** How much light of the scene the air before them scatters: it lifts what is dark next to bright ground. Default 0. */
  air?: number
}

/**
 * Puts who is in a photo before another scene, in the scene's light: edges in colours of their own, with nothing left
 * of the old ground; forms that turn to a lamp are lit by it and those that turn away are not; what is bright behind
 * spills over.
 *
 * @returns How much of each pixel they are, with single hairs round their heads
 */
export function standBefore(print: Print, standing: Standing): Float32Array {
  const { faces = [], far, ambient, lamps, wrap = 0.35, air = 0 } = standing
  const { width, height } = print
  const shorter = Math.min(width, height)
  const planes = [print.r, print.g, print.b] as const
  const behind = far ? ([far.r, far.g, far.b] as const) : undefined
  cleanEdge(print, standing.mask)
  const mask = loosenHair(print, standing.mask, faces)
  evenKey(print, faces)
  const form = formOf(print, mask, faces)
  const edge = blur(mask, width, height, 0.009 * shorter)
  const spill = behind?.map((each) => blur(each, width, height, 0.02 * shorter))
  const haze = air > 0 ? behind?.map((each) => hazeOf(each, width, height)) : undefined
  const exposure = exposureOf(print, mask)
  const count = lamps.length
  const [rightOf, downOf, rimOf] = [plane(count), plane(count), plane(count)]
  for (const [lamp, { from, rim }] of lamps.entries()) {
    rightOf[lamp] = from[0]
    downOf[lamp] = from[1]
    rimOf[lamp] = rim
  }
  for (const [c, own] of planes.entries()) {
    const ground = behind?.[c]
    const glow = spill?.[c]
    const mist = haze?.[c]
    const base = ambient[c as 0] * exposure
    const colours = Float32Array.from(lamps, ({ colour }) => colour[c as 0])
    for (let at = 0; at < mask.length; at++) {
      const share = mask[at]!
      if (share <= 0.004) {
        if (ground) own[at] = ground[at]!
        continue
      }
      const close = Math.max(0, 1 - edge[at]!)
      const x = form.x[at]!
      const y = form.y[at]!
      let lit = base
      let rims = 0
      for (let lamp = 0; lamp < count; lamp++) {
        const facing = x * rightOf[lamp]! + y * downOf[lamp]!
        const turned = 0.22 + 0.9 * facing
        if (turned > 0) lit += colours[lamp]! * turned * exposure
        if (facing > 0) rims += colours[lamp]! * rimOf[lamp]! * Math.min(1, 1.5 * facing) * close * close * 4
      }
      // Hair and wool catch more of a light from behind than what is smooth and dark.
      const tone = own[at]! * lit + rims * (0.07 + 2.4 * own[at]!)
      if (!ground || !glow) {
        own[at] = tone
        continue
      }
      const veil = wrap * Math.min(1, 4 * close * close) * Math.min(1, 0.25 + glow[at]!)
      const veiled = tone + Math.max(0, glow[at]! - tone) * veil
      const misty = mist ? veiled + air * mist[at]! : veiled
      own[at] = ground[at]! + (misty - ground[at]!) * share
    }
  }
  return mask
}

/** What is bright behind, scattered far by the air and the lens: worked out at an eighth of the size. */
function hazeOf(far: Float32Array, width: number, height: number): Float32Array {
  const sizes = [{ plane: far, width, height }]
  for (let halving = 0; halving < 3; halving++) {
    const last = sizes[halving]!
    sizes.push(shrink(last.plane, last.width, last.height))
  }
  const small = sizes.pop()!
  let wide = blur(small.plane, small.width, small.height, 0.13 * Math.min(small.width, small.height))
  let from: { width: number; height: number } = small
  for (const size of sizes.toReversed()) {
    wide = enlarge(wide, from.width, from.height, size.width, size.height)
    from = size
  }
  return wide
}

/** How light the middle of a grey scale is against who is in the photo. */
const MIDDLE = 0.075

/** Half way from the photo's own exposure to an even one: dark skin stays dark, a dim photo does not stay dim. */
function exposureOf({ r, g, b }: Print, mask: Float32Array): number {
  let [sum, count] = [0, 1e-6]
  for (let at = 0; at < mask.length; at += 13) {
    if (mask[at]! < 0.9) continue
    sum += Math.log(0.004 + 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!)
    count++
  }
  return Math.min(1.6, Math.max(0.85, Math.sqrt(MIDDLE / Math.exp(sum / count))))
}

/** Colours from further inside, carried out to the edge and a little beyond: none of the old ground is left there. */
export function cleanEdge({ width, height, r, g, b }: Print, mask: Float32Array): void {
  const shorter = Math.min(width, height)
  const sigma = 0.006 * shorter
  const thin = blur(mask, width, height, 0.0045 * shorter)
  const small = shrink(thin, width, height)
  const weight = plane(small.plane.length)
  for (let at = 0; at < weight.length; at++) weight[at] = 1e-4 + smoothstep(0.93, 0.995, small.plane[at]!)
  const total = blur(weight, small.width, small.height, sigma)
  for (const each of [r, g, b]) {
    const half = shrink(each, width, height).plane
    for (let at = 0; at < half.length; at++) half[at]! *= weight[at]!
    const soft = blur(half, small.width, small.height, sigma)
    for (let at = 0; at < soft.length; at++) soft[at]! /= total[at]!
    const inner = enlarge(soft, small.width, small.height, width, height)
    for (let at = 0; at < mask.length; at++) {
      if (thin[at]! < 0.01 || thin[at]! > 0.985) continue
      each[at] = inner[at]! + (each[at]! - inner[at]!) * smoothstep(0.82, 0.985, thin[at]!)
    }
  }
}

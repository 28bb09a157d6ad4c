/** Who stands before a scene, in the light of its lamps: four pixels at a time. */

/** Below this share a pixel is not theirs. */
const LEAST: f32 = 0.004

import { field } from './field'

/** The addresses and numbers that `../stand.ts` writes, by their place; 0 for planes that are not there. */
// prettier-ignore
const enum Field {
  R, G, B, GroundR, GroundG, GroundB, GlowR, GlowG, GlowB, MistR, MistG, MistB,
  Share, Edge, X, Y, Numbers, Lamps, Count, Tail,
}
// prettier-ignore
const enum Figure { R, G, B, Exposure, Wrap, Air }
// prettier-ignore
const enum Lamp { Right, Down, Rim, R, G, B, Front, Fields }

// @ts-ignore: a decorator of AssemblyScript
@inline
function splat(numbers: usize, index: i32): v128 {
  return v128.load32_splat(numbers + (<usize>index << 2))
}

/** Own light under the lamps, with a bright rim; before a ground its glow veils them, and air lifts what is dark. */
function laid(block: usize, channel: i32, at: usize, share: v128, close: v128, lit: v128, rims: v128): v128 {
  const numbers = field(block, Field.Numbers)
  const own = v128.load(field(block, Field.R + channel) + at)
  const caught = f32x4.add(f32x4.splat(0.07), f32x4.mul(f32x4.splat(2.4), own))
  const tone = f32x4.add(f32x4.mul(own, lit), f32x4.mul(rims, caught))
  const theirs = f32x4.gt(share, f32x4.splat(LEAST))
  const ground = field(block, Field.GroundR + channel)
  if (ground === 0) return v128.bitselect(tone, own, theirs)
  const behind = v128.load(ground + at)
  const glow = v128.load(field(block, Field.GlowR + channel) + at)
  const one = f32x4.splat(1)
  const edge = f32x4.pmin(one, f32x4.mul(f32x4.splat(2), f32x4.mul(close, close)))
  const bright = f32x4.pmin(one, f32x4.add(f32x4.splat(0.25), glow))
  const veil = f32x4.mul(f32x4.mul(splat(numbers, Figure.Wrap), edge), bright)
  const over = f32x4.pmax(f32x4.splat(0), f32x4.sub(glow, tone))
  let veiled = f32x4.add(tone, f32x4.mul(over, veil))
  const mist = field(block, Field.MistR + channel)
  if (mist !== 0) veiled = f32x4.add(veiled, f32x4.mul(splat(numbers, Figure.Air), v128.load(mist + at)))
  const mixed = f32x4.add(behind, f32x4.mul(f32x4.sub(veiled, behind), share))
  return v128.bitselect(mixed, behind, theirs)
}

/** Four pixels, written to three vectors. */
function four(block: usize, at: usize, toR: usize, toG: usize, toB: usize): void {
  const share = v128.load(field(block, Field.Share) + at)
  const numbers = field(block, Field.Numbers)
  const zero = f32x4.splat(0)
  const one = f32x4.splat(1)
  let litR = splat(numbers, Figure.R)
  let litG = splat(numbers, Figure.G)
  let litB = splat(numbers, Figure.B)
  let rimR = zero
  let rimG = zero
  let rimB = zero
  let close = zero
  if (v128.any_true(f32x4.gt(share, f32x4.splat(LEAST)))) {
    close = f32x4.pmax(zero, f32x4.sub(one, v128.load(field(block, Field.Edge) + at)))
    const rim = f32x4.mul(f32x4.splat(4), f32x4.mul(close, close))
    const x = v128.load(field(block, Field.X) + at)
    const y = v128.load(field(block, Field.Y) + at)
    const exposure = splat(numbers, Figure.Exposure)
    const count = <i32>field(block, Field.Count)
    for (let each = 0, lamp = field(block, Field.Lamps); each < count; each++, lamp += Lamp.Fields << 2) {
      const facing = f32x4.add(f32x4.mul(x, splat(lamp, Lamp.Right)), f32x4.mul(y, splat(lamp, Lamp.Down)))
      const turned = f32x4.add(splat(lamp, Lamp.Front), f32x4.mul(f32x4.splat(0.9), facing))
      const light = f32x4.mul(f32x4.pmax(zero, turned), exposure)
      const steep = f32x4.sub(f32x4.mul(f32x4.splat(1.6), facing), f32x4.splat(0.3))
      const edge = f32x4.pmax(zero, f32x4.pmin(one, steep))
      const thin = f32x4.mul(f32x4.mul(f32x4.mul(edge, edge), splat(lamp, Lamp.Rim)), rim)
      const red = splat(lamp, Lamp.R)
      const green = splat(lamp, Lamp.G)
      const blue = splat(lamp, Lamp.B)
      litR = f32x4.add(litR, f32x4.mul(red, light))
      litG = f32x4.add(litG, f32x4.mul(green, light))
      litB = f32x4.add(litB, f32x4.mul(blue, light))
      rimR = f32x4.add(rimR, f32x4.mul(red, thin))
      rimG = f32x4.add(rimG, f32x4.mul(green, thin))
      rimB = f32x4.add(rimB, f32x4.mul(blue, thin))
    }
  }
  v128.store(toR, laid(block, 0, at, share, close, litR, rimR))
  v128.store(toG, laid(block, 1, at, share, close, litG, rimG))
  v128.store(toB, laid(block, 2, at, share, close, litB, rimB))
}

/** `length` is 4 at least. The last four are worked out before all others, which they may overlap, and laid last. */
export function stand(block: usize, length: i32): void {
  const r = field(block, Field.R)
  const g = field(block, Field.G)
  const b = field(block, Field.B)
  const tail = field(block, Field.Tail)
  const last = <usize>(length - 4) << 2
  four(block, last, tail, tail + 16, tail + 32)
  for (let at: usize = 0; at < last; at += 16) four(block, at, r + at, g + at, b + at)
  v128.store(r + last, v128.load(tail))
  v128.store(g + last, v128.load(tail, 16))
  v128.store(b + last, v128.load(tail, 32))
}

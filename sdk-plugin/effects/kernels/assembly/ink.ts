/** Flat drawing laid on rows of a picture, four pixels at a time: a row is a multiple of four wide; see `../film.ts`. */

import { eased } from './cover'

const enum Blend {
  Over,
  Ink,
  Light,
}

/**
 * How much ink there is at each pixel of a row of RGBA bytes.
 *
 * @returns Where it begins and, times 65 536, where it ends, to four pixels; 0 when there is none
 */
export function amounts(tones: usize, shares: usize, columns: i32, opacity: f32): i32 {
  const scale = f32x4.splat(opacity / 255)
  let first = columns
  let past = 0
  for (let x = 0; x < columns; x += 4) {
    const at = <usize>x << 2
    const alpha = i32x4.shr_u(v128.load(tones + at), 24)
    v128.store(shares + at, f32x4.mul(f32x4.convert_i32x4_u(alpha), scale))
    if (!v128.any_true(alpha)) continue
    first = min(first, x)
    past = x + 4
  }
  return past == 0 ? 0 : first | (past << 16)
}

/** Takes ink away where it has not held: `left` less six tenths of two noises. */
export function wear(shares: usize, grain: usize, clouds: usize, columns: i32, left: f32): void {
  const rest = f32x4.splat(left)
  const weight = f32x4.splat(0.6)
  const end = <usize>columns << 2
  for (let at: usize = 0; at < end; at += 16) {
    const share = v128.load(shares + at)
    if (!v128.any_true(share)) continue
    const noise = f32x4.mul(f32x4.add(v128.load(grain + at), v128.load(clouds + at)), weight)
    v128.store(shares + at, f32x4.mul(share, eased(f32x4.sub(rest, noise), -0.1, 1 / 0.26)))
  }
}

/** Leaves it on the ridges of a rough ground, the more the harder the hand presses. */
export function drag(shares: usize, ridges: usize, press: usize, columns: i32, tooth: f32): void {
  const teeth = f32x4.splat(tooth)
  const one = f32x4.splat(1)
  const even = f32x4.splat(0.25 - tooth)
  const end = <usize>columns << 2
  for (let at: usize = 0; at < end; at += 16) {
    const share = v128.load(shares + at)
    if (!v128.any_true(share)) continue
    const pressed = f32x4.mul(v128.load(press + at), f32x4.splat(0.6))
    const held = f32x4.add(f32x4.add(v128.load(ridges + at), even), pressed)
    const taken = eased(f32x4.add(held, f32x4.mul(share, f32x4.splat(0.5))), -0.5, 1 / 0.85)
    v128.store(shares + at, f32x4.mul(share, f32x4.sub(one, f32x4.mul(teeth, f32x4.sub(one, taken)))))
  }
}

/** The light of four bytes, one in each lane. `light`: of all 256. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function lightOf(light: usize, tones: v128): v128 {
  let value = v128.load32_zero(light + (<usize>i32x4.extract_lane(tones, 0) << 2))
  value = v128.load_lane<f32>(light + (<usize>i32x4.extract_lane(tones, 1) << 2), value, 1)
  value = v128.load_lane<f32>(light + (<usize>i32x4.extract_lane(tones, 2) << 2), value, 2)
  return v128.load_lane<f32>(light + (<usize>i32x4.extract_lane(tones, 3) << 2), value, 3)
}

/** Mixed by square roots, as `layOver` in `../../frame.ts` does and says why. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function over(was: v128, tone: v128, share: v128): v128 {
  const from = f32x4.sqrt(f32x4.pmax(f32x4.splat(0), was))
  const root = f32x4.add(from, f32x4.mul(f32x4.sub(f32x4.sqrt(tone), from), share))
  const mixed = v128.bitselect(tone, f32x4.mul(root, root), f32x4.gt(share, f32x4.splat(0.996)))
  return v128.bitselect(mixed, was, f32x4.gt(share, f32x4.splat(0)))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function lay(plane: usize, tone: v128, share: v128, blend: i32): void {
  const was = v128.load(plane)
  let now: v128
  if (blend == Blend.Over) now = over(was, tone, share)
  else if (blend == Blend.Ink) {
    const one = f32x4.splat(1)
    now = f32x4.mul(was, f32x4.add(f32x4.sub(one, share), f32x4.mul(tone, share)))
  } else now = f32x4.add(was, f32x4.mul(tone, share))
  v128.store(plane, now)
}

/** Lays a row of RGBA bytes on a row of three planes, as much of it as `shares` tells. */
export function ink(
  r: usize,
  g: usize,
  b: usize,
  tones: usize,
  shares: usize,
  columns: i32,
  light: usize,
  blend: i32,
): void {
  const byte = i32x4.splat(255)
  const end = <usize>columns << 2
  for (let at: usize = 0; at < end; at += 16) {
    const share = v128.load(shares + at)
    if (!v128.any_true(share)) continue
    const pixels = v128.load(tones + at)
    lay(r + at, lightOf(light, v128.and(pixels, byte)), share, blend)
    lay(g + at, lightOf(light, v128.and(i32x4.shr_u(pixels, 8), byte)), share, blend)
    lay(b + at, lightOf(light, v128.and(i32x4.shr_u(pixels, 16), byte)), share, blend)
  }
}

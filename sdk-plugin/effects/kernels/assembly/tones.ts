/** How light pixels look, the light that bytes stand for, and light against another light's colour. */

import { between } from './cover'
import { four, setFour } from './tail'

// @ts-ignore: a decorator of AssemblyScript
@inline
function weighed(red: v128, green: v128, blue: v128, r: f32, g: f32, b: f32): v128 {
  const warm = f32x4.add(f32x4.mul(red, f32x4.splat(r)), f32x4.mul(green, f32x4.splat(g)))
  return f32x4.add(warm, f32x4.mul(blue, f32x4.splat(b)))
}

/** The square root of weighed light, 1 at most: near enough to the eye. What is darker than black is black. */
export function lightness(r: usize, g: usize, b: usize, to: usize, length: i32, wr: f32, wg: f32, wb: f32): void {
  for (let x = 0; x < length; x += 4) {
    const at = <usize>x << 2
    const rest = length - x
    const all = weighed(four(r + at, rest), four(g + at, rest), four(b + at, rest), wr, wg, wb)
    const root = f32x4.sqrt(f32x4.pmax(f32x4.splat(0), all))
    setFour(to + at, f32x4.pmin(f32x4.splat(1), root), rest)
  }
}

/** Planes of light from RGB bytes. @param light Of the 256 bytes */
export function lightOfBytes(from: usize, r: usize, g: usize, b: usize, pixels: i32, light: usize): void {
  for (let at: usize = 0, end = <usize>pixels << 2; at < end; at += 4, from += 3) {
    store<f32>(r + at, load<f32>(light + (<usize>load<u8>(from) << 2)))
    store<f32>(g + at, load<f32>(light + (<usize>load<u8>(from, 1) << 2)))
    store<f32>(b + at, load<f32>(light + (<usize>load<u8>(from, 2) << 2)))
  }
}

/** Below this share a pixel is nobody's. */
const NOBODY: f32 = 0.004

/**
 * Takes from colours what is against those of lights, as `toneFor` in `../../photo/painting/old-light.ts` says.
 *
 * @param sources Three numbers of each light
 * @param most How much of itself a colour loses at the most, `warm` of that what is redder than blue
 */
export function tame(
  r: usize,
  g: usize,
  b: usize,
  mask: usize,
  length: i32,
  sources: usize,
  count: i32,
  most: f32,
  warm: f32,
  sheenR: f32,
  sheenG: f32,
  sheenB: f32,
): void {
  const zero = f32x4.splat(0)
  const end = sources + 12 * <usize>count
  for (let x = 0; x < length; x += 4) {
    const at = <usize>x << 2
    const rest = length - x
    const is = f32x4.ge(four(mask + at, rest), f32x4.splat(NOBODY))
    if (!v128.any_true(is)) continue
    const red = four(r + at, rest)
    const green = four(g + at, rest)
    const blue = four(b + at, rest)
    // A light's colour has no grey in it: no mean has to be taken off theirs.
    let against = zero
    for (let own = sources; own < end; own += 12) {
      const along = weighed(red, green, blue, load<f32>(own), load<f32>(own, 4), load<f32>(own, 8))
      against = f32x4.sub(against, f32x4.pmin(zero, along))
    }
    const tamed = v128.and(is, f32x4.gt(against, zero))
    if (!v128.any_true(tamed)) continue
    const strongest = f32x4.add(f32x4.pmax(f32x4.pmax(red, green), blue), f32x4.splat(1e-4))
    // Where both are alike there is nothing to lose. In a blue night nobody is to look ill.
    const much = f32x4.pmin(f32x4.splat(most), f32x4.div(against, strongest))
    const own = v128.bitselect(f32x4.splat(warm), f32x4.splat(1), f32x4.gt(red, blue))
    const share = v128.and(f32x4.mul(much, own), tamed)
    const grey = weighed(red, green, blue, 0.2126, 0.7152, 0.0722)
    setFour(r + at, between(red, f32x4.mul(grey, f32x4.splat(sheenR)), share), rest)
    setFour(g + at, between(green, f32x4.mul(grey, f32x4.splat(sheenG)), share), rest)
    setFour(b + at, between(blue, f32x4.mul(grey, f32x4.splat(sheenB)), share), rest)
  }
}

/** Square roots of light; of what is darker than black 0. */
export function roots(from: usize, to: usize, length: i32): void {
  for (let x = 0; x < length; x += 4) {
    const at = <usize>x << 2
    setFour(to + at, f32x4.sqrt(f32x4.pmax(f32x4.splat(0), four(from + at, length - x))), length - x)
  }
}

/**
 * Makes what differs from its surroundings differ more, and light of it again. Roots of light come in, light goes out.
 *
 * @param inside How much of that there is at each pixel
 * @param strength Of what is darker than its surroundings, and `lights` of what is lighter
 */
export function deepen(
  to: usize,
  seen: usize,
  around: usize,
  inside: usize,
  length: i32,
  strength: f32,
  lights: f32,
): void {
  const zero = f32x4.splat(0)
  for (let x = 0; x < length; x += 4) {
    const at = <usize>x << 2
    const rest = length - x
    const share = four(inside + at, rest)
    const isInside = f32x4.gt(share, zero)
    if (!v128.any_true(isInside)) continue
    const own = four(seen + at, rest)
    const detail = f32x4.sub(own, four(around + at, rest))
    const much = v128.bitselect(f32x4.splat(strength), f32x4.splat(lights), f32x4.lt(detail, zero))
    const made = f32x4.pmax(zero, f32x4.add(own, f32x4.mul(f32x4.mul(detail, share), much)))
    setFour(to + at, v128.bitselect(f32x4.mul(made, made), four(to + at, rest), isInside), rest)
  }
}

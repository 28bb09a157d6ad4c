/** Directions along the forms of a picture, as `../../photo/painting/flow.ts` says. */

import { four, setFour } from './tail'

/**
 * Products of slopes, each by how sure it is. The outermost pixels have none: they stay as they are.
 *
 * @param hand How much more than usual a hand's slant counts where it is light, less 1
 */
export function slopeProducts(
  light: usize,
  xx: usize,
  xy: usize,
  yy: usize,
  width: i32,
  height: i32,
  grain: f32,
  hand: f32,
): void {
  const row = <usize>width << 2
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x += 4) {
      const at = <usize>(y * width + x) << 2
      const rest = width - 1 - x
      const here = light + at
      const gx = f32x4.sub(four(here + 4, rest), four(here - 4, rest))
      const gy = f32x4.sub(four(here + row, rest), four(here - row, rest))
      const tone = four(here, rest)
      const slant = f32x4.mul(f32x4.mul(tone, tone), f32x4.splat(grain * hand))
      const gxx = f32x4.mul(gx, gx)
      const gyy = f32x4.mul(gy, gy)
      const all = f32x4.add(f32x4.add(gxx, gyy), f32x4.add(f32x4.splat(grain), slant))
      const sure = f32x4.div(f32x4.splat(1), all)
      setFour(xx + at, f32x4.mul(gxx, sure), rest)
      setFour(xy + at, f32x4.mul(f32x4.mul(gx, gy), sure), rest)
      setFour(yy + at, f32x4.mul(gyy, sure), rest)
    }
  }
}

/** fine + 0.3 × near + 0.16 × far: what is flat follows what is around it. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function around(fine: usize, near: usize, far: usize, rest: i32): v128 {
  const wide = f32x4.mul(four(near, rest), f32x4.splat(0.3))
  return f32x4.add(f32x4.add(four(fine, rest), wide), f32x4.mul(four(far, rest), f32x4.splat(0.16)))
}

/** The angle of vectors of length 1 as one of 256, to a hundredth of one. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function wayOf(x: v128, y: v128): v128 {
  const across = f32x4.abs(x)
  const down = f32x4.abs(y)
  const steep = f32x4.gt(down, across)
  const t = f32x4.div(f32x4.pmin(across, down), f32x4.pmax(f32x4.splat(1e-9), f32x4.pmax(across, down)))
  const square = f32x4.mul(t, t)
  let sum = f32x4.splat(-0.0117212)
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(0.05265332))
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(-0.11643287))
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(0.19354346))
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(-0.33262347))
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(0.99997726))
  // 128 / π: half of all ways are half a turn.
  const angle = f32x4.mul(f32x4.mul(t, sum), f32x4.splat(40.743665))
  const first = v128.bitselect(f32x4.sub(f32x4.splat(64), angle), angle, steep)
  const right = v128.bitselect(f32x4.sub(f32x4.splat(128), first), first, f32x4.lt(x, f32x4.splat(0)))
  return v128.bitselect(f32x4.neg(right), right, f32x4.lt(y, f32x4.splat(0)))
}

/**
 * The weaker axis of the products, and which of 256 directions it is.
 *
 * @param products Nine planes: xx, xy and yy, each fine, near and far
 * @param light For what a hand's own slant counts, `habit` of it and `hand` more where it is light
 */
export function weakerAxis(
  products: usize,
  light: usize,
  x: usize,
  y: usize,
  ways: usize,
  length: i32,
  habit: f32,
  hand: f32,
): void {
  const zero = f32x4.splat(0)
  const one = f32x4.splat(1)
  const half = f32x4.splat(0.5)
  const planes = products
  for (let first = 0; first < length; first += 4) {
    const at = <usize>first << 2
    const rest = length - first
    const xx = around(load<u32>(planes) + at, load<u32>(planes, 4) + at, load<u32>(planes, 8) + at, rest)
    const xy = around(load<u32>(planes, 12) + at, load<u32>(planes, 16) + at, load<u32>(planes, 20) + at, rest)
    const yy = around(load<u32>(planes, 24) + at, load<u32>(planes, 28) + at, load<u32>(planes, 32) + at, rest)
    const tone = four(light + at, rest)
    const across = f32x4.sub(xx, yy)
    const slant = f32x4.add(one, f32x4.mul(f32x4.mul(tone, tone), f32x4.splat(0.3 * hand)))
    const both = f32x4.add(xy, f32x4.mul(slant, f32x4.splat(habit)))
    const slanted = f32x4.add(both, both)
    const spread = f32x4.sqrt(f32x4.add(f32x4.mul(across, across), f32x4.mul(slanted, slanted)))
    // Half the angle of the gradients' axis, and a right angle more.
    const isSpread = f32x4.gt(spread, zero)
    const cosine = v128.bitselect(f32x4.div(across, spread), one, isSpread)
    const sine = f32x4.sqrt(f32x4.pmax(zero, f32x4.mul(f32x4.sub(one, cosine), half)))
    let alongX = v128.bitselect(sine, f32x4.neg(sine), f32x4.lt(slanted, zero))
    let alongY = f32x4.sqrt(f32x4.pmax(zero, f32x4.mul(f32x4.add(one, cosine), half)))
    // Of the two ways along it the one that a right hand takes.
    const turned = f32x4.lt(f32x4.sub(alongX, alongY), zero)
    alongX = v128.bitselect(f32x4.neg(alongX), alongX, turned)
    alongY = v128.bitselect(f32x4.neg(alongY), alongY, turned)
    setFour(x + at, alongX, rest)
    setFour(y + at, alongY, rest)
    const numbers = i32x4.trunc_sat_f32x4_s(f32x4.nearest(wayOf(alongX, alongY)))
    const to = ways + <usize>first
    store<u8>(to, <u8>i32x4.extract_lane(numbers, 0))
    if (rest > 1) store<u8>(to, <u8>i32x4.extract_lane(numbers, 1), 1)
    if (rest > 2) store<u8>(to, <u8>i32x4.extract_lane(numbers, 2), 2)
    if (rest > 3) store<u8>(to, <u8>i32x4.extract_lane(numbers, 3), 3)
  }
}

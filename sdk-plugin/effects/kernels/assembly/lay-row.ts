/** A row of a print laid on one of the frame, pixel on pixel; see `../lay-row.ts`. Reads four pixels beyond their ends. */

import { between } from './cover'
import { setFour } from './tail'

const enum Blend {
  Over,
  Ink,
  Light,
}

/** Mixed by square roots, as `layOver` in `../../frame.ts` does and says why. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function over(was: v128, tone: v128, share: v128): v128 {
  const zero = f32x4.splat(0)
  const root = between(f32x4.sqrt(f32x4.pmax(zero, was)), f32x4.sqrt(f32x4.pmax(zero, tone)), share)
  const mixed = v128.bitselect(tone, f32x4.mul(root, root), f32x4.gt(share, f32x4.splat(0.996)))
  return v128.bitselect(mixed, was, f32x4.gt(share, zero))
}

/** @param shares How much of each pixel there is; 0 when that is all */
export function layRow(
  to: usize,
  from: usize,
  shares: usize,
  length: i32,
  blend: i32,
  gain: f32,
  opacity: f32,
): void {
  const one = f32x4.splat(1)
  for (let x = 0; x < length; x += 4) {
    const at = <usize>x << 2
    let share = f32x4.splat(opacity)
    if (shares) {
      share = f32x4.mul(v128.load(shares + at), share)
      if (!v128.any_true(share)) continue
    }
    const was = v128.load(to + at)
    const tone = f32x4.mul(v128.load(from + at), f32x4.splat(gain))
    let now: v128
    // What is thin is light in part; what is not has only an edge.
    if (blend == Blend.Over) now = opacity == 1 ? over(was, tone, share) : between(was, tone, share)
    else if (blend == Blend.Ink) now = f32x4.mul(was, between(one, tone, share))
    else now = f32x4.add(was, f32x4.mul(tone, share))
    setFour(to + at, now, length - x)
  }
}

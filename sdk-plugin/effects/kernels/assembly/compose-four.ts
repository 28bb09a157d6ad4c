/** Four pixels of a baked place at once. */

import { Copy, Field, field, levelOf, mean, Shown, SHOWN_FIELDS } from './compose-fields'

/**
 * Four pixels that look into one photo, `beyond` the look at their left, one the way to the next. False where they read
 * unlike copies, or one of a single pixel.
 */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function four(
  block: usize,
  slot: i32,
  weights: usize,
  x: i32,
  y: i32,
  left: v128,
  middle: v128,
  right: v128,
  beyond: v128,
): bool {
  const shown = <usize>field(block, Field.Slots) + (<usize>(slot * SHOWN_FIELDS) << 2)
  const count = field(shown, Shown.Count)
  if (count == 0) return true
  let copy = <usize>field(shown, Shown.Copies)
  const whole = <f32>field(copy, Copy.Width)
  const level = levelOf(f32x4.extract_lane(left, 2) * whole, count)
  if (level != levelOf(f32x4.extract_lane(middle, 2) * whole, count)) return false
  if (level != levelOf(f32x4.extract_lane(right, 2) * whole, count)) return false
  copy += <usize>(level * Copy.Fields) << 2
  const width = field(copy, Copy.Width)
  const height = field(copy, Copy.Height)
  if (width < 2 || height < 2) return false
  const us = along(f32x4.extract_lane(left, 0), f32x4.extract_lane(middle, 0), f32x4.extract_lane(right, 0), beyond)
  const vs = along(f32x4.extract_lane(left, 1), f32x4.extract_lane(middle, 1), f32x4.extract_lane(right, 1), beyond)
  const px = inside(us, width)
  const py = inside(vs, height)
  // The last pixel is the second of its pair, so that nothing beyond the border is read.
  const columns = i32x4.min_s(i32x4.trunc_sat_f32x4_s(px), i32x4.splat(width - 2))
  const lines = i32x4.min_s(i32x4.trunc_sat_f32x4_s(py), i32x4.splat(height - 2))
  const across = f32x4.sub(px, f32x4.convert_i32x4_s(columns))
  const down = f32x4.sub(py, f32x4.convert_i32x4_s(lines))
  const at = i32x4.shl(i32x4.add(i32x4.mul(lines, i32x4.splat(width)), columns), 4)
  const pixels = <usize>field(copy, Copy.Pixels)
  const under = <usize>width << 4
  const pFrom = pixels + <usize>i32x4.extract_lane(at, 0)
  const p = mean(pFrom, 16, under, f32x4.extract_lane(across, 0), f32x4.extract_lane(down, 0))
  const qFrom = pixels + <usize>i32x4.extract_lane(at, 1)
  const q = mean(qFrom, 16, under, f32x4.extract_lane(across, 1), f32x4.extract_lane(down, 1))
  const sFrom = pixels + <usize>i32x4.extract_lane(at, 2)
  const s = mean(sFrom, 16, under, f32x4.extract_lane(across, 2), f32x4.extract_lane(down, 2))
  const tFrom = pixels + <usize>i32x4.extract_lane(at, 3)
  const t = mean(tFrom, 16, under, f32x4.extract_lane(across, 3), f32x4.extract_lane(down, 3))
  // Pixels beside each other become planes.
  const pq = i8x16.shuffle(p, q, 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23)
  const st = i8x16.shuffle(s, t, 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23)
  const reds = i8x16.shuffle(pq, st, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23)
  const greens = i8x16.shuffle(pq, st, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31)
  const pqBlue = i8x16.shuffle(p, q, 8, 9, 10, 11, 24, 25, 26, 27, 0, 0, 0, 0, 0, 0, 0, 0)
  const stBlue = i8x16.shuffle(s, t, 8, 9, 10, 11, 24, 25, 26, 27, 0, 0, 0, 0, 0, 0, 0, 0)
  const blues = i8x16.shuffle(pqBlue, stBlue, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23)
  const gain = f32x4.splat(load<f32>(shown + (Shown.Gain << 2)))
  const tones = <usize>field(block, Field.Tones)
  const to = <usize>((field(block, Field.Top) + y) * field(block, Field.Width) + field(block, Field.Left) + x) << 2
  add(<usize>field(block, Field.R) + to, f32x4.mul(reds, gain), tones, weights)
  add(<usize>field(block, Field.G) + to, f32x4.mul(greens, gain), tones, weights + 1)
  add(<usize>field(block, Field.B) + to, f32x4.mul(blues, gain), tones, weights + 2)
  return true
}

/** From `left` to `middle` in the first step, to `right` in the next. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function along(left: f32, middle: f32, right: f32, steps: v128): v128 {
  const one = f32x4.splat(1)
  const first = f32x4.mul(f32x4.splat(middle - left), f32x4.pmin(one, steps))
  const second = f32x4.mul(f32x4.splat(right - middle), f32x4.pmax(f32x4.splat(0), f32x4.sub(steps, one)))
  return f32x4.add(f32x4.splat(left), f32x4.add(first, second))
}

/** Shares of a copy's width or height as its pixels. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function inside(shares: v128, length: i32): v128 {
  const places = f32x4.sub(f32x4.mul(shares, f32x4.splat(<f32>length)), f32x4.splat(0.5))
  return f32x4.pmin(f32x4.splat(<f32>(length - 1)), f32x4.pmax(f32x4.splat(0), places))
}

/** Adds light to four pixels of a plane, by the weights that stand three bytes apart. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function add(to: usize, light: v128, tones: usize, weights: usize): void {
  let share = v128.load32_zero(tones + (<usize>load<u8>(weights) << 2))
  share = v128.load_lane<f32>(tones + (<usize>load<u8>(weights, 3) << 2), share, 1)
  share = v128.load_lane<f32>(tones + (<usize>load<u8>(weights, 6) << 2), share, 2)
  share = v128.load_lane<f32>(tones + (<usize>load<u8>(weights, 9) << 2), share, 3)
  v128.store(to, f32x4.add(v128.load(to), f32x4.mul(share, light)))
}

/** A picture of RGBA bytes at another size and on paper, as bytes of RGB; see `../scale.ts`. */

import { planeAt, whole } from './block'

/**
 * `Line` holds a row of the source or of the result, `Ring` `TapsDown` rows of the result; four real numbers a pixel, as in
 * `Paper`.
 */
// prettier-ignore
const enum Field {
  From, Columns, To, Stride, Width, Height,
  StartsAcross, WeightsAcross, TapsAcross, StartsDown, WeightsDown, TapsDown, Line, Ring,
  Paper,
}

export function scale(block: usize): void {
  const taps = whole(block, Field.TapsDown)
  const height = whole(block, Field.Height)
  const starts = planeAt(block, Field.StartsDown)
  let read = 0
  for (let y = 0; y < height; y++) {
    const first = load<i32>(starts + ((<usize>y) << 2))
    for (read = max(read, first); read < first + taps; read++) {
      spread(block, read)
      across(block, ringRow(block, read))
    }
    down(block, y, first)
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function ringRow(block: usize, row: i32): usize {
  const bytes = whole(block, Field.Width) << 4
  return planeAt(block, Field.Ring) + <usize>((row % whole(block, Field.TapsDown)) * bytes)
}

/** A row of the source as real numbers, what is transparent on the paper. */
function spread(block: usize, row: i32): void {
  const columns = whole(block, Field.Columns)
  const from = planeAt(block, Field.From) + ((<usize>(row * columns)) << 2)
  const line = planeAt(block, Field.Line)
  const paper = v128.load(block + ((<usize>Field.Paper) << 2))
  for (let x = 0; x < columns; x++) {
    const bytes = v128.load32_zero(from + ((<usize>x) << 2))
    const wide = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(bytes))
    let colour = f32x4.convert_i32x4_s(wide)
    const alpha = f32x4.extract_lane(colour, 3)
    if (alpha < 255) {
      const share = f32x4.splat(alpha / 255)
      colour = f32x4.add(paper, f32x4.mul(f32x4.sub(colour, paper), share))
    }
    v128.store(line + ((<usize>x) << 4), colour)
  }
}

/** The row at the result's width. */
function across(block: usize, out: usize): void {
  const line = planeAt(block, Field.Line)
  const starts = planeAt(block, Field.StartsAcross)
  const taps = <usize>whole(block, Field.TapsAcross)
  const width = <usize>whole(block, Field.Width)
  let weights = planeAt(block, Field.WeightsAcross)
  if (taps === 4) {
    // As of all that grow.
    for (let x: usize = 0; x < width; x++) {
      const from = line + ((<usize>load<i32>(starts + (x << 2))) << 4)
      const first = f32x4.mul(v128.load(from), v128.load32_splat(weights))
      const second = f32x4.mul(v128.load(from, 16), v128.load32_splat(weights, 4))
      const third = f32x4.mul(v128.load(from, 32), v128.load32_splat(weights, 8))
      const fourth = f32x4.mul(v128.load(from, 48), v128.load32_splat(weights, 12))
      v128.store(out + (x << 4), f32x4.add(f32x4.add(first, second), f32x4.add(third, fourth)))
      weights += 16
    }
    return
  }
  for (let x: usize = 0; x < width; x++) {
    const from = line + ((<usize>load<i32>(starts + (x << 2))) << 4)
    let sum = f32x4.splat(0)
    for (let tap: usize = 0; tap < taps; tap++) {
      sum = f32x4.add(sum, f32x4.mul(v128.load(from + (tap << 4)), v128.load32_splat(weights + (tap << 2))))
    }
    v128.store(out + (x << 4), sum)
    weights += taps << 2
  }
}

/** A row of the result from those that it lies between, rounded. */
function down(block: usize, y: i32, first: i32): void {
  const taps = whole(block, Field.TapsDown)
  const width = whole(block, Field.Width)
  const weights = planeAt(block, Field.WeightsDown) + ((<usize>(y * taps)) << 2)
  const sums = planeAt(block, Field.Line)
  const end = (<usize>width) << 4
  let tap = 0
  memory.fill(sums, 0, end)
  for (; tap < taps - 1; tap += 2) {
    const above = ringRow(block, first + tap)
    const below = ringRow(block, first + tap + 1)
    const weight = v128.load32_splat(weights + ((<usize>tap) << 2))
    const other = v128.load32_splat(weights + ((<usize>tap) << 2), 4)
    for (let at: usize = 0; at < end; at += 16) {
      const both = f32x4.add(f32x4.mul(v128.load(above + at), weight), f32x4.mul(v128.load(below + at), other))
      v128.store(sums + at, f32x4.add(v128.load(sums + at), both))
    }
  }
  for (; tap < taps; tap++) {
    const row = ringRow(block, first + tap)
    const weight = v128.load32_splat(weights + ((<usize>tap) << 2))
    for (let at: usize = 0; at < end; at += 16) {
      v128.store(sums + at, f32x4.add(v128.load(sums + at), f32x4.mul(v128.load(row + at), weight)))
    }
  }
  let out = planeAt(block, Field.To) + <usize>(y * whole(block, Field.Stride))
  let x = 0
  for (; x <= width - 4; x += 4) {
    const from = sums + ((<usize>x) << 4)
    const left = i16x8.narrow_i32x4_s(rounded(from), rounded(from + 16))
    const right = i16x8.narrow_i32x4_s(rounded(from + 32), rounded(from + 48))
    const bytes = i8x16.narrow_i16x8_u(left, right)
    const close = i8x16.shuffle(bytes, bytes, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 0, 0, 0, 0)
    v128.store64_lane(out, close, 0)
    v128.store32_lane(out, close, 2, 8)
    out += 12
  }
  for (; x < width; x++) {
    const one = rounded(sums + ((<usize>x) << 4))
    const bytes = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(one, one), one)
    v128.store16_lane(out, bytes, 0)
    v128.store8_lane(out, bytes, 2, 2)
    out += 3
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function rounded(at: usize): v128 {
  return i32x4.trunc_sat_f32x4_s(f32x4.nearest(v128.load(at)))
}

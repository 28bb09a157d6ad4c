/** A baked place with what its slots show. */

import { between, three } from './cover'

/** Pixels of the baked plate along a cell of its grid, and below which code a photo adds nothing that is seen. */
const CELL: f32 = 4
const LEAST = 2
/** A look that is spread over more than this share of a pixel reads a smaller copy. */
const SHARP: f32 = 0.75

/** The addresses and numbers that `../compose.ts` writes, by their place; then those of each slot and of each copy. */
// prettier-ignore
const enum Field {
  R, G, B, Width, Height, Weight, Left, Top, BoxWidth, BoxHeight, U, V, Blur, Slot, Columns, Rows, Slots, Tones,
}
// prettier-ignore
const enum Shown { Copies, Count, Gain }
// prettier-ignore
const enum Copy { R, G, B, Width, Height, Fields }
const SHOWN_FIELDS = 3

// @ts-ignore: a decorator of AssemblyScript
@inline
function field(block: usize, index: i32): i32 {
  return load<i32>(block + (<usize>index << 2))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function word(plane: usize, at: i32): f32 {
  return <f32>load<u16>(plane + (<usize>at << 1))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function byte(plane: usize, at: i32): f32 {
  return <f32>load<u8>(plane + <usize>at)
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function within(value: f32, most: i32): f32 {
  return min<f32>(<f32>most, max<f32>(0, value))
}

/** Between the four pixels of a copy around a place given as shares of it; beyond its border it goes on. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function toneAt(copy: usize, u: f32, v: f32): v128 {
  const width = field(copy, Copy.Width)
  const height = field(copy, Copy.Height)
  const x = within(u * <f32>width - 0.5, width - 1)
  const y = within(v * <f32>height - 0.5, height - 1)
  const left = <i32>x
  const top = <i32>y
  const at = <usize>(top * width + left) << 2
  const next: usize = left + 1 < width ? 4 : 0
  const under: usize = top + 1 < height ? <usize>width << 2 : 0
  const r = <usize>field(copy, Copy.R) + at
  const g = <usize>field(copy, Copy.G) + at
  const b = <usize>field(copy, Copy.B) + at
  const across = f32x4.splat(x - <f32>left)
  const upper = between(three(r, g, b), three(r + next, g + next, b + next), across)
  const low = under + next
  const lower = between(three(r + under, g + under, b + under), three(r + low, g + low, b + low), across)
  return between(upper, lower, f32x4.splat(y - <f32>top))
}

/** Adds `weight × photo(u, v)` to each pixel of the plate's box. `step` is the inverse of the plate's scale. */
export function compose(block: usize, step: f32): void {
  const width = field(block, Field.Width)
  const left = field(block, Field.Left)
  const top = field(block, Field.Top)
  const boxWidth = field(block, Field.BoxWidth)
  const columns = field(block, Field.Columns)
  const rows = field(block, Field.Rows)
  const endX = min(boxWidth, width - left)
  const endY = min(field(block, Field.BoxHeight), field(block, Field.Height) - top)
  const weights = <usize>field(block, Field.Weight)
  const slots = <usize>field(block, Field.Slot)
  const us = <usize>field(block, Field.U)
  const vs = <usize>field(block, Field.V)
  const blurs = <usize>field(block, Field.Blur)
  const tones = <usize>field(block, Field.Tones)
  for (let y = 0; y < endY; y++) {
    const cellY = within(((<f32>y + 0.5) * step) / CELL - 0.5, rows - 1)
    const row = <i32>cellY
    const below = cellY - <f32>row
    const upper = row * columns
    const lower = min(rows - 1, row + 1) * columns
    const nearest = <i32>(cellY + 0.5) * columns
    for (let x = 0; x < endX; x++) {
      const weight = weights + <usize>((y * boxWidth + x) * 3)
      const red = load<u8>(weight)
      const green = load<u8>(weight, 1)
      const blue = load<u8>(weight, 2)
      if (max(red, max(green, blue)) < <u8>LEAST) continue
      const cellX = within(((<f32>x + 0.5) * step) / CELL - 0.5, columns - 1)
      const column = <i32>cellX
      const right = cellX - <f32>column
      const other = min(columns - 1, column + 1)
      const slot = load<u8>(slots + <usize>(nearest + <i32>(cellX + 0.5)))
      const shown = <usize>field(block, Field.Slots) + (<usize>slot * SHOWN_FIELDS << 2)
      const count = field(shown, Shown.Count)
      if (count == 0) continue
      // Between the four cells around the place, as far as they look into the same photo as the nearest.
      const a = upper + column
      const b = upper + other
      const c = lower + column
      const d = lower + other
      const wa: f32 = load<u8>(slots + <usize>a) == slot ? (1 - right) * (1 - below) : 0
      const wb: f32 = load<u8>(slots + <usize>b) == slot ? right * (1 - below) : 0
      const wc: f32 = load<u8>(slots + <usize>c) == slot ? (1 - right) * below : 0
      const wd: f32 = load<u8>(slots + <usize>d) == slot ? right * below : 0
      const whole: f32 = 1 / (wa + wb + wc + wd)
      const u: f32 = (wa * word(us, a) + wb * word(us, b) + wc * word(us, c) + wd * word(us, d)) * whole
      const v: f32 = (wa * word(vs, a) + wb * word(vs, b) + wc * word(vs, c) + wd * word(vs, d)) * whole
      const blur: f32 = (wa * byte(blurs, a) + wb * byte(blurs, b) + wc * byte(blurs, c) + wd * byte(blurs, d)) * whole
      let copy = <usize>field(shown, Shown.Copies)
      let spread: f32 = (blur / 255) * <f32>field(copy, Copy.Width)
      for (let level = 1; level < count && spread > SHARP; level++) {
        copy += Copy.Fields << 2
        spread *= 0.5
      }
      const gain = load<f32>(shown + (Shown.Gain << 2))
      const light = f32x4.mul(toneAt(copy, u / 65535, v / 65535), f32x4.splat(gain))
      const share = three(tones + (<usize>red << 2), tones + (<usize>green << 2), tones + (<usize>blue << 2))
      const at = <usize>((top + y) * width + left + x) << 2
      const r = <usize>field(block, Field.R) + at
      const g = <usize>field(block, Field.G) + at
      const bAt = <usize>field(block, Field.B) + at
      const now = f32x4.add(three(r, g, bAt), f32x4.mul(share, light))
      v128.store_lane<f32>(r, now, 0)
      v128.store_lane<f32>(g, now, 1)
      v128.store_lane<f32>(bAt, now, 2)
    }
  }
}

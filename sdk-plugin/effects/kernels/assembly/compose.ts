/** A baked place with what its slots show. */

import { Copy, Field, field, levelOf, look, mean, Shown, SHOWN_FIELDS } from './compose-fields'
import { four } from './compose-four'
import { between, three } from './cover'

/** Pixels of the baked plate along a cell of its grid, and below which code a photo adds nothing that is seen. */
const CELL: f32 = 4
const LEAST = 2

// @ts-ignore: a decorator of AssemblyScript
@inline
function within(value: f32, most: i32): f32 {
  return min<f32>(<f32>most, max<f32>(0, value))
}

/** The colour at a place given as shares of the copy in the first lanes; beyond its border it goes on. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function toneAt(copy: usize, place: v128): v128 {
  const width = field(copy, Copy.Width)
  const height = field(copy, Copy.Height)
  const sides = f32x4.replace_lane(f32x4.splat(<f32>width), 1, <f32>height)
  const inside = f32x4.pmax(f32x4.splat(0), f32x4.sub(f32x4.mul(place, sides), f32x4.splat(0.5)))
  const at = f32x4.pmin(f32x4.sub(sides, f32x4.splat(1)), inside)
  const whole = i32x4.trunc_sat_f32x4_s(at)
  const beyond = f32x4.sub(at, f32x4.convert_i32x4_s(whole))
  const x = i32x4.extract_lane(whole, 0)
  const y = i32x4.extract_lane(whole, 1)
  const from = <usize>field(copy, Copy.Pixels) + (<usize>(y * width + x) << 4)
  const next: usize = x + 1 < width ? 16 : 0
  const under: usize = y + 1 < height ? <usize>width << 4 : 0
  return mean(from, next, under, f32x4.extract_lane(beyond, 0), f32x4.extract_lane(beyond, 1))
}

/** Adds `weight × photo(u, v)` to each pixel of the plate's box. `step` is the inverse of the plate's scale. */
export function compose(block: usize, step: f32): void {
  const boxWidth = field(block, Field.BoxWidth)
  const columns = field(block, Field.Columns)
  const rows = field(block, Field.Rows)
  const endX = min(boxWidth, field(block, Field.Width) - field(block, Field.Left))
  const endY = min(field(block, Field.BoxHeight), field(block, Field.Height) - field(block, Field.Top))
  const slots = <usize>field(block, Field.Slot)
  const fours = f32x4.mul(f32x4(0.5, 1.5, 2.5, 3.5), f32x4.splat(step / CELL))
  for (let y = 0; y < endY; y++) {
    const cellY = within(((<f32>y + 0.5) * step) / CELL - 0.5, rows - 1)
    const row = <i32>cellY
    const below = f32x4.splat(cellY - <f32>row)
    const upper = row * columns
    const lower = min(rows - 1, row + 1) * columns
    let x = 0
    while (x < endX) {
      const weights = <usize>field(block, Field.Weight) + <usize>((y * boxWidth + x) * 3)
      const seen = x + 4 <= endX ? seenOf(weights) : SOME
      if (seen == 0) {
        x += 4
        continue
      }
      const from = <f32>x * (step / CELL) - 0.5
      const places = f32x4.add(f32x4.splat(from), fours)
      const column = <i32>f32x4.extract_lane(places, 0)
      const last = <i32>f32x4.extract_lane(places, 3)
      // Most lie between the middles of two cells beside each other, or of three.
      if (seen == ALL && from >= 0 && last - column < 2 && last + 1 < columns) {
        const a = upper + column
        const c = lower + column
        const slot = load<u8>(slots + <usize>a)
        const alone = last == column
        if (isPair(slots, a, c, slot) && isPair(slots, a + 1, c + 1, slot) && (alone || isPair(slots, a + 2, c + 2, slot))) {
          const left = between(look(block, a), look(block, c), below)
          const middle = between(look(block, a + 1), look(block, c + 1), below)
          const right = alone ? middle : between(look(block, a + 2), look(block, c + 2), below)
          if (four(block, slot, weights, x, y, left, middle, right, f32x4.sub(places, f32x4.splat(<f32>column)))) {
            x += 4
            continue
          }
        }
      }
      one(block, weights, x, y, step)
      x++
    }
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function isPair(slots: usize, a: i32, b: i32, slot: u8): bool {
  return load<u8>(slots + <usize>a) == slot && load<u8>(slots + <usize>b) == slot
}

const SOME = 1
const ALL = 0x249

/** Of four pixels from the address on, a bit (the first, fourth, seventh and tenth) for each that shows some of a photo. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function seenOf(weights: usize): i32 {
  const bits = i8x16.bitmask(i8x16.ge_u(v128.load(weights), i8x16.splat(<i8>LEAST)))
  return (bits | (bits >> 1) | (bits >> 2)) & ALL
}

/** A pixel by itself: between the four cells around it, as far as they look into the same photo as the nearest. */
function one(block: usize, weights: usize, x: i32, y: i32, step: f32): void {
  const red = load<u8>(weights)
  const green = load<u8>(weights, 1)
  const blue = load<u8>(weights, 2)
  if (max(red, max(green, blue)) < <u8>LEAST) return
  const columns = field(block, Field.Columns)
  const rows = field(block, Field.Rows)
  const slots = <usize>field(block, Field.Slot)
  const cellX = within(((<f32>x + 0.5) * step) / CELL - 0.5, columns - 1)
  const cellY = within(((<f32>y + 0.5) * step) / CELL - 0.5, rows - 1)
  const column = <i32>cellX
  const row = <i32>cellY
  const right = cellX - <f32>column
  const below = cellY - <f32>row
  const slot = load<u8>(slots + <usize>(<i32>(cellY + 0.5) * columns + <i32>(cellX + 0.5)))
  const shown = <usize>field(block, Field.Slots) + (<usize>slot * SHOWN_FIELDS << 2)
  const count = field(shown, Shown.Count)
  if (count == 0) return
  const other = min(columns - 1, column + 1)
  const under = min(rows - 1, row + 1) * columns
  const a = row * columns + column
  const b = row * columns + other
  const c = under + column
  const d = under + other
  const wa: f32 = load<u8>(slots + <usize>a) == slot ? (1 - right) * (1 - below) : 0
  const wb: f32 = load<u8>(slots + <usize>b) == slot ? right * (1 - below) : 0
  const wc: f32 = load<u8>(slots + <usize>c) == slot ? (1 - right) * below : 0
  const wd: f32 = load<u8>(slots + <usize>d) == slot ? right * below : 0
  const above = f32x4.add(f32x4.mul(f32x4.splat(wa), look(block, a)), f32x4.mul(f32x4.splat(wb), look(block, b)))
  const beneath = f32x4.add(f32x4.mul(f32x4.splat(wc), look(block, c)), f32x4.mul(f32x4.splat(wd), look(block, d)))
  const place = f32x4.mul(f32x4.add(above, beneath), f32x4.splat(1 / (wa + wb + wc + wd)))
  let copy = <usize>field(shown, Shown.Copies)
  const level = levelOf(f32x4.extract_lane(place, 2) * <f32>field(copy, Copy.Width), count)
  copy += <usize>(level * Copy.Fields) << 2
  const light = f32x4.mul(toneAt(copy, place), f32x4.splat(load<f32>(shown + (Shown.Gain << 2))))
  const tones = <usize>field(block, Field.Tones)
  const share = three(tones + (<usize>red << 2), tones + (<usize>green << 2), tones + (<usize>blue << 2))
  const at = <usize>((field(block, Field.Top) + y) * field(block, Field.Width) + field(block, Field.Left) + x) << 2
  const r = <usize>field(block, Field.R) + at
  const g = <usize>field(block, Field.G) + at
  const bAt = <usize>field(block, Field.B) + at
  const now = f32x4.add(three(r, g, bAt), f32x4.mul(share, light))
  v128.store_lane<f32>(r, now, 0)
  v128.store_lane<f32>(g, now, 1)
  v128.store_lane<f32>(bAt, now, 2)
}

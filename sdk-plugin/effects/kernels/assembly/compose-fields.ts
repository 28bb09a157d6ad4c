/** What the kernel of a baked place is told, and how it looks into photos. */

import { between } from './cover'

/** A look that is spread over more than this share of a pixel reads a smaller copy. */
const SHARP: f32 = 0.75

/** The addresses and numbers that `../compose.ts` writes, by their place; then those of each slot and of each copy. */
// prettier-ignore
export const enum Field {
  R, G, B, Width, Height, Weight, Left, Top, BoxWidth, BoxHeight, U, V, Blur, Slot, Columns, Rows, Slots, Tones,
}
// prettier-ignore
export const enum Shown { Copies, Count, Gain }
// prettier-ignore
export const enum Copy { Pixels, Width, Height, Fields }
export const SHOWN_FIELDS = 3

// @ts-ignore: a decorator of AssemblyScript
@inline
export function field(block: usize, index: i32): i32 {
  return load<i32>(block + (<usize>index << 2))
}

/** Red, green and blue between a pixel and the ones to its right and below it. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function mean(from: usize, next: usize, under: usize, across: f32, down: f32): v128 {
  const right = f32x4.splat(across)
  const upper = between(v128.load(from), v128.load(from + next), right)
  const lower = between(v128.load(from + under), v128.load(from + under + next), right)
  return between(upper, lower, f32x4.splat(down))
}

/** The copy that a look reads which is spread over so many pixels of the first one. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function levelOf(spread: f32, count: i32): i32 {
  let level = 0
  for (let left = spread; level < count - 1 && left > SHARP; left *= 0.5) level++
  return level
}

/** u, v and blur of a cell in the first lanes. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function look(block: usize, at: i32): v128 {
  const u = <f32>load<u16>(<usize>field(block, Field.U) + (<usize>at << 1))
  const v = <f32>load<u16>(<usize>field(block, Field.V) + (<usize>at << 1))
  const blur = <f32>load<u8>(<usize>field(block, Field.Blur) + <usize>at)
  return f32x4.mul(f32x4.replace_lane(f32x4(u, v, 0, 0), 2, blur), f32x4(1 / 65535.0, 1 / 65535.0, 1 / 255.0, 0))
}

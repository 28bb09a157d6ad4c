/** Hair at its edge in the colours of that further in: `../inner-hair.ts` says what for. Four pixels at a time. */
import { rowBetween, twoTwice } from './between'
import { between, eased } from './cover'
import { field } from './field'

/** The addresses and numbers that `../inner-hair.ts` writes, by their place. */
// prettier-ignore
const enum Field {
  Width, Rows, Across, Down, Share, Soft, Light, InnerR, InnerG, InnerB, Lines, Low, R, G, B, Stride,
}
/** The first of the planes of half the size, and how many they are. */
const SMALL: i32 = 5
const SMALLS: i32 = 5

/** How much darker and lighter than what is around single hairs are, at most. */
const DARKEST: f32 = 0.35
const LIGHTEST: f32 = 2.4
/** What is nobody's. */
const NONE: f32 = 0.01
const TINY: f32 = 1e-4

// @ts-ignore: a decorator of AssemblyScript
@inline
function lightOf(r: v128, g: v128, b: v128): v128 {
  const warm = f32x4.add(f32x4.mul(r, f32x4.splat(0.3)), f32x4.mul(g, f32x4.splat(0.59)))
  return f32x4.add(warm, f32x4.mul(b, f32x4.splat(0.11)))
}

export function carryHair(block: usize): void {
  const bytes = field(block, Field.Width) << 2
  const rows = <i32>field(block, Field.Rows)
  const across = <i32>field(block, Field.Across)
  const down = <i32>field(block, Field.Down)
  const lines = field(block, Field.Lines)
  const stride = field(block, Field.Stride) << 2
  for (let y = 0; y < rows; y++) {
    for (let each = 0; each < SMALLS; each++) {
      const line = lines + (<usize>(each * (across + 2)) << 2)
      rowBetween(field(block, SMALL + each), across, down, (<f32>y + 0.5) * 0.5 - 0.5, line)
    }
    const row = <usize>y * bytes
    const low = load<f32>(field(block, Field.Low) + (<usize>y << 2))
    for (let at: usize = 0; at < bytes; at += 16) carryFour(block, row + at, at >> 1, <usize>y * stride + at, low)
  }
}

function carryFour(block: usize, at: usize, place: usize, to: usize, low: f32): void {
  const theirs = f32x4.ge(v128.load(field(block, Field.Share) + at), f32x4.splat(NONE))
  if (!v128.any_true(theirs)) return
  const line = field(block, Field.Lines)
  const next = (field(block, Field.Across) + 2) << 2
  const edge = f32x4.mul(f32x4.splat(low), eased(twoTwice(line, place), 0.985, -8))
  const how = v128.and(edge, theirs)
  if (!v128.any_true(f32x4.gt(how, f32x4.splat(0)))) return
  const near = f32x4.add(twoTwice(line + next, place), f32x4.splat(TINY))
  const innerR = twoTwice(line + 2 * next, place)
  const innerG = twoTwice(line + 3 * next, place)
  const innerB = twoTwice(line + 4 * next, place)
  const r = field(block, Field.R) + to
  const g = field(block, Field.G) + to
  const b = field(block, Field.B) + to
  const red = v128.load(r)
  const green = v128.load(g)
  const blue = v128.load(b)
  const against = f32x4.div(lightOf(red, green, blue), near)
  const detail = f32x4.pmin(f32x4.splat(LIGHTEST), f32x4.pmax(f32x4.splat(DARKEST), against))
  // Short hair is darker than the skin within.
  const within = f32x4.add(lightOf(innerR, innerG, innerB), f32x4.splat(TINY))
  const gain = f32x4.mul(detail, f32x4.pmin(f32x4.splat(1), f32x4.div(near, within)))
  v128.store(r, between(red, f32x4.mul(innerR, gain), how))
  v128.store(g, between(green, f32x4.mul(innerG, gain), how))
  v128.store(b, between(blue, f32x4.mul(innerB, gain), how))
}

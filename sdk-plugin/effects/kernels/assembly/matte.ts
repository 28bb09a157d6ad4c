/** The edge of hair, hair by hair: `../matte.ts` says what for. Four pixels at a time. */
import { fourOf, rowBetween } from './between'
import { between, eased } from './cover'
import { field } from './field'

/** The addresses and numbers that `../matte.ts` writes, by their place. */
// prettier-ignore
const enum Field {
  Width, Height, Across, Down, R, G, B, Soft, HairR, HairG, HairB, GroundR, GroundG, GroundB, Uneven,
  Share, Gain, Trust, Lines, High, Hangs, Hue,
  OldShare, ToR, ToG, ToB, Mask, Sure, Stride,
}
/** The first of the planes that are a quarter of the size, and how many they are; of hair alone the first three. */
const SMALL: i32 = 8
const SMALLS: i32 = 7
const HAIRS: i32 = 3

/** What is nearer to all or nothing than this is no edge. */
const NONE: f32 = 0.02
const ALL: f32 = 0.985
/** How much a hair of the colour that those within have is likelier than a lighter or a darker one. */
const EVEN: f32 = 0.06
/** How much darker and lighter than what is around single hairs are, at most. */
const DARKEST: f32 = 0.35
const LIGHTEST: f32 = 1.5
/** Nothing is told where this little is sure. */
const LEAST: f32 = 0.01
const TINY: f32 = 1e-9

// @ts-ignore: a decorator of AssemblyScript
@inline
function dot(r: v128, g: v128, b: v128, x: v128, y: v128, z: v128): v128 {
  return f32x4.add(f32x4.add(f32x4.mul(r, x), f32x4.mul(g, y)), f32x4.mul(b, z))
}

/** Rows of so many of the small planes as they are beside a row of the large ones. */
function beside(block: usize, y: i32, count: i32): void {
  const across = <i32>field(block, Field.Across)
  const down = <i32>field(block, Field.Down)
  const lines = field(block, Field.Lines)
  const place = (<f32>y + 0.5) * 0.25 - 0.5
  for (let each = 0; each < count; each++) {
    rowBetween(field(block, SMALL + each), across, down, place, lines + (<usize>(each * (across + 2)) << 2))
  }
}

/** Whether colours are those of the hair above, in light or shade: a jaw is lighter, a collar is of another hue. */
function likeHair(hue: usize, r: v128, g: v128, b: v128): v128 {
  const light = f32x4.add(f32x4.add(f32x4.add(r, g), b), f32x4.splat(1e-6))
  const red = f32x4.sub(v128.load32_splat(hue), f32x4.div(r, light))
  const blue = f32x4.sub(v128.load32_splat(hue, 4), f32x4.div(b, light))
  const off = f32x4.sqrt(f32x4.add(f32x4.mul(red, red), f32x4.mul(blue, blue)))
  const lighter = f32x4.div(light, v128.load32_splat(hue, 8))
  return f32x4.mul(eased(off, 0.1, -20), eased(lighter, 3, -1))
}

/** Explains the pixels of `rows` rows as `a` of hair and `b` of ground, with `a + b` near 1 where colours leave it open. */
export function tellHair(block: usize, rows: i32): void {
  const width = <i32>field(block, Field.Width)
  const bytes = <usize>width << 2
  for (let y = 0; y < rows; y++) {
    beside(block, y, SMALLS)
    const row = <usize>(y * width) << 2
    const high = load<f32>(field(block, Field.High) + (<usize>y << 2))
    const hangs = load<f32>(field(block, Field.Hangs) + (<usize>y << 2))
    for (let at: usize = 0; at < bytes; at += 16) tellFour(block, row + at, at >> 2, high, hangs)
  }
}

function tellFour(block: usize, at: usize, place: usize, high: f32, hangs: f32): void {
  const soft = v128.load(field(block, Field.Soft) + at)
  const one = f32x4.splat(1)
  const zero = f32x4.splat(0)
  const within = v128.bitselect(one, zero, f32x4.gt(soft, f32x4.splat(0.5)))
  const edge = v128.and(f32x4.ge(soft, f32x4.splat(NONE)), f32x4.le(soft, f32x4.splat(ALL)))
  if (!v128.any_true(edge)) {
    v128.store(field(block, Field.Share) + at, within)
    v128.store(field(block, Field.Gain) + at, one)
    v128.store(field(block, Field.Trust) + at, zero)
    return
  }
  const line = field(block, Field.Lines)
  const next = <usize>(<i32>field(block, Field.Across) + 2) << 2
  const h0 = fourOf(line, place)
  const h1 = fourOf(line + next, place)
  const h2 = fourOf(line + 2 * next, place)
  const g0 = fourOf(line + 3 * next, place)
  const g1 = fourOf(line + 4 * next, place)
  const g2 = fourOf(line + 5 * next, place)
  const p0 = v128.load(field(block, Field.R) + at)
  const p1 = v128.load(field(block, Field.G) + at)
  const p2 = v128.load(field(block, Field.B) + at)
  const tiny = f32x4.splat(TINY)
  const hh = f32x4.add(tiny, dot(h0, h1, h2, h0, h1, h2))
  const gg = f32x4.add(tiny, dot(g0, g1, g2, g0, g1, g2))
  const d0 = f32x4.sub(h0, g0)
  const d1 = f32x4.sub(h1, g1)
  const d2 = f32x4.sub(h2, g2)
  const apart = dot(d0, d1, d2, d0, d1, d2)
  const even = f32x4.mul(f32x4.splat(EVEN), f32x4.pmax(hh, gg))
  const evenHH = f32x4.add(hh, even)
  const evenGG = f32x4.add(gg, even)
  const evenHG = f32x4.add(dot(h0, h1, h2, g0, g1, g2), even)
  const evenPH = f32x4.add(dot(p0, p1, p2, h0, h1, h2), even)
  const evenPG = f32x4.add(dot(p0, p1, p2, g0, g1, g2), even)
  const det = f32x4.sub(f32x4.mul(evenHH, evenGG), f32x4.mul(evenHG, evenHG))
  const a = f32x4.div(f32x4.sub(f32x4.mul(evenPH, evenGG), f32x4.mul(evenHG, evenPG)), det)
  const b = f32x4.div(f32x4.sub(f32x4.mul(evenHH, evenPG), f32x4.mul(evenHG, evenPH)), det)
  const share = f32x4.pmax(zero, f32x4.pmin(one, f32x4.sub(one, b)))
  const light = f32x4.div(a, f32x4.pmax(f32x4.splat(0.2), share))
  const gain = between(one, light, eased(share, 0.1, 2.5))
  const bounded = f32x4.pmax(f32x4.splat(DARKEST), f32x4.pmin(f32x4.splat(LIGHTEST), gain))
  const busy = f32x4.div(fourOf(line + 6 * next, place), f32x4.sqrt(f32x4.add(apart, tiny)))
  let sure = f32x4.splat(high)
  const hue = field(block, Field.Hue)
  if (hue && hangs > high) sure = f32x4.pmax(sure, f32x4.mul(f32x4.splat(hangs), likeHair(hue, h0, h1, h2)))
  // From where hair and ground are told apart, on how even a ground, and up to how light a hair.
  const unlike = eased(f32x4.sqrt(f32x4.div(apart, f32x4.add(hh, gg))), 0.04, 1 / <f32>0.12)
  const plain = eased(busy, 0.5, -1 / <f32>0.28)
  const sunny = f32x4.mul(light, between(f32x4.splat(0.4), one, eased(busy, 0.14, 10)))
  const trust = f32x4.mul(f32x4.mul(sure, unlike), f32x4.mul(plain, eased(sunny, 4, -1 / <f32>1.8)))
  v128.store(field(block, Field.Share) + at, v128.bitselect(share, within, edge))
  v128.store(field(block, Field.Gain) + at, v128.bitselect(bounded, one, edge))
  v128.store(field(block, Field.Trust) + at, v128.bitselect(trust, zero, edge))
}

/** Lays what was told over a print and its mask, from the corner where `ToR` and its like begin. */
export function layHair(block: usize): void {
  const width = <i32>field(block, Field.Width)
  const height = <i32>field(block, Field.Height)
  const bytes = <usize>width << 2
  const stride = field(block, Field.Stride) << 2
  for (let y = 0; y < height; y++) {
    beside(block, y, HAIRS)
    const row = <usize>(y * width) << 2
    for (let at: usize = 0; at < bytes; at += 16) layFour(block, row + at, at >> 2, <usize>y * stride + at)
  }
}

function layFour(block: usize, at: usize, place: usize, to: usize): void {
  const told = v128.load(field(block, Field.Trust) + at)
  const sure = f32x4.ge(told, f32x4.splat(LEAST))
  if (!v128.any_true(sure)) return
  const trust = v128.and(told, sure)
  const near = v128.load(field(block, Field.Soft) + at)
  const shares = v128.load(field(block, Field.Share) + at)
  // Far within all is hair, however light; far without nothing is.
  const least = eased(near, 0.72, 4)
  const most = eased(near, 0.2, 1 / <f32>0.3)
  const theirs = f32x4.pmax(least, f32x4.mul(eased(shares, 0.1, 1 / <f32>0.7), most))
  const mask = field(block, Field.Mask) + to
  const mixed = between(v128.load(field(block, Field.OldShare) + at), theirs, trust)
  v128.store(mask, v128.bitselect(mixed, v128.load(mask), sure))
  const known = field(block, Field.Sure) + to
  v128.store(known, v128.bitselect(trust, v128.load(known), sure))
  const clear = eased(shares, 0.97, -1 / <f32>0.27)
  const gain = v128.load(field(block, Field.Gain) + at)
  const line = field(block, Field.Lines)
  const next = <usize>(<i32>field(block, Field.Across) + 2) << 2
  for (let c = 0; c < HAIRS; c++) {
    const hair = f32x4.mul(fourOf(line + <usize>c * next, place), gain)
    const clean = between(v128.load(field(block, Field.R + c) + at), hair, clear)
    const plane = field(block, Field.ToR + c) + to
    v128.store(plane, between(v128.load(plane), clean, trust))
  }
}

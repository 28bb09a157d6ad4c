/** A print laid into a quad of the frame, in perspective. */

import { between, covered, three } from './cover'

/** The numbers that `../place.ts` writes, by their place. */
// prettier-ignore
const enum Field { Inverse = 0, Edges = 9, Soft = 21, Gain = 22, Opacity = 23 }
const enum Blend {
  Over,
  Ink,
  Light,
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function field(block: usize, index: i32): f64 {
  return load<f64>(block + (<usize>index << 3))
}

/** Of the pixel at work: where the upper left of its four neighbours lies in the print, and the way to the others. */
let corner: usize = 0
let right: usize = 0
let below: usize = 0
let tx: f32 = 0
let ty: f32 = 0

/** Red, green, blue and the share, bilinear between the four. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function mixed(): v128 {
  const x = f32x4.splat(tx)
  const upper = between(v128.load(corner), v128.load(corner + right), x)
  const under = corner + below
  const lower = between(v128.load(under), v128.load(under + right), x)
  return between(upper, lower, f32x4.splat(ty))
}

/** How far inside of the nearest side the centre of a pixel lies. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function insideOf(block: usize, px: f64, py: f64): f64 {
  let inside: f64 = Infinity
  for (let edge = Field.Edges; edge < Field.Soft; edge += 3) {
    inside = min(inside, field(block, edge) * px + field(block, edge + 1) * py + field(block, edge + 2))
  }
  return inside
}

/** The stretch of a row that may be within the quad, and the stretch in it that surely is, a pixel from any edge. */
let first: i32 = 0
let last: i32 = 0
let sureFirst: i32 = 0
let sureLast: i32 = 0

function stretch(block: usize, py: f64, half: f64, from: i32, to: i32): void {
  first = sureFirst = from
  last = sureLast = to
  for (let edge = Field.Edges; edge < Field.Soft; edge += 3) {
    const a = field(block, edge)
    const rest = field(block, edge + 1) * py + field(block, edge + 2)
    if (a == 0) {
      if (rest <= -half) last = first - 1
      if (rest < half) sureLast = sureFirst - 1
      continue
    }
    const outer = min(max((-half - rest) / a - 0.5, <f64>(from - 2)), <f64>(to + 2))
    const inner = min(max((half - rest) / a - 0.5, <f64>(from - 2)), <f64>(to + 2))
    if (a > 0) {
      first = max(first, <i32>floor(outer))
      sureFirst = max(sureFirst, <i32>ceil(inner) + 1)
    } else {
      last = min(last, <i32>ceil(outer))
      sureLast = min(sureLast, <i32>floor(inner) - 1)
    }
  }
}

/**
 * Rows `top` to `bottom` and columns `from` to `to` of the frame, the last ones included.
 *
 * @param print Woven; its shares count where it `isPart`
 */
export function place(
  block: usize,
  r: usize,
  g: usize,
  b: usize,
  width: i32,
  print: usize,
  isPart: bool,
  columns: i32,
  rows: i32,
  from: i32,
  to: i32,
  top: i32,
  bottom: i32,
  blend: i32,
): void {
  const soft = field(block, Field.Soft)
  const half = soft / 2
  const gains = f32x4.splat(<f32>field(block, Field.Gain))
  const ones = f32x4.splat(1)
  const opacity = <f32>field(block, Field.Opacity)
  // What is thin is light in part; what is not has only an edge.
  const isCrisp = opacity == 1
  const m0 = field(block, 0)
  const m3 = field(block, 3)
  const m6 = field(block, 6)
  const mostX: f64 = <f64>columns - 1.001
  const mostY: f64 = <f64>rows - 1.001
  // A print of one column or row has no neighbours there.
  right = columns > 1 ? 16 : 0
  below = rows > 1 ? <usize>columns << 4 : 0
  for (let y = top; y <= bottom; y++) {
    const py: f64 = <f64>y + 0.5
    stretch(block, py, half, from, to)
    const restU = field(block, 1) * py + field(block, 2)
    const restV = field(block, 4) * py + field(block, 5)
    const restW = field(block, 7) * py + field(block, 8)
    for (let x = first; x <= last; x++) {
      const px: f64 = <f64>x + 0.5
      let share = opacity
      if (x < sureFirst || x > sureLast) {
        const inside = insideOf(block, px, py)
        if (inside <= -half) continue
        if (inside < half) share = <f32>(inside / soft + 0.5) * opacity
      }
      const scale: f64 = 1 / (m6 * px + restW)
      const u = (m0 * px + restU) * scale * <f64>columns - 0.5
      const v = (m3 * px + restV) * scale * <f64>rows - 0.5
      const sx = u < 0 ? 0 : u > mostX ? mostX : u
      const sy = v < 0 ? 0 : v > mostY ? mostY : v
      const column = <i32>sx
      const row = <i32>sy
      corner = print + (<usize>(row * columns + column) << 4)
      tx = <f32>(sx - <f64>column)
      ty = <f32>(sy - <f64>row)
      const own = mixed()
      if (isPart) share *= f32x4.extract_lane(own, 3)
      if (!(share > 0)) continue
      const at = <usize>(y * width + x) << 2
      const was = three(r + at, g + at, b + at)
      const tone = f32x4.mul(own, gains)
      const much = f32x4.splat(share)
      let now: v128
      if (blend == Blend.Over) now = isCrisp ? covered(was, tone, share) : between(was, tone, much)
      else if (blend == Blend.Ink) now = f32x4.mul(was, between(ones, tone, much))
      else now = f32x4.add(was, f32x4.mul(tone, much))
      v128.store_lane<f32>(r + at, now, 0)
      v128.store_lane<f32>(g + at, now, 1)
      v128.store_lane<f32>(b + at, now, 2)
    }
  }
}

/**
 * How superpixels stand out; `../saliency.ts` says in which order. What they are comes as planes: colour, place, pixels,
 * pixels on the picture's edge. Planes and rows of distances end in zeros up to a multiple of four.
 */

import { exponential } from './exponential'

/** Small steps between neighbours are texture and shading, of which no picture has more than this. */
const MOST_SLACK: f32 = 6
const MOST_STEP: f32 = 20
/** How alike neighbours are at the least, and how much more background counts than foreground. */
const LEAST_ALIKE: f32 = 0.05
const SURE: f32 = 5

// @ts-ignore: a decorator of AssemblyScript
@inline
function one(power: f32): f32 {
  return f32x4.extract_lane(exponential(f32x4.splat(power)), 0)
}

function difference(regions: usize, stride: usize, one: i32, other: i32): f32 {
  const from = regions + (<usize>one << 2)
  const to = regions + (<usize>other << 2)
  const l = load<f32>(from) - load<f32>(to)
  const a = load<f32>(from + stride) - load<f32>(to + stride)
  const b = load<f32>(from + 2 * stride) - load<f32>(to + 2 * stride)
  return sqrt<f32>(l * l + a * a + b * b)
}

/**
 * The neighbours of each region and how unlike they are.
 *
 * @param links Count × count bytes
 * @param starts Where each region's begin, and where the last ones end
 * @returns how much of each step is texture and shading
 */
export function neighbours(
  links: usize,
  regions: usize,
  stride: usize,
  count: i32,
  starts: usize,
  others: usize,
  steps: usize,
): f32 {
  let found: usize = 0
  let sum: f32 = 0
  for (let k = 0; k < count; k++) {
    store<i32>(starts + (<usize>k << 2), <i32>(found >> 2))
    let least = MOST_STEP
    for (let other = 0; other < count; other++) {
      if (load<u8>(links + <usize>(k * count + other)) === 0) continue
      const step = difference(regions, stride, k, other)
      least = min(least, step)
      store<i32>(others + found, other)
      store<f32>(steps + found, step)
      found += 4
    }
    sum += least
  }
  store<i32>(starts + (<usize>count << 2), <i32>(found >> 2))
  return min(MOST_SLACK, sum / <f32>count)
}

/** How much each region is joined to the picture's edge by ways of like colours, 0 to 1. @param falloff Of a squared way */
export function backgroundness(
  rows: usize,
  row: usize,
  regions: usize,
  stride: usize,
  count: i32,
  pixels: f32,
  falloff: f32,
  farthest: f32,
  to: usize,
): void {
  const areas = regions + 5 * stride
  const edges = regions + 6 * stride
  for (let k = 0; k < count; k++, rows += row, to += 4) {
    let spans = f32x4.splat(0)
    let borders = f32x4.splat(0)
    for (let at: usize = 0; at < row; at += 16) {
      const way = v128.load(rows + at)
      const near = exponential(f32x4.mul(f32x4.mul(way, way), f32x4.splat(-falloff)))
      const kept = v128.and(near, f32x4.le(way, f32x4.splat(farthest)))
      spans = f32x4.add(spans, f32x4.mul(kept, v128.load(areas + at)))
      borders = f32x4.add(borders, f32x4.mul(kept, v128.load(edges + at)))
    }
    // A region without pixels has neither.
    const span = max<f32>(1e-6, total(spans) / pixels)
    const border = total(borders) / sqrt<f32>(pixels)
    store<f32>(to, 1 - one((-0.5 * border * border) / span))
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function total(sums: v128): f32 {
  const first = f32x4.extract_lane(sums, 0) + f32x4.extract_lane(sums, 1)
  return first + f32x4.extract_lane(sums, 2) + f32x4.extract_lane(sums, 3)
}

/** How unlike each region is to what is background, near by more than far away. @param weights A plane to work with */
export function contrast(
  regions: usize,
  stride: usize,
  count: i32,
  background: usize,
  least: f32,
  falloff: f32,
  weights: usize,
  to: usize,
): void {
  const row = <usize>((count + 3) & ~3) << 2
  for (let at: usize = 0; at < row; at += 16) {
    const own = v128.load(background + at)
    const weight = f32x4.mul(own, v128.load(regions + 5 * stride + at))
    v128.store(weights + at, v128.and(weight, f32x4.ge(own, f32x4.splat(least))))
  }
  for (let k: usize = 0; k < <usize>count; k++) {
    const own = regions + (k << 2)
    let sums = f32x4.splat(0)
    for (let at: usize = 0; at < row; at += 16) {
      const dx = away(own, regions + at, 3 * stride)
      const dy = away(own, regions + at, 4 * stride)
      const near = exponential(f32x4.mul(f32x4.add(dx, dy), f32x4.splat(-falloff)))
      const chroma = f32x4.add(away(own, regions + at, stride), away(own, regions + at, 2 * stride))
      const unlike = f32x4.sqrt(f32x4.add(away(own, regions + at, 0), chroma))
      sums = f32x4.add(sums, f32x4.mul(f32x4.mul(unlike, near), v128.load(weights + at)))
    }
    store<f32>(to + (k << 2), total(sums) * (1 - load<f32>(background + (k << 2))))
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function away(from: usize, to: usize, offset: usize): v128 {
  const apart = f32x4.sub(v128.load32_splat(from + offset), v128.load(to + offset))
  return f32x4.mul(apart, apart)
}

/** Foreground wants 1, background 0, neighbours of like colour the same: by relaxation. `steps` become how alike they are. */
export function settle(
  starts: usize,
  others: usize,
  steps: usize,
  count: i32,
  foreground: usize,
  background: usize,
  falloff: f32,
  sweeps: i32,
  values: usize,
): void {
  const links = <usize>load<i32>(starts + (<usize>count << 2)) << 2
  for (let at = steps, end = steps + links; at < end; at += 16) {
    const step = v128.load(at)
    const alike = exponential(f32x4.mul(f32x4.mul(step, step), f32x4.splat(-falloff)))
    v128.store(at, f32x4.add(alike, f32x4.splat(LEAST_ALIKE)))
  }
  memory.copy(values, foreground, <usize>count << 2)
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let k: usize = 0; k < <usize>count << 2; k += 4) {
      let sum = load<f32>(foreground + k)
      let weight = sum + SURE * load<f32>(background + k) + 1e-6
      const end = <usize>load<i32>(starts + k, 4) << 2
      for (let index = <usize>load<i32>(starts + k) << 2; index < end; index += 4) {
        const alike = load<f32>(steps + index)
        sum += alike * load<f32>(values + (<usize>load<i32>(others + index) << 2))
        weight += alike
      }
      store<f32>(values + k, sum / weight)
    }
  }
}

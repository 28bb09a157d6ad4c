/**
 * Pieces of the guided filter, of a row each; `../guided.ts` says in which order. Sums are of eight bytes, so that rows
 * enter and leave them without a trace.
 */

/** Sums that are kept of each column, by their place: of the colours, of the source, and of their products. */
const SUMS: usize = 14
// prettier-ignore
const enum Sum { R = 0, G = 1, B = 2, P = 3, RR = 4, RG = 5, RB = 6, RP = 7, GG = 9, GB = 10, GP = 11, BB = 12, BP = 13 }
/** Numbers of each pixel of the fit: three factors and an offset. */
const FIT: usize = 4

// @ts-ignore: a decorator of AssemblyScript
@inline
function enter(at: usize, values: v128, sign: v128): void {
  v128.store(at, f64x2.add(v128.load(at), f64x2.mul(values, sign)))
}

/** A row of the guide and of the source enters the sums of its columns (`sign` 1) or leaves them (−1). */
export function enterGuide(r: usize, g: usize, b: usize, source: usize, sums: usize, width: i32, sign: f64): void {
  const signs = f64x2.splat(sign)
  const end = <usize>width << 2
  for (let at: usize = 0, to = sums; at < end; at += 4, to += SUMS << 3) {
    const red = f64x2.splat(load<f32>(r + at))
    const green = f64x2.splat(load<f32>(g + at))
    const blue = f64x2.splat(load<f32>(b + at))
    const first = f64x2.replace_lane(red, 1, load<f32>(g + at))
    const second = f64x2.replace_lane(blue, 1, load<f32>(source + at))
    enter(to, first, signs)
    enter(to + 16, second, signs)
    enter(to + 32, f64x2.mul(first, red), signs)
    enter(to + 48, f64x2.mul(second, red), signs)
    enter(to + 64, f64x2.mul(first, green), signs)
    enter(to + 80, f64x2.mul(second, green), signs)
    enter(to + 96, f64x2.mul(second, blue), signs)
  }
}

/** A row of fits enters the sums of its columns or leaves them. */
export function enterFits(fits: usize, sums: usize, width: i32, sign: f64): void {
  const signs = f64x2.splat(sign)
  const end = (<usize>width * FIT) << 3
  for (let at: usize = 0; at < end; at += 16) enter(sums + at, v128.load(fits + at), signs)
}

/**
 * Means over a window of (2 × radius + 1) columns, cut off at the ends.
 *
 * @param numbers Of each column, an even number
 * @param rows In the sums
 */
export function meansAlong(sums: usize, means: usize, width: i32, numbers: i32, radius: i32, rows: i32): void {
  const stride = <usize>numbers << 3
  for (let lane: usize = 0; lane < stride; lane += 16) {
    const from = sums + lane
    const to = means + lane
    let sum = f64x2.splat(0)
    for (let x = 0; x < min(radius, width); x++) sum = f64x2.add(sum, v128.load(from + <usize>x * stride))
    for (let x = 0; x < width; x++) {
      const last = x + radius
      const gone = x - radius - 1
      if (last < width) sum = f64x2.add(sum, v128.load(from + <usize>last * stride))
      if (gone >= 0) sum = f64x2.sub(sum, v128.load(from + <usize>gone * stride))
      const columns = min(width - 1, last) - max(0, gone + 1) + 1
      v128.store(to + <usize>x * stride, f64x2.mul(sum, f64x2.splat(1 / <f64>(columns * rows))))
    }
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function mean(at: usize, sum: Sum): f64 {
  return load<f64>(at + (<usize>sum << 3))
}

/** The linear function of the guide that is nearest to the source in the window of each pixel of a row. */
export function fitRow(means: usize, fits: usize, width: i32, epsilon: f64): void {
  for (let x = 0; x < width; x++) {
    const at = means + <usize>x * (SUMS << 3)
    const r = mean(at, Sum.R)
    const g = mean(at, Sum.G)
    const b = mean(at, Sum.B)
    const p = mean(at, Sum.P)
    const rr = mean(at, Sum.RR) - r * r + epsilon
    const gg = mean(at, Sum.GG) - g * g + epsilon
    const bb = mean(at, Sum.BB) - b * b + epsilon
    const rg = mean(at, Sum.RG) - r * g
    const rb = mean(at, Sum.RB) - r * b
    const gb = mean(at, Sum.GB) - g * b
    const u = mean(at, Sum.RP) - r * p
    const v = mean(at, Sum.GP) - g * p
    const w = mean(at, Sum.BP) - b * p
    // The inverse of the symmetric matrix of variances, times the covariances with the source.
    const c0 = gg * bb - gb * gb
    const c1 = rb * gb - rg * bb
    const c2 = rg * gb - rb * gg
    const cross = rg * rb - rr * gb
    const scale = 1 / (rr * c0 + rg * c1 + rb * c2)
    const ofRed = (c0 * u + c1 * v + c2 * w) * scale
    const ofGreen = (c1 * u + (rr * bb - rb * rb) * v + cross * w) * scale
    const ofBlue = (c2 * u + cross * v + (rr * gg - rg * rg) * w) * scale
    const to = fits + ((<usize>x * FIT) << 3)
    store<f64>(to, ofRed)
    store<f64>(to, ofGreen, 8)
    store<f64>(to, ofBlue, 16)
    store<f64>(to, p - ofRed * r - ofGreen * g - ofBlue * b, 24)
  }
}

/** A row of fits as four rows of numbers of four bytes, one after the other. */
export function partFits(fits: usize, to: usize, width: i32): void {
  const row = <usize>width << 2
  for (let x: usize = 0; x < <usize>width; x++) {
    const at = fits + ((x * FIT) << 3)
    for (let part: usize = 0; part < FIT; part++) {
      store<f32>(to + part * row + (x << 2), <f32>load<f64>(at + (part << 3)))
    }
  }
}

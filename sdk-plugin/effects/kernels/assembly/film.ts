/** What a plane has beyond `from`, at most `most`, written over it. Returns whether there is any. */
export function excess(plane: usize, length: i32, from: f32, most: f32): bool {
  const zero = f32x4.splat(0)
  const froms = f32x4.splat(from)
  const mosts = f32x4.splat(most)
  let seen = f32x4.splat(0)
  let at: usize = 0
  const end = <usize>length << 2
  for (; at + 16 <= end; at += 16) {
    const light = f32x4.pmin(mosts, f32x4.pmax(zero, f32x4.sub(v128.load(plane + at), froms)))
    v128.store(plane + at, light)
    seen = v128.or(seen, light)
  }
  let any = v128.any_true(seen)
  for (; at < end; at += 4) {
    const light = min<f32>(most, max<f32>(0, load<f32>(plane + at) - from))
    store<f32>(plane + at, light)
    if (light > 0) any = true
  }
  return any
}

/** plane = plane × factor + other × share. */
export function blend(plane: usize, factor: f32, other: usize, share: f32, length: i32): void {
  const factors = f32x4.splat(factor)
  const shares = f32x4.splat(share)
  let at: usize = 0
  const end = <usize>length << 2
  for (; at + 16 <= end; at += 16) {
    const own = f32x4.mul(v128.load(plane + at), factors)
    v128.store(plane + at, f32x4.add(own, f32x4.mul(v128.load(other + at), shares)))
  }
  for (; at < end; at += 4) {
    store<f32>(plane + at, load<f32>(plane + at) * factor + load<f32>(other + at) * share)
  }
}

/** A linear congruential generator: a step, its first four values from 1 on, and four steps as one. */
const FACTOR = 1664525
const TERM = 1013904223
const FIRST = FACTOR + TERM
const SECOND = FACTOR * FIRST + TERM
const THIRD = FACTOR * SECOND + TERM
const FOURTH = FACTOR * THIRD + TERM
const FACTOR_4 = FACTOR * FACTOR * FACTOR * FACTOR
const TERM_4 = TERM * (FACTOR * FACTOR * FACTOR + FACTOR * FACTOR + FACTOR + 1)

/**
 * Light as RGB bytes: exposure and vignette, saturation, a table by the square root of the light (sRGB × 255), and half
 * a step of noise, which hides the bands that 8 bits make in soft gradients. `grain` is more of it, strongest in middle
 * tones, as of a film.
 */
export function develop(
  r: usize,
  g: usize,
  b: usize,
  width: i32,
  height: i32,
  red: f32,
  green: f32,
  blue: f32,
  vignette: f32,
  saturation: f32,
  grain: f32,
  table: usize,
  brightest: f32,
  scale: f32,
  bytes: usize,
): void {
  // Four steps of a linear congruential generator at once, one a lane.
  let noise = i32x4(FIRST, SECOND, THIRD, FOURTH)
  const steps = f32x4(0, 1, 2, 3)
  const one = f32x4.splat(1)
  const factors = i32x4.splat(FACTOR_4)
  const terms = i32x4.splat(TERM_4)
  const fraction = f32x4.splat(1 / 16777216.0)
  const half = f32x4.splat(0.5)
  const pale = saturation !== 1
  const vividness = f32x4.splat(saturation)
  for (let y = 0; y < height; y++) {
    const dy: f32 = (2 * (<f32>y + 0.5)) / <f32>height - 1
    for (let x = 0; x < width; x += 4) {
      // The width of a frame is a multiple of four; see `../film.ts`.
      const at = <usize>(y * width + x) << 2
      const place = f32x4.add(f32x4.splat(<f32>x + 0.5), steps)
      const dx = f32x4.sub(f32x4.mul(place, f32x4.splat(2 / <f32>width)), one)
      const far = f32x4.mul(f32x4.add(f32x4.mul(dx, dx), f32x4.splat(dy * dy)), f32x4.splat(0.5))
      const gain = f32x4.sub(one, f32x4.mul(f32x4.splat(vignette), f32x4.pmin(one, far)))
      let lr = f32x4.mul(f32x4.mul(v128.load(r + at), gain), f32x4.splat(red))
      let lg = f32x4.mul(f32x4.mul(v128.load(g + at), gain), f32x4.splat(green))
      let lb = f32x4.mul(f32x4.mul(v128.load(b + at), gain), f32x4.splat(blue))
      if (pale) {
        const weighed = f32x4.add(f32x4.mul(lr, f32x4.splat(0.2126)), f32x4.mul(lg, f32x4.splat(0.7152)))
        const grey = f32x4.add(weighed, f32x4.mul(lb, f32x4.splat(0.0722)))
        lr = f32x4.add(grey, f32x4.mul(f32x4.sub(lr, grey), vividness))
        lg = f32x4.add(grey, f32x4.mul(f32x4.sub(lg, grey), vividness))
        lb = f32x4.add(grey, f32x4.mul(f32x4.sub(lb, grey), vividness))
      }
      let dither = f32x4.sub(f32x4.mul(f32x4.convert_i32x4_u(i32x4.shr_u(noise, 8)), fraction), half)
      const toneR = toneAt(table, index(lr, brightest, scale))
      const toneG = toneAt(table, index(lg, brightest, scale))
      const toneB = toneAt(table, index(lb, brightest, scale))
      if (grain > 0) dither = f32x4.add(dither, f32x4.mul(f32x4.splat(grain), grainOf(noise, toneG)))
      noise = i32x4.add(i32x4.mul(noise, factors), terms)
      const reds = step(toneR, dither)
      const greens = step(toneG, dither)
      const blues = step(toneB, dither)
      const whole = v128.or(reds, v128.or(i32x4.shl(greens, 8), i32x4.shl(blues, 16)))
      const to = bytes + <usize>(y * width + x) * 3
      const close = i8x16.shuffle(whole, whole, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 0, 0, 0, 0)
      v128.store64_lane(to, close, 0)
      v128.store32_lane(to, close, 2, 8)
    }
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function index(light: v128, brightest: f32, scale: f32): v128 {
  const kept = f32x4.pmin(f32x4.splat(brightest), f32x4.pmax(f32x4.splat(0), light))
  return i32x4.trunc_sat_f32x4_s(f32x4.mul(f32x4.sqrt(kept), f32x4.splat(scale)))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function toneAt(table: usize, at: v128): v128 {
  let value = v128.load32_zero(table + (<usize>i32x4.extract_lane(at, 0) << 2))
  value = v128.load_lane<f32>(table + (<usize>i32x4.extract_lane(at, 1) << 2), value, 1)
  value = v128.load_lane<f32>(table + (<usize>i32x4.extract_lane(at, 2) << 2), value, 2)
  value = v128.load_lane<f32>(table + (<usize>i32x4.extract_lane(at, 3) << 2), value, 3)
  return value
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function step(tone: v128, dither: v128): v128 {
  const rounded = f32x4.add(tone, f32x4.splat(0.5))
  const bounded = f32x4.pmax(f32x4.splat(0.5), f32x4.pmin(f32x4.splat(255.4), rounded))
  const shaken = f32x4.add(bounded, dither)
  return i32x4.trunc_sat_f32x4_s(f32x4.pmax(f32x4.splat(0), f32x4.pmin(f32x4.splat(255.4), shaken)))
}

/** Triangular noise of one, a third of it in black and white. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function grainOf(noise: v128, tone: v128): v128 {
  const one = f32x4.splat(1)
  const share = f32x4.pmin(one, f32x4.mul(tone, f32x4.splat(1 / 255.0)))
  const middle = f32x4.mul(f32x4.mul(share, f32x4.sub(one, share)), f32x4.splat(4 * (1 - EVERYWHERE)))
  const mixed = i32x4.mul(v128.xor(noise, i32x4.shr_u(noise, 15)), i32x4.splat(0x2c1b3c6d))
  const spread = v128.xor(mixed, i32x4.shr_u(mixed, 13))
  const low = f32x4.convert_i32x4_u(v128.and(spread, i32x4.splat(0xffff)))
  const high = f32x4.convert_i32x4_u(i32x4.shr_u(spread, 16))
  // Two of them added are a triangle from -1 to 1, of a deviation of 1 / √6.
  const both = f32x4.sub(f32x4.mul(f32x4.add(low, high), f32x4.splat(1 / 65536.0)), one)
  return f32x4.mul(f32x4.mul(both, f32x4.splat(2.449)), f32x4.add(middle, f32x4.splat(EVERYWHERE)))
}

/** Share of the grain that black and white have as well. */
const EVERYWHERE: f32 = 0.35

/**
 * Near the rim the slope of the solved membrane times the exact distance takes its place; then the root. `rise` and
 * `run` are the softened membrane and distance. Written over `u`.
 */
export function round(u: usize, distance: usize, rise: usize, run: usize, length: i32): void {
  for (let index = 0; index < length; index++) {
    const at = <usize>index << 2
    const far = load<f32>(distance + at)
    const below = load<f32>(run + at)
    const slope: f32 = below > 1e-3 ? load<f32>(rise + at) / below : 0
    const t: f32 = far < 2 ? 0 : far > 6 ? 1 : (far - 2) * 0.25
    const value = slope * far * (1 - t) + load<f32>(u + at) * t
    store<f32>(u + at, value >= 0 ? sqrt<f32>(2 * value) : -sqrt<f32>(-2 * value))
  }
}

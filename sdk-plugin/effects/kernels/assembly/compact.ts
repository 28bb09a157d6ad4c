/**
 * Light in 4 bytes a pixel: three numbers of 9 bits with one exponent of 5, good to 0.2 % of the strongest of them.
 */
const LOWEST = -15
const HIGHEST = 16
const BIAS = 127
const BITS = 9

export function pack(r: usize, g: usize, b: usize, to: usize, length: i32): void {
  const end = <usize>length << 2
  let at: usize = 0
  for (; at + 16 <= end; at += 16) {
    v128.store(to + at, packed(v128.load(r + at), v128.load(g + at), v128.load(b + at)))
  }
  for (; at < end; at += 4) {
    const one = packed(v128.load32_splat(r + at), v128.load32_splat(g + at), v128.load32_splat(b + at))
    store<i32>(to + at, i32x4.extract_lane(one, 0))
  }
}

function packed(red: v128, green: v128, blue: v128): v128 {
  const most = f32x4.pmax(f32x4.splat(0), f32x4.pmax(f32x4.pmax(red, green), blue))
  // One above the exponent of the strongest: all three are below two to its power.
  const found = i32x4.sub(i32x4.shr_u(most, 23), i32x4.splat(BIAS - 1))
  const exponent = i32x4.min_s(i32x4.splat(HIGHEST), i32x4.max_s(i32x4.splat(LOWEST), found))
  const scale = i32x4.shl(i32x4.sub(i32x4.splat(BIAS + BITS), exponent), 23)
  const mantissas = v128.or(
    mantissa(red, scale),
    v128.or(i32x4.shl(mantissa(green, scale), BITS), i32x4.shl(mantissa(blue, scale), 2 * BITS)),
  )
  return v128.or(mantissas, i32x4.shl(i32x4.sub(exponent, i32x4.splat(LOWEST)), 3 * BITS))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function mantissa(light: v128, scale: v128): v128 {
  const rounded = f32x4.add(f32x4.mul(f32x4.pmax(f32x4.splat(0), light), scale), f32x4.splat(0.5))
  return i32x4.min_s(i32x4.splat((1 << BITS) - 1), i32x4.trunc_sat_f32x4_s(rounded))
}

export function unpack(from: usize, r: usize, g: usize, b: usize, length: i32): void {
  const end = <usize>length << 2
  const mask = i32x4.splat((1 << BITS) - 1)
  let at: usize = 0
  for (; at + 16 <= end; at += 16) {
    const bits = v128.load(from + at)
    const exponent = i32x4.add(i32x4.shr_u(bits, 3 * BITS), i32x4.splat(LOWEST + BIAS - BITS))
    const scale = i32x4.shl(exponent, 23)
    v128.store(r + at, f32x4.mul(f32x4.convert_i32x4_s(v128.and(bits, mask)), scale))
    v128.store(g + at, f32x4.mul(f32x4.convert_i32x4_s(v128.and(i32x4.shr_u(bits, BITS), mask)), scale))
    v128.store(b + at, f32x4.mul(f32x4.convert_i32x4_s(v128.and(i32x4.shr_u(bits, 2 * BITS), mask)), scale))
  }
  for (; at < end; at += 4) {
    const bits = load<i32>(from + at)
    const scale = reinterpret<f32>(((<u32>bits >> (3 * BITS)) + LOWEST + BIAS - BITS) << 23)
    store<f32>(r + at, <f32>(bits & 511) * scale)
    store<f32>(g + at, <f32>((bits >> BITS) & 511) * scale)
    store<f32>(b + at, <f32>((bits >> (2 * BITS)) & 511) * scale)
  }
}

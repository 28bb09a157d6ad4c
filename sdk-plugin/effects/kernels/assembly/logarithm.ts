const LN2: f32 = 0.69314718
const ROOT_HALF: f32 = 0.70710678

/** The natural logarithm of each lane, all above 0, to a few of a float's last digits. */
export function logarithm(value: v128): v128 {
  // As a power of two and a factor between the roots of 1/2 and 2.
  const bits = i32x4.sub(value, i32x4.splat(reinterpret<i32>(ROOT_HALF)))
  const power = i32x4.shr_s(bits, 23)
  const factor = i32x4.sub(value, i32x4.shl(power, 23))
  // ln f = 2 artanh ((f - 1) / (f + 1)), by its series.
  const one = f32x4.splat(1)
  const s = f32x4.div(f32x4.sub(factor, one), f32x4.add(factor, one))
  const square = f32x4.mul(s, s)
  let sum = f32x4.splat(2.0 / 9.0)
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(2.0 / 7.0))
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(2.0 / 5.0))
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(2.0 / 3.0))
  sum = f32x4.add(f32x4.mul(sum, square), f32x4.splat(2))
  return f32x4.add(f32x4.mul(sum, s), f32x4.mul(f32x4.convert_i32x4_s(power), f32x4.splat(LN2)))
}

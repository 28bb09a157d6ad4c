const LOG2_E: f32 = 1.442695
/** Powers of two that a float holds; what is below is nothing. */
const LEAST: f32 = -126
const MOST: f32 = 127

/** e to the power of each lane, to a few of a float's last digits. */
export function exponential(power: v128): v128 {
  const twos = f32x4.mul(power, f32x4.splat(LOG2_E))
  const inner = f32x4.pmax(f32x4.splat(LEAST), f32x4.pmin(f32x4.splat(MOST), twos))
  const whole = f32x4.nearest(inner)
  const part = f32x4.sub(inner, whole)
  // The series of 2 to the power of what is left, between -1/2 and 1/2.
  let sum = f32x4.splat(0.000154035)
  sum = f32x4.add(f32x4.mul(sum, part), f32x4.splat(0.00133336))
  sum = f32x4.add(f32x4.mul(sum, part), f32x4.splat(0.00961813))
  sum = f32x4.add(f32x4.mul(sum, part), f32x4.splat(0.0555041))
  sum = f32x4.add(f32x4.mul(sum, part), f32x4.splat(0.2402265))
  sum = f32x4.add(f32x4.mul(sum, part), f32x4.splat(0.6931472))
  sum = f32x4.add(f32x4.mul(sum, part), f32x4.splat(1))
  const exponent = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(whole), i32x4.splat(127)), 23)
  return f32x4.mul(sum, exponent)
}

/** How unlike neighbouring pixels are, and what it costs to part them. */

import { exponential } from './exponential'

/** Squared differences of so many pixels from those `step` bytes further on, of three planes. @returns their sum */
export function unlikeRow(planes: usize, stride: usize, step: usize, to: usize, pixels: i32): f64 {
  let sum: f64 = 0
  for (let x = 0; x < pixels; x++) {
    const at = planes + (<usize>x << 2)
    const l = load<f32>(at) - load<f32>(at + step)
    const a = load<f32>(at + stride) - load<f32>(at + step + stride)
    const b = load<f32>(at + 2 * stride) - load<f32>(at + step + 2 * stride)
    const unlike = l * l + a * a + b * b
    store<f32>(to + (<usize>x << 2), unlike)
    sum += <f64>unlike
  }
  return sum
}

/** Dear where they are alike: `most` times e to the power of −`beta` × unlike, and half a step whatever they are. */
export function partings(values: usize, length: i32, beta: f32, most: f32): void {
  for (let at = values, end = values + (<usize>length << 2); at < end; at += 16) {
    const alike = exponential(f32x4.mul(v128.load(at), f32x4.splat(-beta)))
    v128.store(at, f32x4.add(f32x4.mul(alike, f32x4.splat(most)), f32x4.splat(0.5)))
  }
}

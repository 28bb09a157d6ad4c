/** Ground that was taken for somebody, by its colours: see `../strays.ts`. */

import { eased } from './cover'
import { four, setFour } from './tail'

// @ts-ignore: a decorator of AssemblyScript
@inline
function levelOf(light: f32, steps: i32): i32 {
  return min(steps - 1, <i32>(sqrt<f32>(max<f32>(0, light)) * <f32>steps))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function stepOf(r: f32, g: f32, b: f32, steps: i32): usize {
  return <usize>((levelOf(r, steps) * steps + levelOf(g, steps)) * steps + levelOf(b, steps))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function count(table: usize, step: usize): void {
  const at = table + (step << 2)
  store<f32>(at, load<f32>(at) + 1)
}

/** Counts the colours of every second pixel of a row: of what is nobody's, and of what is somebody's between two places. */
export function tallyRow(
  r: usize,
  g: usize,
  b: usize,
  mask: usize,
  pixels: i32,
  from: f64,
  to: f64,
  body: usize,
  ground: usize,
  steps: i32,
): void {
  for (let x = 0; x < pixels; x += 2) {
    const at = <usize>x << 2
    const share = <f64>load<f32>(mask + at)
    const isGround = share < 0.1
    if (!isGround && (share <= 0.9 || <f64>x < from || <f64>x > to)) continue
    count(isGround ? ground : body, stepOf(load<f32>(r + at), load<f32>(g + at), load<f32>(b + at), steps))
  }
}

/**
 * Marks with 1 what of a row is of a foreign colour and lighter than a lamp is at least.
 *
 * @param foreign A byte for each colour
 * @returns How much that is
 */
export function foreignRow(
  r: usize,
  g: usize,
  b: usize,
  mask: usize,
  pixels: i32,
  from: f64,
  to: f64,
  foreign: usize,
  steps: i32,
  lamp: f32,
  marks: usize,
): i32 {
  let found = 0
  for (let x = 0; x < pixels; x++) {
    const at = <usize>x << 2
    if (<f64>load<f32>(mask + at) < 0.02 || (<f64>x > from && <f64>x < to)) continue
    const red = load<f32>(r + at)
    const green = load<f32>(g + at)
    const blue = load<f32>(b + at)
    if (load<u8>(foreign + stepOf(red, green, blue, steps)) === 0) continue
    if ((sqrt<f32>(red) + sqrt<f32>(green) + sqrt<f32>(blue)) / 3 <= lamp) continue
    store<f32>(marks + at, 1)
    found++
  }
  return found
}

/** Takes from shares of a row what is marked softly. */
export function fadeRow(shares: usize, marks: usize, pixels: i32, from: f32, scale: f32): void {
  const one = f32x4.splat(1)
  for (let x = 0; x < pixels; x += 4) {
    const at = <usize>x << 2
    const rest = pixels - x
    const left = f32x4.sub(one, eased(four(marks + at, rest), from, scale))
    setFour(shares + at, f32x4.mul(four(shares + at, rest), left), rest)
  }
}

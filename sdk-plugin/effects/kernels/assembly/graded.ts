/** Rows of a photo in other colours, and in other light. Reads up to four pixels beyond a row's end. */

import { setFour } from './tail'

// @ts-ignore: a decorator of AssemblyScript
@inline
function mixed(from: f32, to: f32, share: v128): v128 {
  return f32x4.add(f32x4.splat(from), f32x4.mul(f32x4.splat(to - from), share))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function vivid(own: v128, grey: v128, saturation: f32): v128 {
  const kept = f32x4.add(grey, f32x4.mul(f32x4.sub(own, grey), f32x4.splat(saturation)))
  return f32x4.pmax(f32x4.splat(0), kept)
}

/**
 * A row as `../../photo/treatments/grade.ts` says.
 *
 * @param specks Of the grain, one a pixel
 * @param above How far above or below the middle it lies, squared, in half heights
 */
export function grade(
  r: usize,
  g: usize,
  b: usize,
  width: i32,
  specks: usize,
  grain: f32,
  above: f32,
  corners: f32,
  exposure: f32,
  contrast: f32,
  saturation: f32,
  darkR: f32,
  darkG: f32,
  darkB: f32,
  lightR: f32,
  lightG: f32,
  lightB: f32,
): void {
  const zero = f32x4.splat(0)
  const one = f32x4.splat(1)
  const steps = f32x4(0.5, 1.5, 2.5, 3.5)
  const base = f32x4.splat(above - 0.35)
  for (let x = 0; x < width; x += 4) {
    const at = <usize>x << 2
    const red = v128.load(r + at)
    const green = v128.load(g + at)
    const blue = v128.load(b + at)
    const warm = f32x4.add(f32x4.mul(red, f32x4.splat(0.2126)), f32x4.mul(green, f32x4.splat(0.7152)))
    const grey = f32x4.add(warm, f32x4.mul(blue, f32x4.splat(0.0722)))
    const bright = f32x4.pmax(zero, f32x4.mul(grey, f32x4.splat(exposure)))
    const tone = f32x4.pmin(one, f32x4.sqrt(bright))
    // A soft S about the middle of what the eye sees.
    const middle = f32x4.mul(tone, f32x4.sub(one, tone))
    const slope = f32x4.mul(middle, f32x4.sub(f32x4.add(tone, tone), one))
    const bent = f32x4.add(tone, f32x4.mul(slope, f32x4.splat(2 * contrast)))
    const place = f32x4.add(f32x4.splat(<f32>x), steps)
    const dx = f32x4.sub(f32x4.mul(place, f32x4.splat(2 / <f32>width)), one)
    const far = f32x4.pmax(zero, f32x4.add(f32x4.mul(dx, dx), base))
    const fall = f32x4.pmax(zero, f32x4.sub(one, f32x4.mul(far, f32x4.splat(0.5 * corners))))
    const speck = f32x4.add(one, f32x4.mul(v128.load(specks + at), f32x4.splat(0.12 * grain)))
    const ratio = f32x4.div(f32x4.mul(bent, bent), f32x4.pmax(f32x4.splat(1e-4), grey))
    const gain = f32x4.mul(f32x4.mul(ratio, fall), speck)
    const rest = width - x
    setFour(r + at, f32x4.mul(f32x4.mul(vivid(red, grey, saturation), gain), mixed(darkR, lightR, tone)), rest)
    setFour(g + at, f32x4.mul(f32x4.mul(vivid(green, grey, saturation), gain), mixed(darkG, lightG, tone)), rest)
    setFour(b + at, f32x4.mul(f32x4.mul(vivid(blue, grey, saturation), gain), mixed(darkB, lightB, tone)), rest)
  }
}

/**
 * A row in the light of a lamp, as `../../photo/treatments/lamplight.ts` says.
 *
 * @param across What is left of the light by the way across, one a pixel
 * @param down The same by the way down
 * @param sun Light between leaves, one a pixel; 0 where there are none
 * @param leaves How dark their shade is
 */
export function lamplit(
  r: usize,
  g: usize,
  b: usize,
  width: i32,
  across: usize,
  down: f32,
  sun: usize,
  leaves: f32,
  gain: f32,
  rest: f32,
  red: f32,
  green: f32,
  blue: f32,
): void {
  const one = f32x4.splat(1)
  for (let x = 0; x < width; x += 4) {
    const at = <usize>x << 2
    const near = f32x4.mul(v128.load(across + at), f32x4.splat(down))
    let lit = f32x4.mul(mixed(rest, 1, near), f32x4.splat(gain))
    if (sun) {
      const shade = f32x4.mul(f32x4.splat(leaves), f32x4.sub(one, v128.load(sun + at)))
      lit = f32x4.mul(lit, f32x4.sub(one, shade))
    }
    const left = width - x
    setFour(r + at, f32x4.mul(v128.load(r + at), f32x4.mul(lit, f32x4.splat(red))), left)
    setFour(g + at, f32x4.mul(v128.load(g + at), f32x4.mul(lit, f32x4.splat(green))), left)
    setFour(b + at, f32x4.mul(v128.load(b + at), f32x4.mul(lit, f32x4.splat(blue))), left)
  }
}

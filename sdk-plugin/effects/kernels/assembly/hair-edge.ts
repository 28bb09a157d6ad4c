/** Hair at the edge of heads: see `../hair-edge.ts`. */

import { eased } from './cover'
import { four, setFour } from './tail'

/** Below this share the canvas keeps no true colours. */
const CLEAR: f32 = 0.04

// @ts-ignore: a decorator of AssemblyScript
@inline
function layOn(plane: usize, byte: u8, light: usize, share: f32): void {
  const was = load<f32>(plane)
  store<f32>(plane, was + (load<f32>(light + (<usize>byte << 2)) - was) * share)
}

/** Lays a row of drawn hairs, RGBA bytes, on a picture and its mask. @param light Of the 256 bytes */
export function layHairs(from: usize, r: usize, g: usize, b: usize, mask: usize, pixels: i32, light: usize): void {
  for (let at: usize = 0, end = <usize>pixels << 2; at < end; at += 4) {
    const own = <f32>load<u8>(from + at, 3) / 255
    if (own < CLEAR) continue
    const before = load<f32>(mask + at) * (1 - own)
    const share = own / (own + before)
    store<f32>(mask + at, own + before)
    layOn(r + at, load<u8>(from + at), light, share)
    layOn(g + at, load<u8>(from + at, 1), light, share)
    layOn(b + at, load<u8>(from + at, 2), light, share)
  }
}

/** How much of the edge locks in the shade of others have, and how much more or less it is by how light they are. */
const STRAND: f32 = 0.62
const CONTRAST: f32 = 1.5
/** How much less than by where they are loose hairs are edge. */
const CALM: f32 = 0.75
/** What is further within is no edge. */
const WITHIN: f32 = 0.015

/** Makes an edge one strand by strand: `light` is how light pixels look, `around` the same blurred. */
export function strandEdge(edge: usize, light: usize, around: usize, length: i32): void {
  const zero = f32x4.splat(0)
  const one = f32x4.splat(1)
  for (let x = 0; x < length; x += 4) {
    const at = <usize>x << 2
    const rest = length - x
    const was = four(edge + at, rest)
    const close = f32x4.sub(one, was)
    const isEdge = f32x4.ge(close, f32x4.splat(WITHIN))
    if (!v128.any_true(isEdge)) continue
    // Loose hairs lie on what was there: how light they are against it tells nothing. All of them is edge, and each
    // would glow more than the rim that it grows from.
    const fixed = f32x4.sub(one, eased(close, 0.5, 1 / 0.3))
    const against = f32x4.div(four(light + at, rest), f32x4.add(four(around + at, rest), f32x4.splat(0.004)))
    const lighter = f32x4.mul(fixed, f32x4.sub(against, one))
    const strand = f32x4.add(f32x4.splat(STRAND), f32x4.mul(f32x4.splat(CONTRAST), lighter))
    const lit = f32x4.pmin(f32x4.splat(1.15), f32x4.pmax(f32x4.splat(0.3), strand))
    const loose = f32x4.pmax(zero, f32x4.sub(close, f32x4.splat(0.5)))
    const calm = f32x4.sub(close, f32x4.mul(f32x4.splat(CALM), loose))
    setFour(edge + at, v128.bitselect(f32x4.sub(one, f32x4.mul(lit, calm)), was, isEdge), rest)
  }
}

/** Roots of a row's light, each colour by its weight to the eye. */
export function rootRow(r: usize, g: usize, b: usize, to: usize, pixels: i32): void {
  for (let x = 0; x < pixels; x += 4) {
    const at = <usize>x << 2
    const rest = pixels - x
    const warm = f32x4.add(
      f32x4.mul(four(r + at, rest), f32x4.splat(0.3)),
      f32x4.mul(four(g + at, rest), f32x4.splat(0.59)),
    )
    const all = f32x4.add(warm, f32x4.mul(four(b + at, rest), f32x4.splat(0.11)))
    setFour(to + at, f32x4.sqrt(f32x4.pmax(f32x4.splat(0), all)), rest)
  }
}

/** Somebody alone is at least this much of a pixel. */
const WHOLE: f32 = 0.99

/** Products of the slopes of somebody's light in a row, without its first and last pixel; `stride` is a row of the light. */
export function slopeRow(light: usize, mask: usize, stride: i32, xx: usize, yy: usize, xy: usize): void {
  const row = <usize>stride << 2
  for (let x = 1; x < stride - 1; x += 4) {
    const at = <usize>x << 2
    const rest = stride - 1 - x
    const is = f32x4.ge(four(mask + at, rest), f32x4.splat(WHOLE))
    if (!v128.any_true(is)) continue
    const here = light + at
    const dx = v128.and(is, f32x4.sub(four(here + 4, rest), four(here - 4, rest)))
    const dy = v128.and(is, f32x4.sub(four(here + row, rest), four(here - row, rest)))
    setFour(xx + at, f32x4.mul(dx, dx), rest)
    setFour(yy + at, f32x4.mul(dy, dy), rest)
    setFour(xy + at, f32x4.mul(dx, dy), rest)
  }
}

import { between } from './cover'

/** How colour comes to lie on a plane, by its number in `../lay.ts`. */
// prettier-ignore
const enum Blend { Over, Edge, Add, Multiply }

/** Shares below this are none. */
const LEAST: f32 = 0.002
/** From this share on a pixel is covered as a whole, as in `cover.ts`. */
const WHOLE: f32 = 0.996

/** What a mask lays on four pixels of a plane. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function laid(was: v128, light: v128, share: v128, blend: i32): v128 {
  if (blend === Blend.Over) return between(was, light, share)
  if (blend === Blend.Add) return f32x4.add(was, f32x4.mul(light, share))
  if (blend === Blend.Multiply) return f32x4.mul(was, between(f32x4.splat(1), light, share))
  const nothing = f32x4.splat(0)
  const root = between(f32x4.sqrt(f32x4.pmax(nothing, was)), f32x4.sqrt(f32x4.pmax(nothing, light)), share)
  return v128.bitselect(light, f32x4.mul(root, root), f32x4.gt(share, f32x4.splat(WHOLE)))
}

/**
 * Lays a colour on a rectangle of a plane, of which the mask covers a share. `colours` is one number for each pixel of the
 * mask's plane, from where the rectangle begins; without it (0) all are `light`. Lines are lengths of rows in pixels.
 */
export function lay(
  plane: usize,
  planeLine: i32,
  mask: usize,
  colours: usize,
  maskLine: i32,
  columns: i32,
  rows: i32,
  light: f32,
  gain: f32,
  opacity: f32,
  blend: i32,
): void {
  const least = f32x4.splat(LEAST)
  const opacities = f32x4.splat(opacity)
  const gains = f32x4.splat(gain)
  const same = f32x4.splat(light * gain)
  const whole = (<usize>columns & ~3) << 2
  const end = <usize>columns << 2
  for (let y = 0; y < rows; y++) {
    for (let at: usize = 0; at < whole; at += 16) {
      const share = f32x4.mul(v128.load(mask + at), opacities)
      const seen = f32x4.ge(share, least)
      if (!v128.any_true(seen)) continue
      const lit = colours ? f32x4.mul(v128.load(colours + at), gains) : same
      const was = v128.load(plane + at)
      v128.store(plane + at, v128.bitselect(laid(was, lit, share, blend), was, seen))
    }
    for (let at = whole; at < end; at += 4) {
      const share = load<f32>(mask + at) * opacity
      if (share < LEAST) continue
      const lit = colours ? f32x4.mul(v128.load32_zero(colours + at), gains) : same
      v128.store_lane<f32>(plane + at, laid(v128.load32_zero(plane + at), lit, f32x4.splat(share), blend), 0)
    }
    plane += <usize>planeLine << 2
    mask += <usize>maskLine << 2
    if (colours) colours += <usize>maskLine << 2
  }
}

/** The larger of two planes for each pixel of a rectangle, written to the first. */
export function most(to: usize, toLine: i32, from: usize, fromLine: i32, columns: i32, rows: i32): void {
  const whole = (<usize>columns & ~3) << 2
  const end = <usize>columns << 2
  for (let y = 0; y < rows; y++) {
    for (let at: usize = 0; at < whole; at += 16) {
      v128.store(to + at, f32x4.pmax(v128.load(to + at), v128.load(from + at)))
    }
    for (let at = whole; at < end; at += 4) {
      const share = load<f32>(from + at)
      if (share > load<f32>(to + at)) store<f32>(to + at, share)
    }
    to += <usize>toLine << 2
    from += <usize>fromLine << 2
  }
}

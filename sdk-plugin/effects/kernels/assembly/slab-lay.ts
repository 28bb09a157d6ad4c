/** Light and shadow that a slab has thrown, laid over a plane of the frame: what `../reference/slab-lay.ts` says. */

import { between } from './cover'
import { four, setFour } from './tail'

/** Between two rows of cells, four of which begin at a column. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function cells(grid: usize, line: i32, column: i32, y: i32, step: i32): v128 {
  const row = y / step
  const at = grid + (<usize>(row * line + column) << 2)
  return between(v128.load(at), v128.load(at + (<usize>line << 2)), f32x4.splat(<f32>(y - row * step) / <f32>step))
}

/** Four pixels, from a multiple of four on, of a plane with one cell for two; and of one with a cell for four. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function halved(grid: usize, line: i32, x: i32, y: i32): v128 {
  const own = cells(grid, line, x >> 1, y, 2)
  const next = v128.shuffle<f32>(own, own, 1, 2, 3, 3)
  const middle = f32x4.mul(f32x4.add(own, next), f32x4.splat(0.5))
  return f32x4.mul(v128.shuffle<f32>(own, middle, 0, 4, 1, 5), f32x4.splat(1 / 4))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function quartered(grid: usize, line: i32, x: i32, y: i32): v128 {
  const own = cells(grid, line, x >> 2, y, 4)
  const first = v128.shuffle<f32>(own, own, 0, 0, 0, 0)
  const second = v128.shuffle<f32>(own, own, 1, 1, 1, 1)
  return f32x4.mul(between(first, second, f32x4(0, 0.25, 0.5, 0.75)), f32x4.splat(1 / 16))
}

/**
 * A rectangle of a plane of the frame: shadow by a grid of half the size, light by one of full size and one of a quarter.
 * `left` is a multiple of four. Lines are lengths of rows.
 */
export function layCast(
  image: usize,
  imageLine: i32,
  left: i32,
  top: i32,
  right: i32,
  bottom: i32,
  shade: usize,
  shadeLine: i32,
  sharp: usize,
  sharpLine: i32,
  wide: usize,
  wideLine: i32,
  unit: f32,
  share: f32,
  bright: f32,
): void {
  const ones = f32x4.splat(1)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x += 4) {
      const at = image + (<usize>(y * imageLine + x) << 2)
      const shadow = f32x4.pmin(ones, f32x4.mul(halved(shade, shadeLine, x, y), f32x4.splat(unit)))
      const light = f32x4.add(
        v128.load(sharp + (<usize>(y * sharpLine + x) << 2)),
        quartered(wide, wideLine, x, y),
      )
      const kept = f32x4.sub(ones, f32x4.mul(shadow, f32x4.splat(share)))
      const lit = f32x4.add(kept, f32x4.mul(light, f32x4.splat(bright)))
      setFour(at, f32x4.mul(four(at, right - x), lit), right - x)
    }
  }
}

/**
 * One row of a plane of the frame: shadow by a grid of a quarter of the size, light between two of half the size and by one
 * of a quarter.
 */
export function laySpill(
  image: usize,
  columns: i32,
  y: i32,
  shade: usize,
  wide: usize,
  quarterLine: i32,
  sharp: usize,
  softer: usize,
  halfLine: i32,
  unit: f32,
  shadeShare: f32,
  soft: f32,
  glow: f32,
): void {
  const ones = f32x4.splat(1)
  for (let x = 0; x < columns; x += 4) {
    const at = image + (<usize>(y * columns + x) << 2)
    const shadow = f32x4.pmin(ones, f32x4.mul(quartered(shade, quarterLine, x, y), f32x4.splat(unit)))
    const lines = between(halved(sharp, halfLine, x, y), halved(softer, halfLine, x, y), f32x4.splat(soft))
    const light = f32x4.mul(f32x4.add(lines, quartered(wide, quarterLine, x, y)), f32x4.splat(glow))
    const kept = f32x4.sub(ones, f32x4.mul(shadow, f32x4.splat(shadeShare)))
    setFour(at, f32x4.add(f32x4.mul(four(at, columns - x), kept), light), columns - x)
  }
}

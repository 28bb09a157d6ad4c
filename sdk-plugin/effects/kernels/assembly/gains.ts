/** Parts of planes, and gains of a smaller size on them. */

import { between, three } from './cover'

/** A part of a plane whose rows are `stride` long, as a plane of its own. */
export function crop(from: usize, stride: i32, to: usize, width: i32, height: i32): void {
  const row = <usize>width << 2
  for (let y = 0; y < height; y++, to += row, from += <usize>stride << 2) memory.copy(to, from, row)
}

/** Below this share a pixel is nobody's. */
const NOBODY: f32 = 0.01

// @ts-ignore: a decorator of AssemblyScript
@inline
function placeOf(at: i32, scale: f32, length: i32): f32 {
  return max<f32>(0, min<f32>(<f32>length - 1.001, (<f32>at + 0.5) / scale - 0.5))
}

/**
 * Multiplies part of a picture, of `width` × `height`, by gains of `columns` × `rows`, as `../gains.ts` says.
 *
 * @param line Room for four numbers of four bytes a column of the gains and one more
 */
export function multiplyGains(
  r: usize,
  g: usize,
  b: usize,
  mask: usize,
  stride: i32,
  width: i32,
  height: i32,
  red: usize,
  green: usize,
  blue: usize,
  columns: i32,
  rows: i32,
  scale: f32,
  line: usize,
): void {
  const one = f32x4.splat(1)
  for (let y = 0; y < height; y++) {
    const place = placeOf(y, scale, rows)
    const row = <i32>place
    const ty = f32x4.splat(place - <f32>row)
    const upper = <usize>(row * columns) << 2
    const lower = rows > 1 ? upper + (<usize>columns << 2) : upper
    for (let column: usize = 0; column < <usize>columns; column++) {
      const at = column << 2
      const above = three(red + upper + at, green + upper + at, blue + upper + at)
      v128.store(line + (at << 2), between(above, three(red + lower + at, green + lower + at, blue + lower + at), ty))
    }
    const last = line + (<usize>columns << 4)
    v128.store(last, v128.load(last - 16))
    const first = <usize>(y * stride) << 2
    for (let x = 0, at = first; x < width; x++, at += 4) {
      if (load<f32>(mask + at) < NOBODY) continue
      const along = placeOf(x, scale, columns)
      const column = <i32>along
      const left = line + (<usize>column << 4)
      const gain = between(v128.load(left), v128.load(left, 16), f32x4.splat(along - <f32>column))
      // Most of a part has nothing to lose.
      if ((i32x4.bitmask(f32x4.ne(gain, one)) & 7) === 0) continue
      store<f32>(r + at, load<f32>(r + at) * f32x4.extract_lane(gain, 0))
      store<f32>(g + at, load<f32>(g + at) * f32x4.extract_lane(gain, 1))
      store<f32>(b + at, load<f32>(b + at) * f32x4.extract_lane(gain, 2))
    }
  }
}

/** Rows of a plane that is a whole number of times smaller than what is worked on. */

/**
 * A row between two rows of a plane, at `down` rows from its top, with its first and its last number once more before and
 * behind it. `line` holds width + 2.
 */
export function rowBetween(plane: usize, width: i32, height: i32, down: f32, line: usize): void {
  const place = max<f32>(0, min<f32>(<f32>(height - 1), down))
  const row = min(height - 1, <i32>place)
  const part = place - <f32>row
  const upper = plane + (<usize>(row * width) << 2)
  const lower = plane + (<usize>(min(height - 1, row + 1) * width) << 2)
  const parts = f32x4.splat(part)
  const to = line + 4
  const end = <usize>width << 2
  let at: usize = 0
  for (; at + 16 <= end; at += 16) {
    const above = v128.load(upper + at)
    v128.store(to + at, f32x4.add(above, f32x4.mul(f32x4.sub(v128.load(lower + at), above), parts)))
  }
  for (; at < end; at += 4) {
    const above = load<f32>(upper + at)
    store<f32>(to + at, above + (load<f32>(lower + at) - above) * part)
  }
  store<f32>(line, load<f32>(to))
  store<f32>(to + end, load<f32>(to + end - 4))
}

/** Four pixels of a row four times as long as a line that `rowBetween` made: those of one of its places, from `at` bytes on. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function fourOf(line: usize, at: usize): v128 {
  const before = f32x4.mul(v128.load32_splat(line + at), f32x4(0.375, 0.125, 0, 0))
  const own = f32x4.mul(v128.load32_splat(line + at, 4), f32x4(0.625, 0.875, 0.875, 0.625))
  const behind = f32x4.mul(v128.load32_splat(line + at, 8), f32x4(0, 0, 0.125, 0.375))
  return f32x4.add(f32x4.add(before, own), behind)
}

/** Four pixels of a row twice as long as a line: those of two of its places, from `at` bytes on. */
// @ts-ignore: a decorator of AssemblyScript
@inline
export function twoTwice(line: usize, at: usize): v128 {
  const places = v128.load(line + at)
  const near = f32x4.mul(v128.shuffle<f32>(places, places, 1, 1, 2, 2), f32x4.splat(0.75))
  return f32x4.add(near, f32x4.mul(v128.shuffle<f32>(places, places, 0, 2, 1, 3), f32x4.splat(0.25)))
}

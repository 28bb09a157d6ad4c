/** Means over windows, and planes at another size. */

/**
 * Means over windows of (2 × radius + 1)², cut off at the sides.
 *
 * @param sums As many numbers of eight bytes as there are columns, and four more
 */
export function boxMean(from: usize, to: usize, width: i32, height: i32, radius: i32, sums: usize): void {
  const row = <usize>width << 2
  memory.fill(sums, 0, <usize>(width + 4) << 3)
  for (let y = 0; y < min(radius, height); y++) enter(from + <usize>y * row, sums, width, 1)
  for (let y = 0; y < height; y++) {
    if (y + radius < height) enter(from + <usize>(y + radius) * row, sums, width, 1)
    if (y - radius > 0) enter(from + <usize>(y - radius - 1) * row, sums, width, -1)
    const rows = min(height - 1, y + radius) - max(0, y - radius) + 1
    meansOfRow(sums, to + <usize>y * row, width, radius, <f64>rows)
  }
}

function enter(row: usize, sums: usize, width: i32, sign: f64): void {
  const signs = f64x2.splat(sign)
  let x = 0
  for (; x + 4 <= width; x += 4, row += 16, sums += 32) {
    const four = v128.load(row)
    const low = f64x2.mul(f64x2.promote_low_f32x4(four), signs)
    const high = f64x2.mul(f64x2.promote_low_f32x4(v128.shuffle<f64>(four, four, 1, 1)), signs)
    v128.store(sums, f64x2.add(v128.load(sums), low))
    v128.store(sums, f64x2.add(v128.load(sums, 16), high), 16)
  }
  for (; x < width; x++, row += 4, sums += 8) store<f64>(sums, load<f64>(sums) + sign * <f64>load<f32>(row))
}

/** A sum runs along the row: at its ends there is nothing to add or to take away, and between them no need to ask. */
function meansOfRow(sums: usize, to: usize, width: i32, radius: i32, rows: f64): void {
  let sum: f64 = 0
  for (let x = 0; x < min(radius, width); x++) sum += load<f64>(sums + (<usize>x << 3))
  const entered = min(width, radius + 1)
  const left = max(0, width - radius)
  let x = 0
  for (; x < entered; x++) {
    if (x < left) sum += load<f64>(sums + (<usize>(x + radius) << 3))
    const columns = min(width - 1, x + radius) + 1
    store<f32>(to + (<usize>x << 2), <f32>(sum / (rows * <f64>columns)))
  }
  const share = 1 / (rows * <f64>(2 * radius + 1))
  for (; x < left; x++) {
    const at = sums + (<usize>x << 3)
    sum += load<f64>(at + (<usize>radius << 3)) - load<f64>(at - (<usize>(radius + 1) << 3))
    store<f32>(to + (<usize>x << 2), <f32>(sum * share))
  }
  for (; x < width; x++) {
    sum -= load<f64>(sums + (<usize>(x - radius - 1) << 3))
    const columns = width - x + radius
    store<f32>(to + (<usize>x << 2), <f32>(sum / (rows * <f64>columns)))
  }
}

/**
 * Bilinear between the centres of pixels.
 *
 * @param columns For each column of the result the place of the one to its left, of the one to its right (both in bytes)
 *   and the share of the latter: numbers of four bytes
 * @param line As many numbers as the source has columns, and four more
 */
export function resize(
  from: usize,
  fromWidth: i32,
  fromHeight: i32,
  to: usize,
  width: i32,
  height: i32,
  columns: usize,
  line: usize,
): void {
  const scaleX = <f64>fromWidth / <f64>width
  for (let x = 0; x < width; x++) {
    const place = min<f64>(<f64>(fromWidth - 1), max<f64>(0, (<f64>x + 0.5) * scaleX - 0.5))
    const left = <i32>place
    const at = columns + <usize>x * 12
    store<i32>(at, left << 2)
    store<i32>(at, min(fromWidth - 1, left + 1) << 2, 4)
    store<f32>(at, <f32>(place - <f64>left), 8)
  }
  const scaleY = <f64>fromHeight / <f64>height
  for (let y = 0; y < height; y++) {
    const place = min<f64>(<f64>(fromHeight - 1), max<f64>(0, (<f64>y + 0.5) * scaleY - 0.5))
    const top = <i32>place
    const upper = from + (<usize>(top * fromWidth) << 2)
    const lower = from + (<usize>(min(fromHeight - 1, top + 1) * fromWidth) << 2)
    const below = f32x4.splat(<f32>(place - <f64>top))
    const above = f32x4.sub(f32x4.splat(1), below)
    for (let at: usize = 0, end = <usize>fromWidth << 2; at < end; at += 16) {
      const both = f32x4.add(f32x4.mul(v128.load(upper + at), above), f32x4.mul(v128.load(lower + at), below))
      v128.store(line + at, both)
    }
    for (let at = columns, end = columns + <usize>width * 12; at < end; at += 12, to += 4) {
      const share = load<f32>(at, 8)
      const left = load<f32>(line + <usize>load<i32>(at))
      store<f32>(to, left * (1 - share) + load<f32>(line + <usize>load<i32>(at, 4)) * share)
    }
  }
}

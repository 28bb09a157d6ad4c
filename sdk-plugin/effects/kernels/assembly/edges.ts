import { soften } from './soften'

/** Below this slope of a byte of brightness a pixel nothing is an edge; from `CLEAR` more on it counts whole. */
const FAINT: f32 = 5
const CLEAR: f32 = 13
/** How alike the slopes round a pixel must point: 0 any, 1 all the same way. */
const MIXED: f32 = 0.45
const ALIKE: f32 = 0.35

/** Room beside each row, so that four pixels beyond its ends can be read. */
const PAD: i32 = 4

/**
 * Softens RGB bytes along their edges, never across: what is a line at the size of a pixel stays one, and steps and dashes
 * in it go. A row of planes is `stride` long: the width, rounded up to four, and eight more. `brightness` holds a plane of
 * such rows, `slopes` twelve: for each of three rows of the picture the products of its slopes (xx, yy, xy), each the sum
 * of three pixels beside each other, and three to work with.
 */
export function alongEdges(
  from: usize,
  to: usize,
  width: i32,
  height: i32,
  brightness: usize,
  slopes: usize,
  stride: i32,
): void {
  brighten(from, brightness, width, height, stride)
  memory.copy(to, from, <usize>(width * height * 3))
  const row = <usize>stride << 2
  const set = row * 3
  for (let y = -1; y <= 0; y++) slopeRow(brightness, slopes, height, y, width, row)
  const least = f32x4.splat(9 * FAINT * FAINT)
  for (let y = 0; y < height; y++) {
    slopeRow(brightness, slopes, height, y + 1, width, row)
    for (let x = 0; x < width; x += 4) {
      const at = slopes + (<usize>(x + PAD) << 2)
      const xx = threeRows(at, set)
      const yy = threeRows(at + row, set)
      const total = f32x4.add(xx, yy)
      // Most pixels lie in no edge: nothing else is worked out for them.
      if (!v128.any_true(f32x4.gt(total, least))) continue
      fourEdges(from, to, width, height, x, y, xx, yy, threeRows(at + (row << 1), set))
    }
  }
}

/** Softens four pixels beside each other, each as far as it lies in an edge, by the sums of its slopes. */
function fourEdges(
  from: usize,
  to: usize,
  width: i32,
  height: i32,
  x: i32,
  y: i32,
  xx: v128,
  yy: v128,
  xy: v128,
): void {
  const zero = f32x4.splat(0)
  const one = f32x4.splat(1)
  const half = f32x4.splat(0.5)
  const total = f32x4.add(xx, yy)
  const unlike = f32x4.sub(xx, yy)
  const both = f32x4.add(xy, xy)
  const apart = f32x4.sqrt(f32x4.add(f32x4.mul(unlike, unlike), f32x4.mul(both, both)))
  const alike = f32x4.mul(f32x4.sub(f32x4.div(apart, total), f32x4.splat(MIXED)), f32x4.splat(1 / ALIKE))
  const slope = f32x4.sqrt(f32x4.mul(total, f32x4.splat(<f32>(1 / 9.0))))
  const clear = f32x4.mul(f32x4.sub(slope, f32x4.splat(FAINT)), f32x4.splat(1 / CLEAR))
  // Greater than nothing, so that what has no slope at all is none.
  const counts = v128.and(f32x4.gt(alike, zero), f32x4.gt(clear, zero))
  if (!v128.any_true(counts)) return
  const strength = v128.and(counts, f32x4.mul(f32x4.pmin(one, alike), f32x4.pmin(one, clear)))
  // Across the edge points the larger axis of the slopes; the edge runs at a right angle to it.
  const upright = f32x4.lt(xx, yy)
  const long = f32x4.mul(f32x4.add(apart, f32x4.abs(unlike)), half)
  const ax = v128.bitselect(xy, long, upright)
  const ay = v128.bitselect(long, xy, upright)
  const scale = f32x4.div(one, f32x4.sqrt(f32x4.add(f32x4.mul(ax, ax), f32x4.mul(ay, ay))))
  const tx = f32x4.neg(f32x4.mul(ay, scale))
  const ty = f32x4.mul(ax, scale)
  // A lane can only be named by a number.
  const rest = width - x
  const s0 = f32x4.extract_lane(strength, 0)
  if (s0 > 0) soften(from, to, width, height, x, y, f32x4.extract_lane(tx, 0), f32x4.extract_lane(ty, 0), s0)
  if (rest <= 1) return
  const s1 = f32x4.extract_lane(strength, 1)
  if (s1 > 0) soften(from, to, width, height, x + 1, y, f32x4.extract_lane(tx, 1), f32x4.extract_lane(ty, 1), s1)
  if (rest <= 2) return
  const s2 = f32x4.extract_lane(strength, 2)
  if (s2 > 0) soften(from, to, width, height, x + 2, y, f32x4.extract_lane(tx, 2), f32x4.extract_lane(ty, 2), s2)
  if (rest <= 3) return
  const s3 = f32x4.extract_lane(strength, 3)
  if (s3 > 0) soften(from, to, width, height, x + 3, y, f32x4.extract_lane(tx, 3), f32x4.extract_lane(ty, 3), s3)
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function threeRows(at: usize, set: usize): v128 {
  return f32x4.add(f32x4.add(v128.load(at), v128.load(at + set)), v128.load(at + (set << 1)))
}

/** Brightness of all pixels; beyond the sides the last one counts again. Reads four bytes beyond the end of `from`. */
function brighten(from: usize, brightness: usize, width: i32, height: i32, stride: i32): void {
  const zero = i8x16.splat(0)
  const shares = f32x4.splat(0.299)
  for (let y = 0; y < height; y++) {
    const out = brightness + (<usize>(y * stride + PAD) << 2)
    for (let x = 0; x < width; x += 4) {
      const four = v128.load(from + <usize>(y * width + x) * 3)
      const red = i8x16.shuffle(four, zero, 0, 16, 16, 16, 3, 16, 16, 16, 6, 16, 16, 16, 9, 16, 16, 16)
      const green = i8x16.shuffle(four, zero, 1, 16, 16, 16, 4, 16, 16, 16, 7, 16, 16, 16, 10, 16, 16, 16)
      const blue = i8x16.shuffle(four, zero, 2, 16, 16, 16, 5, 16, 16, 16, 8, 16, 16, 16, 11, 16, 16, 16)
      let light = f32x4.mul(f32x4.convert_i32x4_s(red), shares)
      light = f32x4.add(light, f32x4.mul(f32x4.convert_i32x4_s(green), f32x4.splat(0.587)))
      light = f32x4.add(light, f32x4.mul(f32x4.convert_i32x4_s(blue), f32x4.splat(0.114)))
      v128.store(out + (<usize>x << 2), light)
    }
    repeatEnds(out, width)
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function repeatEnds(row: usize, width: i32): void {
  store<f32>(row - 4, load<f32>(row))
  const last = row + (<usize>(width - 1) << 2)
  store<f32>(last + 4, load<f32>(last))
}

/** The sums of one row of the picture, kept in its turn among three; rows beyond the ends are the last ones again. */
function slopeRow(brightness: usize, slopes: usize, height: i32, y: i32, width: i32, row: usize): void {
  const inside = min(height - 1, max(0, y))
  const pad = <usize>PAD << 2
  const here = brightness + <usize>inside * row + pad
  const above = brightness + <usize>max(0, inside - 1) * row + pad
  const below = brightness + <usize>min(height - 1, inside + 1) * row + pad
  const raw = slopes + row * 9 + pad
  const eighth = f32x4.splat(0.125)
  for (let x = 0; x < width; x += 4) {
    const at = <usize>x << 2
    const a = v128.load(above + at - 4)
    const c = v128.load(above + at + 4)
    const f = v128.load(below + at - 4)
    const h = v128.load(below + at + 4)
    const aside = f32x4.sub(v128.load(here + at + 4), v128.load(here + at - 4))
    const down = f32x4.sub(v128.load(below + at), v128.load(above + at))
    const rising = f32x4.sub(h, a)
    const falling = f32x4.sub(c, f)
    const dx = f32x4.mul(f32x4.add(f32x4.add(rising, falling), f32x4.add(aside, aside)), eighth)
    const dy = f32x4.mul(f32x4.add(f32x4.sub(rising, falling), f32x4.add(down, down)), eighth)
    v128.store(raw + at, f32x4.mul(dx, dx))
    v128.store(raw + row + at, f32x4.mul(dy, dy))
    v128.store(raw + (row << 1) + at, f32x4.mul(dx, dy))
  }
  const out = slopes + row * 3 * <usize>((y + 3) % 3) + pad
  for (let product: usize = 0; product < 3; product++) {
    const source = raw + product * row
    repeatEnds(source, width)
    for (let x = 0; x < width; x += 4) {
      const at = <usize>x << 2
      const sum = f32x4.add(f32x4.add(v128.load(source + at - 4), v128.load(source + at)), v128.load(source + at + 4))
      v128.store(out + product * row + at, sum)
    }
  }
}

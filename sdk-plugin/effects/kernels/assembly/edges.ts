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
      // Most pixels lie in no edge: nothing else is worked out for them.
      const total = f32x4.add(threeRows(at, set), threeRows(at + row, set))
      if (!v128.any_true(f32x4.gt(total, least))) continue
      for (let lane = 0; lane < min(4, width - x); lane++) {
        edge(from, to, width, height, x + lane, y, at + (<usize>lane << 2), row)
      }
    }
  }
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function threeRows(at: usize, set: usize): v128 {
  return f32x4.add(f32x4.add(v128.load(at), v128.load(at + set)), v128.load(at + (set << 1)))
}

/** Softens one pixel as far as it lies in an edge. `at` is its place among the sums of slopes. */
function edge(from: usize, to: usize, width: i32, height: i32, x: i32, y: i32, at: usize, row: usize): void {
  const set = row * 3
  const xx = three(at, set)
  const yy = three(at + row, set)
  const total = (xx + yy) * <f32>(1 / 9.0)
  if (total <= FAINT * FAINT) return
  const xy = three(at + (row << 1), set)
  const apart = sqrt<f32>((xx - yy) * (xx - yy) + 4 * xy * xy)
  const alike = (apart / (xx + yy) - MIXED) / ALIKE
  if (alike <= 0) return
  const clear = min<f32>(1, (sqrt<f32>(total) - FAINT) / CLEAR)
  // Across the edge points the larger axis of the slopes; the edge runs at a right angle to it.
  const upright = xx < yy
  const ax = upright ? xy : (xx - yy + apart) * 0.5
  const ay = upright ? (yy - xx + apart) * 0.5 : xy
  const length = sqrt<f32>(ax * ax + ay * ay)
  if (length > 0) soften(from, to, width, height, x, y, -ay / length, ax / length, clear * min<f32>(1, alike))
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function three(at: usize, set: usize): f32 {
  return load<f32>(at) + load<f32>(at + set) + load<f32>(at + (set << 1))
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

/** Five samples along the edge in place of one. */
function soften(
  from: usize,
  to: usize,
  width: i32,
  height: i32,
  x: i32,
  y: i32,
  tx: f32,
  ty: f32,
  strength: f32,
): void {
  const at = <usize>(y * width + x) * 3
  const own = pixel(from + at)
  let sum = f32x4.mul(own, f32x4.splat(0.2))
  sum = f32x4.add(sum, sample(from, width, height, <f32>x - 2 * tx, <f32>y - 2 * ty, 0.15))
  sum = f32x4.add(sum, sample(from, width, height, <f32>x - tx, <f32>y - ty, 0.25))
  sum = f32x4.add(sum, sample(from, width, height, <f32>x + tx, <f32>y + ty, 0.25))
  sum = f32x4.add(sum, sample(from, width, height, <f32>x + 2 * tx, <f32>y + 2 * ty, 0.15))
  const mixed = f32x4.add(own, f32x4.mul(f32x4.sub(sum, own), f32x4.splat(strength)))
  const rounded = i32x4.trunc_sat_f32x4_s(f32x4.add(mixed, f32x4.splat(0.5)))
  store<u8>(to + at, i32x4.extract_lane(rounded, 0))
  store<u8>(to + at, i32x4.extract_lane(rounded, 1), 1)
  store<u8>(to + at, i32x4.extract_lane(rounded, 2), 2)
}

/** Red, green, blue, and the byte after them. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function pixel(at: usize): v128 {
  const four = v128.load32_zero(at)
  return f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(four)))
}

/** The colour between four pixels, times `share`. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function sample(from: usize, width: i32, height: i32, x: f32, y: f32, share: f32): v128 {
  const px = min<f32>(<f32>(width - 1), max<f32>(0, x))
  const py = min<f32>(<f32>(height - 1), max<f32>(0, y))
  const left = min(width - 2, <i32>px)
  const top = min(height - 2, <i32>py)
  const right = f32x4.splat(px - <f32>left)
  const corner = from + <usize>(top * width + left) * 3
  const lower = corner + <usize>width * 3
  const nw = pixel(corner)
  const sw = pixel(lower)
  const above = f32x4.add(nw, f32x4.mul(f32x4.sub(pixel(corner + 3), nw), right))
  const below = f32x4.add(sw, f32x4.mul(f32x4.sub(pixel(lower + 3), sw), right))
  const colour = f32x4.add(above, f32x4.mul(f32x4.sub(below, above), f32x4.splat(py - <f32>top)))
  return f32x4.mul(colour, f32x4.splat(share))
}

/** One pixel of RGB bytes softened along the edge that it lies in. */

/** All shares of the pixels that make one are whole numbers that come to this. */
const WHOLE: i32 = 16384
/** Those of a sample two pixels from the middle, and of one beside it; the rest is the middle's own. */
const FAR: i32 = 2458
const NEAR: i32 = 4096

/** Five samples along the edge in place of one: itself, and two to each side of which each lies between four pixels. */
export function soften(
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
  // Where the four lie, all at once: two and one before the pixel, one and two behind it.
  const ways = f32x4(-2, -1, 1, 2)
  const shares = i32x4(FAR, NEAR, NEAR, FAR)
  const zero = f32x4.splat(0)
  const px = f32x4.add(f32x4.splat(<f32>x), f32x4.mul(ways, f32x4.splat(tx)))
  const py = f32x4.add(f32x4.splat(<f32>y), f32x4.mul(ways, f32x4.splat(ty)))
  const inX = f32x4.pmin(f32x4.splat(<f32>(width - 1)), f32x4.pmax(zero, px))
  const inY = f32x4.pmin(f32x4.splat(<f32>(height - 1)), f32x4.pmax(zero, py))
  const left = i32x4.min_s(i32x4.trunc_sat_f32x4_s(inX), i32x4.splat(width - 2))
  const top = i32x4.min_s(i32x4.trunc_sat_f32x4_s(inY), i32x4.splat(height - 2))
  const right = f32x4.sub(inX, f32x4.convert_i32x4_s(left))
  const down = f32x4.sub(inY, f32x4.convert_i32x4_s(top))
  const lower = nearest(f32x4.mul(f32x4.convert_i32x4_s(shares), down))
  const upper = i32x4.sub(shares, lower)
  const places = i32x4.mul(i32x4.add(i32x4.mul(top, i32x4.splat(width)), left), i32x4.splat(3))
  const above = pairs(upper, right)
  const below = pairs(lower, right)
  const row = <usize>width * 3
  const first = mixed(from + i32x4.extract_lane(places, 0), row, i32x4.extract_lane(above, 0), i32x4.extract_lane(below, 0))
  const second = mixed(from + i32x4.extract_lane(places, 1), row, i32x4.extract_lane(above, 1), i32x4.extract_lane(below, 1))
  const third = mixed(from + i32x4.extract_lane(places, 2), row, i32x4.extract_lane(above, 2), i32x4.extract_lane(below, 2))
  const fourth = mixed(from + i32x4.extract_lane(places, 3), row, i32x4.extract_lane(above, 3), i32x4.extract_lane(below, 3))
  const sum = i32x4.add(i32x4.add(first, second), i32x4.add(third, fourth))
  const at = <usize>(y * width + x) * 3
  const own = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(from + at)))
  // The rest of the whole is the pixel's own: what is even stays as it is.
  const change = i32x4.sub(sum, i32x4.mul(own, i32x4.splat(2 * (FAR + NEAR))))
  const much = f32x4.splat(strength / <f32>WHOLE)
  const now = f32x4.add(f32x4.convert_i32x4_s(own), f32x4.mul(f32x4.convert_i32x4_s(change), much))
  const rounded = nearest(now)
  store<u8>(to + at, i32x4.extract_lane(rounded, 0))
  store<u8>(to + at, i32x4.extract_lane(rounded, 1), 1)
  store<u8>(to + at, i32x4.extract_lane(rounded, 2), 2)
}

/** Whole numbers nearest to such as are not below 0. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function nearest(values: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(f32x4.add(values, f32x4.splat(0.5)))
}

/** Shares parted between a pixel (low half) and the one to its right (high half). */
// @ts-ignore: a decorator of AssemblyScript
@inline
function pairs(shares: v128, right: v128): v128 {
  const second = nearest(f32x4.mul(f32x4.convert_i32x4_s(shares), right))
  return v128.or(i32x4.sub(shares, second), i32x4.shl(second, 16))
}

/** Red, green and blue of four pixels, each times its share. Reads two bytes beyond the last. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function mixed(corner: usize, row: usize, above: i32, below: i32): v128 {
  return i32x4.add(
    i32x4.dot_i16x8_s(beside(corner), i32x4.splat(above)),
    i32x4.dot_i16x8_s(beside(corner + row), i32x4.splat(below)),
  )
}

/** Two pixels, channel by channel. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function beside(at: usize): v128 {
  return i8x16.swizzle(v128.load64_zero(at), i8x16(0, -1, 3, -1, 1, -1, 4, -1, 2, -1, 5, -1, -1, -1, -1, -1))
}

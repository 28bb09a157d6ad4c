/**
 * The rows of a PNG of RGB bytes: a byte that names the filter, then what Paeth's predictor has not foreseen of each byte.
 * Reads fifteen bytes beyond the end of `from`, and writes as many beyond that of `to`.
 *
 * @returns how many groups of sixteen bytes were foreseen whole
 */
export function paeth(from: usize, to: usize, width: i32, height: i32): i32 {
  const row = <usize>width * 3
  const none = i8x16.splat(0)
  let foreseen = 0
  for (let y = 0; y < height; y++) {
    const here = from + <usize>y * row
    const out = to + <usize>y * (row + 1)
    for (let x: usize = 0; x < row; x += 16) {
      const own = v128.load(here + x)
      const left = x === 0 ? shifted(own) : v128.load(here + x - 3)
      let rest: v128
      if (y === 0) rest = i8x16.sub(own, left)
      else {
        const above = v128.load(here + x - row)
        const corner = x === 0 ? shifted(above) : v128.load(here + x - row - 3)
        rest = i8x16.sub(own, predicted(left, above, corner))
      }
      v128.store(out + 1 + x, rest)
      if (!v128.any_true(i8x16.ne(rest, none))) foreseen++
    }
    // After the row before, whose last vector may reach to here.
    store<u8>(out, PAETH)
  }
  return foreseen
}

const PAETH: u8 = 4

/** A row's first bytes moved one pixel on: to the left of the first there is nothing. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function shifted(bytes: v128): v128 {
  return i8x16.shuffle(bytes, i8x16.splat(0), 16, 16, 16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
}

/** Of three neighbours the one nearest to left + above − corner; of equals the first. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function predicted(left: v128, above: v128, corner: v128): v128 {
  const highest = i8x16.max_u(above, corner)
  const lowest = i8x16.min_u(above, corner)
  const byLeft = i8x16.sub(highest, lowest)
  const most = i8x16.max_u(left, corner)
  const least = i8x16.min_u(left, corner)
  const byAbove = i8x16.sub(most, least)
  // Both ways from the corner add up where they point alike, and take from each other where not.
  const isUp = i8x16.eq(highest, above)
  const isLeft = i8x16.eq(most, left)
  const alike = v128.not(v128.xor(isUp, isLeft))
  const apart = i8x16.sub(i8x16.max_u(byLeft, byAbove), i8x16.min_u(byLeft, byAbove))
  const byCorner = v128.bitselect(i8x16.add_sat_u(byLeft, byAbove), apart, alike)
  const aboveOrCorner = v128.bitselect(above, corner, i8x16.le_u(byAbove, byCorner))
  const isLeftNearest = v128.and(i8x16.le_u(byLeft, byAbove), i8x16.le_u(byLeft, byCorner))
  return v128.bitselect(left, aboveOrCorner, isLeftNearest)
}

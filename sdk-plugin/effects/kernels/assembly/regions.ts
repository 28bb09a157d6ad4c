/** Connected parts of masks of bytes, and masks that are grown. */

/** Bytes of what is measured of a region: its pixels, first and last column, first and last row. */
const MEASURES: usize = 5 << 2

/**
 * Connected parts of what is not 0, numbered from 1 in the order in which they are met row by row.
 *
 * @param isDiagonal Whether diagonal steps join
 * @param labels Four bytes a pixel; they become numbers that `measureRegions` exchanges for the regions'
 * @param parents Four bytes for every second pixel, and two more
 * @returns how many regions there are
 */
export function labelRegions(
  mask: usize,
  width: i32,
  height: i32,
  isDiagonal: bool,
  labels: usize,
  parents: usize,
): i32 {
  const row = <usize>width << 2
  let last = 0
  for (let y = 0, at = labels; y < height; y++) {
    for (let x = 0; x < width; x++, mask++, at += 4) {
      let own = 0
      if (load<u8>(mask) !== 0) {
        if (x > 0) own = load<i32>(at - 4)
        if (y > 0) {
          own = joined(parents, own, load<i32>(at - row))
          if (isDiagonal && x > 0) own = joined(parents, own, load<i32>(at - row - 4))
          if (isDiagonal && x + 1 < width) own = joined(parents, own, load<i32>(at - row + 4))
        }
        if (own === 0) {
          own = ++last
          store<i32>(parents + (<usize>own << 2), own)
        }
      }
      store<i32>(at, own)
    }
  }
  return numbered(parents, last)
}

/** One number for two that meet. */
// @ts-ignore: a decorator of AssemblyScript
@inline
function joined(parents: usize, own: i32, other: i32): i32 {
  if (other === 0 || other === own) return own
  return own === 0 ? other : united(parents, own, other)
}

function united(parents: usize, own: i32, other: i32): i32 {
  const one = rootOf(parents, own)
  const two = rootOf(parents, other)
  const first = min(one, two)
  store<i32>(parents + (<usize>max(one, two) << 2), first)
  return first
}

function rootOf(parents: usize, label: i32): i32 {
  let parent = load<i32>(parents + (<usize>label << 2))
  while (parent !== label) {
    // Ways to the root grow shorter.
    const above = load<i32>(parents + (<usize>parent << 2))
    store<i32>(parents + (<usize>label << 2), above)
    label = above
    parent = load<i32>(parents + (<usize>label << 2))
  }
  return label
}

/** The numbers of regions in place of the parents, of which none comes after its children. */
function numbered(parents: usize, last: i32): i32 {
  store<i32>(parents, 0)
  let count = 0
  for (let label = 1; label <= last; label++) {
    const at = parents + (<usize>label << 2)
    const parent = load<i32>(at)
    store<i32>(at, parent === label ? ++count : load<i32>(parents + (<usize>parent << 2)))
  }
  return count
}

export function measureRegions(labels: usize, width: i32, height: i32, parents: usize, count: i32, measures: usize): void {
  for (let k = 0; k < count; k++) {
    const own = measures + <usize>k * MEASURES
    store<i32>(own, 0)
    store<i32>(own, width, 4)
    store<i32>(own, 0, 8)
    store<i32>(own, height, 12)
    store<i32>(own, 0, 16)
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, labels += 4) {
      const label = load<i32>(labels)
      if (label === 0) continue
      const region = load<i32>(parents + (<usize>label << 2))
      store<i32>(labels, region)
      const own = measures + <usize>(region - 1) * MEASURES
      store<i32>(own, load<i32>(own) + 1)
      store<i32>(own, min(x, load<i32>(own, 4)), 4)
      store<i32>(own, max(x, load<i32>(own, 8)), 8)
      store<i32>(own, min(y, load<i32>(own, 12)), 12)
      store<i32>(own, y, 16)
    }
  }
}

/**
 * Grows what is not 0 by `reach` pixels to all sides, or what is 0 where `isHole`.
 *
 * @param rows `stride` bytes for each row, a multiple of 8 and enough for its pixels
 * @param counts Two bytes for each of `stride` columns
 * @param to With room for eight bytes more
 */
export function growMask(
  mask: usize,
  width: i32,
  height: i32,
  reach: i32,
  isHole: bool,
  rows: usize,
  stride: usize,
  counts: usize,
  to: usize,
): void {
  for (let y = 0; y < height; y++) growRow(mask + <usize>(y * width), rows + <usize>y * stride, width, reach, isHole)
  memory.fill(counts, 0, stride << 1)
  for (let y = 0; y < min(reach, height); y++) count(rows + <usize>y * stride, counts, stride, true)
  // Grown holes are 0.
  const others = i16x8.splat(isHole ? 1 : 0)
  for (let y = 0; y < height; y++) {
    if (y + reach < height) count(rows + <usize>(y + reach) * stride, counts, stride, true)
    if (y - reach > 0) count(rows + <usize>(y - reach - 1) * stride, counts, stride, false)
    const own = to + <usize>(y * width)
    for (let x: usize = 0; x < <usize>width; x += 8) {
      const isGrown = v128.and(i16x8.ne(v128.load(counts + (x << 1)), i16x8.splat(0)), i16x8.splat(1))
      const bytes = i8x16.narrow_i16x8_u(v128.xor(isGrown, others), i16x8.splat(0))
      // What goes beyond the row is written over by the next one.
      v128.store64_lane(own + x, bytes, 0)
    }
  }
}

/** 1 where something to grow is within reach along the row. */
function growRow(mask: usize, to: usize, width: i32, reach: i32, isHole: bool): void {
  let near = 0
  for (let x = 0; x < min(reach, width); x++) near += i32((load<u8>(mask + x) === 0) === isHole)
  for (let x = 0; x < width; x++) {
    if (x + reach < width) near += i32((load<u8>(mask + x + reach) === 0) === isHole)
    if (x - reach > 0) near -= i32((load<u8>(mask + x - reach - 1) === 0) === isHole)
    store<u8>(to + x, near > 0)
  }
}

function count(row: usize, counts: usize, stride: usize, isEntering: bool): void {
  for (let x: usize = 0; x < stride; x += 8, counts += 16) {
    const own = v128.load_ext<u8>(row + x)
    const before = v128.load(counts)
    v128.store(counts, isEntering ? i16x8.add(before, own) : i16x8.sub(before, own))
  }
}

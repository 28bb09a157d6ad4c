/** A row of noise out of a tile that repeats. */

import { between } from './cover'

/** Side of a tile, as in `../noise.ts`. */
const TILE = 512
const WRAP = TILE - 1

/**
 * A row of the tile between two of its own, from the place `start` on up to `end`, counted from `first`; what lies beyond
 * the tile's right side is its left. Writes up to three numbers more.
 *
 * @param upper The tile's row above, `lower` the one below, of which there is `share`
 */
function rowBetween(upper: usize, lower: usize, share: f32, first: i32, start: i32, end: i32, to: usize): void {
  const shares = f32x4.splat(share)
  let at = start
  while (at < end) {
    const begin = (first + at) & WRAP
    const past = min(end, at + TILE - begin)
    let from = <usize>begin << 2
    let into = to + (<usize>at << 2)
    const stop = to + (<usize>past << 2)
    for (; into < stop; into += 16, from += 16) {
      v128.store(into, between(v128.load(upper + from), v128.load(lower + from), shares))
    }
    at = past
  }
}

/**
 * Noise at the pixels of a row from `from` up to `until`, in fours: up to three more are written.
 *
 * @param cells Room for the row of the tile: TILE + 4 numbers
 * @param whole Whether all of the tile may be met: its first number then stands behind its last
 * @param places For each pixel the number to its left in `cells`, `beyond` how far it is beyond that
 */
export function noiseRow(
  upper: usize,
  lower: usize,
  share: f32,
  first: i32,
  start: i32,
  end: i32,
  whole: bool,
  cells: usize,
  places: usize,
  beyond: usize,
  row: usize,
  from: i32,
  until: i32,
): void {
  rowBetween(upper, lower, share, first, start, end, cells)
  if (whole) store<f32>(cells + (TILE << 2), load<f32>(cells))
  const past = <usize>until << 2
  for (let at = <usize>from << 2; at < past; at += 16) {
    const place = i32x4.shl(v128.load(places + at), 2)
    const a = cells + <usize>i32x4.extract_lane(place, 0)
    const b = cells + <usize>i32x4.extract_lane(place, 1)
    const c = cells + <usize>i32x4.extract_lane(place, 2)
    const d = cells + <usize>i32x4.extract_lane(place, 3)
    const ab = v128.load64_lane(b, v128.load64_zero(a), 1)
    const cd = v128.load64_lane(d, v128.load64_zero(c), 1)
    const left = v128.shuffle<f32>(ab, cd, 0, 2, 4, 6)
    const right = v128.shuffle<f32>(ab, cd, 1, 3, 5, 7)
    v128.store(row + at, between(left, right, v128.load(beyond + at)))
  }
}

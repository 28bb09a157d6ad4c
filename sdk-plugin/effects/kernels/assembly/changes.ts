/** Where planes differ, and their values at some places. */

import { four } from './tail'

/**
 * The places at which any of so many pairs of planes differs.
 *
 * @param pairs Two addresses for each
 * @param to A number of four bytes for each place
 * @returns How many there are
 */
export function differing(pairs: usize, count: i32, length: i32, to: usize): i32 {
  let found = to
  const end = pairs + (<usize>count << 3)
  for (let x = 0; x < length; x += 4) {
    const at = <usize>x << 2
    const rest = length - x
    let differ = i32x4.splat(0)
    for (let pair = pairs; pair < end; pair += 8) {
      const one = four(<usize>load<i32>(pair) + at, rest)
      differ = v128.or(differ, f32x4.ne(one, four(<usize>load<i32>(pair, 4) + at, rest)))
    }
    if (!v128.any_true(differ)) continue
    const lanes = i32x4.bitmask(differ)
    for (let lane = 0; lane < min(4, rest); lane++) {
      if ((lanes & (1 << lane)) === 0) continue
      store<i32>(found, x + lane)
      found += 4
    }
  }
  return <i32>((found - to) >> 2)
}

/** Values of a plane at some places. */
export function gather(plane: usize, places: usize, count: i32, to: usize): void {
  for (let at: usize = 0, end = <usize>count << 2; at < end; at += 4) {
    store<f32>(to + at, load<f32>(plane + (<usize>load<i32>(places + at) << 2)))
  }
}

/** Sets them. */
export function scatter(values: usize, places: usize, count: i32, plane: usize): void {
  for (let at: usize = 0, end = <usize>count << 2; at < end; at += 4) {
    store<f32>(plane + (<usize>load<i32>(places + at) << 2), load<f32>(values + at))
  }
}

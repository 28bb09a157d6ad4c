import type { Planes } from './planes.ts'

/**
 * Holds a doubled drawing within the colours of the small one: no pixel is brighter or darker, in any channel, than the
 * pixels around its origin, and what lies between two flat colours moves towards the nearer one.
 *
 * @param strength 0 only takes the ringing away, 1 makes the steepest edges
 */
export function crisp(small: Planes, large: Planes, strength: number): void {
  for (const [channel, plane] of large.planes.entries()) {
    const { least, most } = rangeOf(small.planes[channel]!, small.width, small.height)
    for (let y = 0; y < large.height; y++) {
      const row = (y >> 1) * small.width
      for (let x = 0; x < large.width; x++) {
        const at = y * large.width + x
        const low = least[row + (x >> 1)]!
        const span = most[row + (x >> 1)]! - low
        const share = span > 0 ? Math.min(1, Math.max(0, (plane[at]! - low) / span)) : 0
        plane[at] = low + span * (share + strength * share * (1 - share) * (2 * share - 1))
      }
    }
  }
}

/** Least and greatest value of the 3 × 3 pixels around each. */
function rangeOf(plane: Float32Array, width: number, height: number) {
  const least = new Float32Array(plane)
  const most = new Float32Array(plane)
  for (const [step, along, count] of [
    [1, width, height],
    [width, height, width],
  ] as const) {
    for (const [values, pick] of [
      [least, Math.min],
      [most, Math.max],
    ] as const) {
      for (let line = 0; line < count; line++) slide(values, line * (step === 1 ? width : 1), step, along, pick)
    }
  }
  return { least, most }
}

/** Each value becomes the pick of itself and its two neighbours on the line. */
function slide(
  values: Float32Array,
  start: number,
  step: number,
  length: number,
  pick: (a: number, b: number, c: number) => number,
): void {
  let before = values[start]!
  for (let index = 0, at = start; index < length; index++, at += step) {
    const here = values[at]!
    const after = index < length - 1 ? values[at + step]! : here
    values[at] = pick(before, here, after)
    before = here
  }
}

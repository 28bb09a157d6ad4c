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
  const size = width * height
  const [leastAcross, mostAcross] = [new Float32Array(size), new Float32Array(size)]
  for (let at = 0, x = 0; at < size; at++, x = x === width - 1 ? 0 : x + 1) {
    const here = plane[at]!
    const before = x > 0 ? plane[at - 1]! : here
    const after = x < width - 1 ? plane[at + 1]! : here
    const low = before < after ? before : after
    const high = before < after ? after : before
    leastAcross[at] = low < here ? low : here
    mostAcross[at] = high > here ? high : here
  }
  const [least, most] = [new Float32Array(size), new Float32Array(size)]
  for (let at = 0; at < size; at++) {
    const above = at < width ? at : at - width
    const below = at + width < size ? at + width : at
    least[at] = Math.min(leastAcross[above]!, leastAcross[at]!, leastAcross[below]!)
    most[at] = Math.max(mostAcross[above]!, mostAcross[at]!, mostAcross[below]!)
  }
  return { least, most }
}

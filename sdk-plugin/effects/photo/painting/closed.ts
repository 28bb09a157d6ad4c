import type { Part } from '../../sprite.ts'

/**
 * What a plane is without its narrow dark marks: broad shade stays, a brow or a nostril does not.
 *
 * @param part Where, within the plane
 * @param radius Half of how wide a mark may be, in pixels
 * @returns part.width × part.height values
 */
export function closedOf(values: Float32Array, width: number, part: Part, radius: number): Float32Array {
  const { x, y, width: w, height: h } = part
  const own = new Float32Array(w * h)
  for (let row = 0; row < h; row++) {
    own.set(values.subarray((y + row) * width + x, (y + row) * width + x + w), row * w)
  }
  const reach = Math.max(1, Math.round(radius))
  return spread(spread(own, w, h, reach, 1), w, h, reach, -1)
}

/** The most of what is within a square about each value; the least with `sign` below 0. */
function spread(values: Float32Array, width: number, height: number, reach: number, sign: 1 | -1): Float32Array {
  const across = new Float32Array(values.length)
  const made = new Float32Array(values.length)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      let most = -Infinity
      const last = Math.min(width - 1, x + reach)
      for (let from = Math.max(0, x - reach); from <= last; from++) {
        const value = sign * values[y * width + from]!
        if (value > most) most = value
      }
      across[at] = most
    }
  }
  for (let y = 0, at = 0; y < height; y++) {
    const first = Math.max(0, y - reach)
    const last = Math.min(height - 1, y + reach)
    for (let x = 0; x < width; x++, at++) {
      let most = -Infinity
      for (let from = first; from <= last; from++) {
        const value = across[from * width + x]!
        if (value > most) most = value
      }
      made[at] = sign * most
    }
  }
  return made
}

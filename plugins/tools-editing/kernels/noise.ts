/** Seeded: the same picture and instruction give the same result. */

/** A number from 0 to 1 for a place; neighbours are unrelated. */
export function hash(x: number, y: number, seed = 0): number {
  let value = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 2_147_483_647 - 88)
  value = Math.imul(value ^ (value >>> 13), 1_274_126_177)
  value = Math.imul(value ^ (value >>> 16), 2_246_822_519)
  return ((value ^ (value >>> 13)) >>> 0) / 4_294_967_296
}

/** A row of numbers from 0 to 1: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Smooth noise from 0 to 1; one wave is about one unit long. */
export function valueNoise(x: number, y: number, seed = 0): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [dx, dy] = [x - left, y - top]
  const [sx, sy] = [dx * dx * (3 - 2 * dx), dy * dy * (3 - 2 * dy)]
  const above = hash(left, top, seed) * (1 - sx) + hash(left + 1, top, seed) * sx
  const below = hash(left, top + 1, seed) * (1 - sx) + hash(left + 1, top + 1, seed) * sx
  return above * (1 - sy) + below * sy
}

/** A plane of clouds, mean about 0.5: octaves of smooth noise from `size` pixels down. */
export function cloudPlane(width: number, height: number, size: number, { octaves = 3, seed = 1 } = {}): Float32Array {
  const plane = new Float32Array(width * height)
  for (let octave = 0, share = 1; octave < octaves; octave++, share /= 2) {
    addNoise(plane, width, height, { size: size / 2 ** octave, share, seed: seed + octave })
  }
  const total = 2 - 2 ** (1 - octaves)
  for (let at = 0; at < plane.length; at++) plane[at]! /= total
  return plane
}

interface Octave {
  size: number
  share: number
  seed: number
}

/** One octave; the knots of a row are made once, not once a pixel. */
function addNoise(plane: Float32Array, width: number, height: number, { size, share, seed }: Octave): void {
  const step = 1 / Math.max(1, size)
  const knots = Math.ceil(width * step) + 2
  const between = new Float32Array(knots)
  for (let y = 0; y < height; y++) {
    const top = Math.floor(y * step)
    const dy = y * step - top
    const sy = dy * dy * (3 - 2 * dy)
    for (let k = 0; k < knots; k++) between[k] = hash(k, top, seed) * (1 - sy) + hash(k, top + 1, seed) * sy
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const left = (x * step) | 0
      const dx = x * step - left
      const sx = dx * dx * (3 - 2 * dx)
      plane[at]! += share * (between[left]! * (1 - sx) + between[left + 1]! * sx)
    }
  }
}

/** Bell-shaped noise, mean 0, spread 1, unrelated from pixel to pixel. */
export function grainPlane(width: number, height: number, seed = 7): Float32Array {
  const plane = new Float32Array(width * height)
  const random = randomFrom(seed)
  // Three even ones together are near enough to a bell.
  for (let at = 0; at < plane.length; at++) plane[at] = (random() + random() + random() - 1.5) * 2
  return plane
}

import type { Plane, Size } from '@gateway/sdk-plugin/vision'

/**
 * What is brighter (`sign` 1) or darker (−1) than its surroundings and thinner than 2 × radius + 1: the plane less its
 * opening, never below 0.
 */
export function topHat(plane: Plane, size: Size, radius: number, sign: 1 | -1): Plane {
  const signed = sign === 1 ? plane : plane.map((value) => -value)
  const least = lowest(signed, size, radius)
  const opened = lowest(
    least.map((value) => -value),
    size,
    radius,
  )
  return signed.map((value, i) => value + opened[i]!)
}

/** Smallest value in a square window: rows, then columns. */
function lowest(plane: Plane, { width, height }: Size, radius: number): Plane {
  const [rows, result] = [new Float32Array(plane.length), new Float32Array(plane.length)]
  for (let y = 0; y < height; y++) line(plane, rows, y * width, 1, width, radius)
  for (let x = 0; x < width; x++) line(rows, result, x, width, height, radius)
  return result
}

function line(from: Plane, to: Plane, start: number, step: number, count: number, radius: number) {
  for (let i = 0; i < count; i++) {
    let least = Infinity
    for (let k = Math.max(0, i - radius); k <= Math.min(count - 1, i + radius); k++) {
      const value = from[start + k * step]!
      if (value < least) least = value
    }
    to[start + i * step] = least
  }
}

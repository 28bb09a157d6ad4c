/**
 * The length of a vector. `Math.hypot` takes care of numbers near the largest and takes six times as long, which shows where
 * it is asked for every pixel.
 */
export function hypot(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z)
}

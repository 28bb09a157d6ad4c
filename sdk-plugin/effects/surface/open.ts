import { blur } from '../kernels/blur.ts'

/** How far each place is open to the sky, 0 to 1: what lies below its surroundings is not. */
export function opennessOf(
  heights: Float32Array,
  width: number,
  height: number,
  em: number,
  strength: number,
): Float32Array {
  const reach = 0.045 * em
  const around = blur(heights, width, height, reach)
  for (let at = 0; at < around.length; at++) {
    const depth = around[at]! - heights[at]!
    around[at] = depth > 0 ? 1 / (1 + (depth / reach) * strength * 1.8) : 1
  }
  return around
}

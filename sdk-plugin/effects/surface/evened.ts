import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'

/** Places that are looked at to each side along an edge, and the fewest pixels between two. */
const MOST = 6
const STEP = 1.5
/** Places belong to the same facet whose slopes differ by less than this cosine. */
const ALIKE = 0.94

/** Less steep, over two pixels, is a ridge. */
const RIDGE = 1.3

/** Heights or distances in pixels, of a shape. */
interface Shape {
  width: number
  height: number
  distance: Float32Array
}

/**
 * Evens heights along the edges: distances to a slanted edge of pixels go up and down a little with its steps, which
 * makes ripples of what should be a flat facet. Across the edges and over ridges nothing is blurred.
 *
 * @param reach Pixels to both sides
 * @param deepest How far inside the outline heights are of use
 */
export function evened(
  heights: Float32Array,
  { width, height, distance }: Shape,
  reach: number,
  deepest = Infinity,
): Float32Array {
  const even = plane(heights.length)
  even.set(heights)
  const [across, down] = [plane(heights.length), plane(heights.length)]
  const smooth = blur(distance, width, height, 1.6)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      if (distance[at]! < -3 || distance[at]! > deepest + 3) continue
      const gx = smooth[at + 1]! - smooth[at - 1]!
      const gy = smooth[at + width]! - smooth[at - width]!
      const steep = Math.sqrt(gx * gx + gy * gy)
      // On a ridge both sides meet: no way leads along it that is sure to stay there.
      if (steep < RIDGE) continue
      const scale = 1 / steep
      across[at] = gx * scale
      down[at] = gy * scale
    }
  }
  const steps = Math.max(1, Math.min(MOST, Math.round(reach / STEP)))
  const stride = reach / steps
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const here = heights[at]!
      if (distance[at]! < -2 || distance[at]! > deepest) continue
      const gx = across[at]!
      const gy = down[at]!
      if (gx === 0 && gy === 0) continue
      let sum = here
      let all = 1
      for (let side = -1; side <= 1; side += 2) {
        for (let step = 1; step <= steps; step++) {
          const px = x - gy * side * step * stride
          const py = y + gx * side * step * stride
          if (px < 0 || py < 0 || px >= width - 1 || py >= height - 1) break
          const left = px | 0
          const top = py | 0
          const from = top * width + left
          if (across[from]! * gx + down[from]! * gy < ALIKE) break
          const u = px - left
          const v = py - top
          const upper = heights[from]! + (heights[from + 1]! - heights[from]!) * u
          const lower = heights[from + width]! + (heights[from + width + 1]! - heights[from + width]!) * u
          const weight = 1 - step / (steps + 1)
          sum += weight * (upper + (lower - upper) * v)
          all += weight
        }
      }
      even[at] = sum / all
    }
  }
  return even
}

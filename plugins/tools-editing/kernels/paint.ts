import { boxBlur } from './blur.ts'
import { clamp, rasterOfSize, type Raster } from './canvas.ts'

/** Directions of the sectors around a pixel. */
const SECTORS = Array.from({ length: 8 }, (_, n) => [Math.cos((n * Math.PI) / 4), Math.sin((n * Math.PI) / 4)] as const)

/**
 * Flat strokes with clean edges: generalised Kuwahara (Papari). Around each pixel eight neighbourhoods are weighed by
 * how even they are. Their means come from one blurred copy sampled in eight directions, so the cost does not grow with
 * the radius.
 *
 * @param radius of a stroke, in pixels
 */
export function kuwahara(raster: Raster, radius: number, sharpness = 8): Raster {
  const { width, height, data } = raster
  const planes = [0, 1, 2].map((c) => Float32Array.from({ length: width * height }, (_, at) => data[at * 4 + c]!))
  const square = new Float32Array(width * height)
  for (let at = 0; at < square.length; at++) {
    square[at] = planes[0]![at]! ** 2 + planes[1]![at]! ** 2 + planes[2]![at]! ** 2
  }
  const box = Math.max(1, Math.round(radius * 0.45))
  for (const plane of [...planes, square]) {
    boxBlur(plane, width, height, box)
    boxBlur(plane, width, height, Math.max(1, Math.round(box * 0.6)))
  }
  const [red, green, blue] = planes as [Float32Array, Float32Array, Float32Array]
  const weights = new Float32Array(square.length)
  for (let at = 0; at < weights.length; at++) {
    const spread = Math.max(0, square[at]! - red[at]! ** 2 - green[at]! ** 2 - blue[at]! ** 2)
    weights[at] = 1 / (1 + (spread / 60) ** (sharpness / 4)) + 1e-7
  }
  return gather(raster, [red, green, blue], weights, radius * 0.62)
}

function gather(
  raster: Raster,
  [red, green, blue]: [Float32Array, Float32Array, Float32Array],
  weights: Float32Array,
  reach: number,
): Raster {
  const { width, height, data } = raster
  const result = rasterOfSize(width, height)
  const steps = SECTORS.map(([x, y]) => [Math.round(x * reach), Math.round(y * reach)] as const)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      let [r, g, b, sum] = [0, 0, 0, 0]
      for (let n = 0; n < 8; n++) {
        const step = steps[n]!
        const from = clamp(y + step[1], 0, height - 1) * width + clamp(x + step[0], 0, width - 1)
        const weight = weights[from]! ** 2
        r += red[from]! * weight
        g += green[from]! * weight
        b += blue[from]! * weight
        sum += weight
      }
      const to = at * 4
      result.data[to] = r / sum + 0.5
      result.data[to + 1] = g / sum + 0.5
      result.data[to + 2] = b / sum + 0.5
      result.data[to + 3] = data[to + 3]!
    }
  }
  return result
}

/** Lights a picture by the slope of a relief, as thick paint is lit from the upper left. `gain` about 1. */
export function lit(raster: Raster, heights: Float32Array, gain: number): Raster {
  const { width, height, data } = raster
  for (let y = 0, at = 0; y < height; y++) {
    const above = y > 0 ? -width : 0
    const below = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++, at++) {
      const left = x > 0 ? -1 : 0
      const right = x < width - 1 ? 1 : 0
      const slope = heights[at + right]! - heights[at + left]! + heights[at + below]! - heights[at + above]!
      const light = clamp(slope * gain, -46, 46)
      for (let c = 0; c < 3; c++) data[at * 4 + c] = clamp(data[at * 4 + c]! + light + 0.5)
    }
  }
  return raster
}

import { boxBlur } from './blur.ts'
import { clamp, lumaOf, type Raster, smoothstep } from './canvas.ts'
import { planeAt } from './sample.ts'

export interface Light {
  /** −1 to 1: darkens or opens the dark parts. */
  shadows?: number
  /** −1 to 1: darkens or brightens the bright parts. */
  highlights?: number
  /** −1 to 2: how much fine and middle-sized contrast is added. */
  detail?: number
  /** Factor of the colours' distance from grey. Default 1. */
  colour?: number
}

/**
 * Changes light by neighbourhood: what counts as shadow is told by a smooth copy that keeps edges, so that no halos
 * come and texture inside of shadows stays.
 */
export function liftLight(raster: Raster, { shadows = 0, highlights = 0, detail = 0, colour = 1 }: Light): Raster {
  const luma = lumaOf(raster)
  const base = shadows === 0 && highlights === 0 && detail === 0 ? luma : edgeKeeping(luma, raster)
  const { data } = raster
  for (let at = 0, to = 0; at < luma.length; at++, to += 4) {
    const [old, around] = [luma[at]!, base[at]!]
    const dark = (1 - smoothstep(10, 145, around)) * shadows
    const bright = smoothstep(105, 255, around) * highlights
    const room = dark > 0 ? (148 - around) * dark * 0.9 : around * 0.75 * dark
    const head = bright > 0 ? (255 - around) * 0.9 * bright : (around - 95) * 0.62 * bright
    const light = clamp(around + room + head + (old - around) * (1 + detail), 0, 255)
    const gain = light / Math.max(old, 1)
    // Near black a gain alone would only brighten noise of one colour.
    const chroma = colour * Math.min(gain, 2.2 + 0.2 * gain)
    for (let c = 0; c < 3; c++) data[to + c] = clamp(light + (data[to + c]! - old) * chroma + 0.5)
  }
  return raster
}

/** Brightness without texture: a self-guided filter at a quarter of the size. */
export function edgeKeeping(
  luma: Float32Array,
  { width, height }: Raster,
  share = 0.03,
  smoothness = 260,
): Float32Array {
  const step = Math.max(1, Math.floor(Math.min(width, height) / 180))
  const [w, h] = [Math.max(1, Math.ceil(width / step)), Math.max(1, Math.ceil(height / step))]
  const small = new Float32Array(w * h)
  for (let y = 0, at = 0; y < h; y++)
    for (let x = 0; x < w; x++, at++) small[at] = meanAt(luma, width, height, x * step, y * step, step)
  const radius = Math.max(1, Math.round(Math.min(w, h) * share))
  const mean = Float32Array.from(small)
  boxBlur(mean, w, h, radius)
  const slope = small.map((value) => value * value)
  boxBlur(slope, w, h, radius)
  const offset = new Float32Array(slope.length)
  for (let at = 0; at < slope.length; at++) {
    const variance = slope[at]! - mean[at]! ** 2
    slope[at] = variance / (variance + smoothness)
    offset[at] = mean[at]! * (1 - slope[at]!)
  }
  boxBlur(slope, w, h, radius)
  boxBlur(offset, w, h, radius)
  const result = new Float32Array(luma.length)
  for (let y = 0, at = 0; y < height; y++) {
    const sy = (y + 0.5) / step - 0.5
    for (let x = 0; x < width; x++, at++) {
      const sx = (x + 0.5) / step - 0.5
      result[at] = planeAt(slope, w, h, sx, sy) * luma[at]! + planeAt(offset, w, h, sx, sy)
    }
  }
  return result
}

function meanAt(plane: Float32Array, width: number, height: number, left: number, top: number, side: number): number {
  let [sum, count] = [0, 0]
  for (let y = top; y < Math.min(height, top + side); y++) {
    for (let x = left; x < Math.min(width, left + side); x++) {
      sum += plane[y * width + x]!
      count++
    }
  }
  return sum / Math.max(1, count)
}

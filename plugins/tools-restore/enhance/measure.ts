import type { Raster } from '@gateway/sdk-plugin/raster'
import { gaussianBlur, type Plane } from './blur.ts'
import { ramp } from './ramp.ts'

/** What is wrong with a picture, in figures. */
export interface Measures {
  /** Grey levels below which 0.5 %, 50 % and 99.5 % of the pixels lie. */
  black: number
  median: number
  white: number
  /** What red and blue are too strong by, as natural logarithms of factors to green; 0 without a cast. */
  cast: { red: number; blue: number }
  /** Median standard deviation of the luma within squares of 32 pixels. */
  contrast: number
  /** Mean of the largest less the smallest channel, to that of the largest. */
  saturation: number
  /** How many pixels have each grey level. */
  histogram: Uint32Array
}

/** @param luma Of the same picture, 0 to 255. */
export function measure(raster: Raster, luma: Plane): Measures {
  const histogram = histogramOf(luma.data)
  return {
    black: levelAt(histogram, 0.005),
    median: levelAt(histogram, 0.5),
    white: levelAt(histogram, 0.995),
    cast: castOf(raster),
    contrast: contrastOf(luma),
    saturation: saturationOf(raster),
    histogram,
  }
}

export function lumaOf({ width, height, data }: Raster): Plane {
  const luma = new Float32Array(width * height)
  for (let at = 0, from = 0; at < luma.length; at++, from += 4) {
    luma[at] = 0.299 * data[from]! + 0.587 * data[from + 1]! + 0.114 * data[from + 2]!
  }
  return { width, height, data: luma }
}

function histogramOf(values: Float32Array): Uint32Array {
  const histogram = new Uint32Array(256)
  for (const value of values) histogram[Math.min(255, Math.max(0, Math.round(value)))]!++
  return histogram
}

function levelAt(histogram: Uint32Array, share: number): number {
  const wanted = share * histogram.reduce((sum, count) => sum + count, 0)
  let sum = 0
  for (const [level, count] of histogram.entries()) if ((sum += count) >= wanted) return level
  return 255
}

/**
 * After Zhuo and Sim: a known blur makes an edge's slope less steep, and by how much tells the blur that it had before.
 *
 * @param luma Without noise.
 * @returns the standard deviation, in pixels, of the Gauss that its edges are blurred by: the lower quartile, as places
 * out of focus say nothing of the picture; about 0.5 in a sharp one, 0 in one without edges
 */
export function blurOf(luma: Plane): number {
  const { width, height, data } = luma
  const soft = gaussianBlur(luma, 1).data
  const found: number[] = []
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x
      const gx = data[at + 1]! - data[at - 1]!
      const gy = data[at + width]! - data[at - width]!
      const slope = gx * gx + gy * gy
      if (slope < 24 * 24 || !isCrest(data, at, width, gx, gy, slope)) continue
      const softX = soft[at + 1]! - soft[at - 1]!
      const softY = soft[at + width]! - soft[at - width]!
      const ratio = Math.min(0.999, (softX * softX + softY * softY) / slope)
      found.push(Math.sqrt(ratio / (1 - ratio)))
    }
  }
  if (found.length < 60) return 0
  return Float64Array.from(found).toSorted()[Math.floor(found.length * 0.25)]!
}

/** Whether the slope is steepest here, along its own direction. */
function isCrest(data: Float32Array, at: number, width: number, gx: number, gy: number, slope: number): boolean {
  const step = Math.abs(gx) > Math.abs(gy) ? 1 : width
  const slopeAt = (place: number) =>
    (data[place + 1]! - data[place - 1]!) ** 2 + (data[place + width]! - data[place - width]!) ** 2
  return slopeAt(at - step) <= slope && slopeAt(at + step) <= slope
}

/**
 * The median of three opinions on the light: the brightest pixels are white (white patch), the picture is grey on the
 * whole (grey world), its edges are grey on the whole (grey edge).
 */
function castOf({ width, height, data }: Raster): Measures['cast'] {
  const means = [0, 0, 0]
  const edges = [0, 0, 0]
  const histograms = means.map(() => new Uint32Array(256))
  for (let y = 0; y < height - 1; y += 2) {
    for (let x = 0; x < width - 1; x += 2) {
      const at = (y * width + x) * 4
      for (let c = 0; c < 3; c++) {
        const value = data[at + c]!
        means[c]! += value
        edges[c]! += Math.abs(value - data[at + c + 4]!) + Math.abs(value - data[at + c + width * 4]!)
        histograms[c]![value]!++
      }
    }
  }
  const brightest = histograms.map((histogram) => levelAt(histogram, 0.99))
  const agreed = (channel: 0 | 2): number => {
    const opinions = [means, edges, brightest].map((values) => Math.log((values[channel]! + 1) / (values[1]! + 1)))
    const [least, median, most] = opinions.toSorted((a, b) => a - b) as [number, number, number]
    // Where no two are alike, they speak of coloured things and not of the light.
    return median * ramp(Math.min(most - median, median - least), 0.18, 0.08)
  }
  return { red: agreed(0), blue: agreed(2) }
}

function contrastOf({ width, height, data }: Plane): number {
  const found: number[] = []
  for (let top = 0; top + 32 <= height; top += 32) {
    for (let left = 0; left + 32 <= width; left += 32) {
      let sum = 0
      let square = 0
      for (let y = top; y < top + 32; y += 2) {
        for (let at = y * width + left; at < y * width + left + 32; at += 2) {
          sum += data[at]!
          square += data[at]! * data[at]!
        }
      }
      found.push(Math.sqrt(Math.max(0, square / 256 - (sum / 256) ** 2)))
    }
  }
  return found.length > 0 ? found.toSorted((a, b) => a - b)[found.length >> 1]! : 0
}

function saturationOf({ data }: Raster): number {
  let chroma = 0
  let light = 1
  for (let at = 0; at < data.length; at += 16) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!]
    chroma += Math.max(r, g, b) - Math.min(r, g, b)
    light += Math.max(r, g, b)
  }
  return chroma / light
}

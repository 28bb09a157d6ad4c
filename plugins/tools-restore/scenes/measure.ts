import type { Raster } from '@gateway/sdk-plugin/raster'

/** Peak signal to noise over red, green and blue, in dB; Infinity for equal pictures. */
export function psnr(a: Raster, b: Raster): number {
  let sum = 0
  for (let at = 0; at < a.data.length; at++) if (at % 4 !== 3) sum += (a.data[at]! - b.data[at]!) ** 2
  return 10 * Math.log10((255 * 255 * a.width * a.height * 3) / sum)
}

const WINDOW = 8

/** Structural similarity of the luma, the mean over windows of 8 × 8 pixels, two pixels apart: 1 for equal pictures. */
export function ssim(a: Raster, b: Raster): number {
  const { width, height } = a
  const [left, right] = [luma(a), luma(b)]
  let sum = 0
  let count = 0
  for (let y = 0; y + WINDOW <= height; y += 2) {
    for (let x = 0; x + WINDOW <= width; x += 2) {
      sum += similarity(left, right, y * width + x, width)
      count++
    }
  }
  return count > 0 ? sum / count : 1
}

function similarity(a: Float32Array, b: Float32Array, start: number, width: number): number {
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0]
  for (let y = 0; y < WINDOW; y++) {
    for (let at = start + y * width; at < start + y * width + WINDOW; at++) {
      const [p, q] = [a[at]!, b[at]!]
      sumA += p
      sumB += q
      squareA += p * p
      squareB += q * q
      product += p * q
    }
  }
  const n = WINDOW * WINDOW
  const [meanA, meanB] = [sumA / n, sumB / n]
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]
  const spread = squareA / n - meanA * meanA + squareB / n - meanB * meanB
  const together = product / n - meanA * meanB
  return ((2 * meanA * meanB + c1) * (2 * together + c2)) / ((meanA * meanA + meanB * meanB + c1) * (spread + c2))
}

export function luma({ data, width, height }: Raster): Float32Array {
  const plane = new Float32Array(width * height)
  for (let at = 0; at < plane.length; at++) {
    plane[at] = 0.299 * data[at * 4]! + 0.587 * data[at * 4 + 1]! + 0.114 * data[at * 4 + 2]!
  }
  return plane
}

import type { Area } from '../crop.ts'
import type { Gains } from '../gains.ts'
import { sampleAt } from '../resample.ts'

/** Gains on part of a picture, pixel by pixel. */
export function multiplyGains(
  print: { width: number; r: Float32Array; g: Float32Array; b: Float32Array },
  mask: Float32Array,
  { left, top, width, height }: Area,
  { width: columns, height: rows, scale, gains }: Gains,
): void {
  for (let at = 0; at < width * height; at++) {
    const x = at % width
    const y = Math.floor(at / width)
    const to = (top + y) * print.width + left + x
    if (mask[to]! < 0.01) continue
    for (const [c, plane] of [print.r, print.g, print.b].entries()) {
      plane[to]! *= sampleAt(gains[c]!, columns, rows, (x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5)
    }
  }
}

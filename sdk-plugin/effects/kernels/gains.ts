import type { Area } from './crop.ts'
import { addressOf, inPlace, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/** What the light of a part of a picture is multiplied by, worked out at a smaller size. */
export interface Gains {
  width: number
  height: number
  /** How much smaller they are. */
  scale: number
  /** Of red, green and blue. */
  gains: readonly Float32Array[]
}

/**
 * Multiplies part of a picture by gains, in place.
 *
 * @param mask How much of each pixel is somebody's, 0 to 1: what is nobody's stays
 */
export function multiplyGains(
  { width: stride, r, g, b }: { width: number; r: Float32Array; g: Float32Array; b: Float32Array },
  mask: Float32Array,
  { left, top, width, height }: Area,
  { width: columns, height: rows, scale, gains }: Gains,
): void {
  kernel((temporary) => {
    const first = 4 * (top * stride + left)
    const theirs = addressOf(mask, temporary) + first
    const [red, green, blue] = gains.map((each) => addressOf(each, temporary)) as [number, number, number]
    const line = temporary.floats(4 * (columns + 1), false).byteOffset
    inPlace([r, g, b], (planes) => {
      const [toR, toG, toB] = planes.map((at) => at + first) as [number, number, number]
      // prettier-ignore
      wasm.multiplyGains(toR, toG, toB, theirs, stride, width, height, red, green, blue, columns, rows, scale, line)
    })
  })
}

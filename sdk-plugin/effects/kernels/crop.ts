import { plane } from './memory.ts'

/** A part of a picture, in whole pixels. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** The values of a part of a plane whose rows are `stride` long, as a plane of its own. */
export function cropped(values: Float32Array, stride: number, { left, top, width, height }: Area): Float32Array {
  const part = plane(width * height, false)
  for (let y = 0; y < height; y++) {
    const from = (y + top) * stride + left
    part.set(values.subarray(from, from + width), y * width)
  }
  return part
}

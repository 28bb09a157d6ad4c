import { addressOf, isInMemory, kernel, output, plane } from './memory.ts'
import { wasm } from './wasm.ts'

/** A part of a picture, in whole pixels. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** The values of a part of a plane whose rows are `stride` long, as a plane of its own. */
export function cropped(values: Float32Array, stride: number, { left, top, width, height }: Area): Float32Array {
  if (isInMemory(values)) {
    return kernel((temporary) => {
      const part = output(width * height, temporary)
      wasm.crop(addressOf(values, temporary) + 4 * (top * stride + left), stride, part.at, width, height)
      return part.done()
    })
  }
  // All of it would have to go to the kernel first.
  const part = plane(width * height, false)
  for (let y = 0; y < height; y++) {
    const from = (y + top) * stride + left
    part.set(values.subarray(from, from + width), y * width)
  }
  return part
}

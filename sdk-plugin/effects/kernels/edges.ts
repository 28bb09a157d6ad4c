import { kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/**
 * A picture softened along its edges, never across them: thin lights and contours that a pixel cuts into steps and dashes
 * run on, grain and corners stay. Five samples along an edge, at most two pixels to each side.
 * @param bytes RGB, 8 bits, rows from the top
 */
export function alongEdges(bytes: Buffer, width: number, height: number): Buffer {
  if (width < 2 || height < 2) return bytes
  return kernel((temporary) => {
    // The kernel reads four pixels at a time, beyond the last one as well.
    const words = Math.ceil(bytes.length / 4) + 4
    const stride = Math.ceil(width / 4) * 4 + 8
    const from = temporary.floats(words, false)
    new Uint8Array(from.buffer, from.byteOffset, bytes.length).set(bytes)
    const to = temporary.floats(words, false)
    const brightness = temporary.floats(stride * height, false)
    const slopes = temporary.floats(stride * 12, false)
    // prettier-ignore
    wasm.alongEdges(
      from.byteOffset, to.byteOffset, width, height, brightness.byteOffset, slopes.byteOffset, stride,
    )
    return Buffer.from(new Uint8Array(to.buffer, to.byteOffset, bytes.length).slice().buffer)
  })
}

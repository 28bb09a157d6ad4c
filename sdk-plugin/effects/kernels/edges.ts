import { type Arena, copied, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/**
 * A picture softened along its edges, never across them: thin lights and contours that a pixel cuts into steps and dashes
 * run on, grain and corners stay. Five samples along an edge, at most two pixels to each side.
 * @param bytes RGB, 8 bits, rows from the top
 */
export function alongEdges(bytes: Buffer, width: number, height: number): Buffer {
  return kernel((temporary) => {
    const from = temporary.bytes(bytes.length)
    from.set(bytes)
    return copied(alongEdgesIn(temporary, from, width, height))
  })
}

/** The same within the kernels' memory. @param from Of `temporary`, whose bytes have room beyond their end */
export function alongEdgesIn(temporary: Arena, from: Uint8Array, width: number, height: number): Uint8Array {
  if (width < 2 || height < 2) return from
  const stride = Math.ceil(width / 4) * 4 + 8
  const to = temporary.bytes(from.length)
  const brightness = temporary.floats(stride * height, false)
  const slopes = temporary.floats(stride * 12, false)
  // prettier-ignore
  wasm.alongEdges(from.byteOffset, to.byteOffset, width, height, brightness.byteOffset, slopes.byteOffset, stride)
  return to
}

import type { LocalLinear } from '../../vision/guided.ts'
import type { Size } from '../../vision/planes.ts'
import { codesIn } from './drawn.ts'
import { addressOf, kernel, output } from './memory.ts'
import { wasm } from './wasm.ts'

/** What of a picture is somebody, on a smaller copy of it. */
export interface CoarseEdge {
  size: Size
  /** The edge, by the colours of each place, 0 to 255. */
  fit: LocalLinear
  /** How much of each pixel is theirs, and how far the fit may differ from that. */
  told: Float32Array
  room: number
  /** At least and at most that much: where they are 1 and 0, as nearly everywhere, nothing is worked out. */
  sure: Float32Array
  maybe: Float32Array
}

/** Numbers of four bytes of each pixel of the copy and of each column of the picture. */
const [CELL, COLUMN] = [8, 3]

/** How much of each pixel of a picture is somebody, as its own colours say. */
export function followEdge(
  { width, height, r, g, b }: Size & { r: Float32Array; g: Float32Array; b: Float32Array },
  { size, fit, told, room, sure, maybe }: CoarseEdge,
): Float32Array {
  return kernel((temporary) => {
    const to = output(width * height, temporary, true)
    const planes = [r, g, b, ...fit.a, fit.b, told, sure, maybe].map((each) => addressOf(each, temporary))
    const work = [
      codesIn(temporary),
      temporary.floats(size.width * size.height * CELL, false).byteOffset,
      temporary.floats(width * COLUMN, false).byteOffset,
      temporary.bytes(size.height).byteOffset,
    ]
    const block = addressOf(Int32Array.from([...planes, ...work]), temporary)
    wasm.followEdge(block, width, height, size.width, size.height, room, to.at)
    return to.done()
  })
}

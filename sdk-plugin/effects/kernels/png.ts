import { kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/** Pixels as the rows of a PNG, and whether so much of them is even that runs of equal bytes are worth looking for. */
export interface FilteredRows {
  bytes: Uint8Array<ArrayBuffer>
  isEven: boolean
}

const VECTOR = 16
/** Share of the picture. */
const MUCH = 0.5

/**
 * The rows of a PNG, each byte less what Paeth's predictor makes of its neighbours.
 * @param pixels RGB, 8 bits, rows from the top
 */
export function paethRows(pixels: Uint8Array, width: number, height: number): FilteredRows {
  return kernel((temporary) => {
    const from = temporary.bytes(pixels.length)
    from.set(pixels)
    const rows = temporary.bytes((width * 3 + 1) * height)
    const foreseen = wasm.paeth(from.byteOffset, rows.byteOffset, width, height)
    return { bytes: rows.slice(), isEven: foreseen * VECTOR > MUCH * pixels.length }
  })
}

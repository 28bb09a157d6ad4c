import { addressOf, kernel, output } from './memory.ts'
import { wasm } from './wasm.ts'

/** How far each pixel is from the edge of a shape. */
export interface DistanceField {
  /** Pixels to the edge, positive inside of the shape, precise below a pixel. */
  distance: Float32Array
  /** Index of the edge pixel that is nearest. */
  nearest: Int32Array
}

/**
 * Exact Euclidean distance to the edge of an antialiased shape (Meijster's two passes), with the nearest edge pixel.
 * The coverage of that pixel then places the edge inside of it, so that slanted edges are as smooth as straight ones.
 *
 * @param coverage 0 to 1, width × height; a shape without an edge is at the distance of the frame's sides
 */
export function signedDistance(coverage: Float32Array, width: number, height: number): DistanceField {
  return kernel((temporary) => {
    const distance = output(coverage.length, temporary)
    const nearest = output(coverage.length, temporary)
    const rows = temporary.integers(coverage.length).byteOffset
    const line = temporary.floats(width * 6, false).byteOffset
    wasm.signedDistance(addressOf(coverage, temporary), width, height, distance.at, nearest.at, rows, line)
    const indices = nearest.done()
    return { distance: distance.done(), nearest: new Int32Array(indices.buffer, indices.byteOffset, indices.length) }
  })
}

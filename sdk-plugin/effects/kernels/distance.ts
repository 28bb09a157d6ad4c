import { addressOf, kernel, output } from './memory.ts'
import { wasm } from './wasm.ts'

/** As `EDGE` in `assembly/edge-lines.ts`. */
const EDGE_FLOATS = 7

/** How far each pixel is from the edge of a shape. */
export interface DistanceField {
  /** Pixels to the edge, positive inside of the shape, precise below a pixel. */
  distance: Float32Array
  /** Index of the edge pixel that is nearest. */
  nearest: Int32Array
}

/**
 * Exact Euclidean distance to the edge of an antialiased shape (Meijster's two passes), with the nearest edge pixel.
 * The line of the edge through that pixel then tells the rest, so that slanted edges are as smooth as straight ones.
 *
 * @param coverage 0 to 1, width × height; a shape without an edge is at the distance of the frame's sides
 */
export function signedDistance(coverage: Float32Array, width: number, height: number): DistanceField {
  return kernel((temporary) => {
    const distance = output(coverage.length, temporary)
    const nearest = output(coverage.length, temporary)
    const rows = temporary.integers(coverage.length).byteOffset
    const line = temporary.floats(width * 3, false).byteOffset
    const from = addressOf(coverage, temporary)
    const count = wasm.nearestRows(from, width, height, rows)
    const edges = temporary.floats(count * EDGE_FLOATS, false).byteOffset
    wasm.signedDistance(from, width, height, distance.at, nearest.at, rows, line, edges)
    const indices = nearest.done()
    return { distance: distance.done(), nearest: new Int32Array(indices.buffer, indices.byteOffset, indices.length) }
  })
}

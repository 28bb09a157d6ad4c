import { addressOf, kernel } from './memory.ts'
import type { Plane } from './resample.ts'
import { wasm } from './wasm.ts'

/** Rows of a picture that show planes from elsewhere. */
export interface SampledRows {
  /** Pixels of a row, and how many rows. */
  width: number
  height: number
  /** Sets where each pixel of a row looks, in pixels of the planes; false where nothing of the row is asked. */
  place(y: number, xs: Float32Array, ys: Float32Array): boolean | void
  /** Gets what is seen there, a row of each plane; the next row writes over it. */
  use(y: number, rows: readonly Float32Array[]): void
}

/** What `sampleAt` finds in planes of one size at many places, row by row and much faster. */
export function sampleRows(
  planes: readonly Float32Array[],
  size: Omit<Plane, 'plane'>,
  { width, height, place, use }: SampledRows,
): void {
  kernel((temporary) => {
    const [xs, ys] = [temporary.floats(width), temporary.floats(width)]
    const rows = planes.map(() => temporary.floats(width))
    const from = planes.map((plane) => addressOf(plane, temporary))
    const right = size.width > 1 ? 4 : 0
    const below = size.height > 1 ? 4 * size.width : 0
    for (let y = 0; y < height; y++) {
      if (place(y, xs, ys) === false) continue
      for (const [at, row] of rows.entries()) {
        const to = row.byteOffset
        wasm.sampleRow(from[at]!, size.width, size.height, xs.byteOffset, ys.byteOffset, to, width, right, below)
      }
      use(y, rows)
    }
  })
}

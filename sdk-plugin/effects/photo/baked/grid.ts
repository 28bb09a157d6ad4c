/** One value for every 4 × 4 pixels, at their middle. */
export const CELL = 4

/** Where the pixels of a box look in a photo, in cells. */
export interface Grid {
  columns: number
  rows: number
  /** 0 to 65535 across the photo, and from its top. */
  u: Uint16Array
  v: Uint16Array
  /** Standard deviation, in 255ths of the photo. */
  blur: Uint8Array
  slot: Uint8Array
}

/** Bytes of a grid, before a general compressor: neighbours' differences, high bytes apart from low ones. */
export function packGrid({ columns, rows, u, v, blur, slot }: Grid): Buffer {
  const cells = columns * rows
  const bytes = Buffer.alloc(cells * 6)
  for (const [number, plane] of [u, v].entries()) {
    for (let at = 0; at < cells; at++) {
      const difference = (plane[at]! - predicted(plane, at, columns)) & 0xffff
      bytes[number * 2 * cells + at] = difference >> 8
      bytes[(number * 2 + 1) * cells + at] = difference & 0xff
    }
  }
  bytes.set(blur, 4 * cells)
  bytes.set(slot, 5 * cells)
  return bytes
}

/** @throws Error when the bytes are not those of such a grid */
export function unpackGrid(bytes: Buffer, columns: number, rows: number): Grid {
  const cells = columns * rows
  if (bytes.length !== cells * 6) throw new Error(`a grid of ${columns} × ${rows} has not ${bytes.length} bytes`)
  const planes = [new Uint16Array(cells), new Uint16Array(cells)] as const
  for (const [number, plane] of planes.entries()) {
    for (let at = 0; at < cells; at++) {
      const difference = (bytes[number * 2 * cells + at]! << 8) | bytes[(number * 2 + 1) * cells + at]!
      plane[at] = predicted(plane, at, columns) + difference
    }
  }
  const [u, v] = planes
  const rest = (from: number) => new Uint8Array(bytes.subarray(from * cells, (from + 1) * cells))
  return { columns, rows, u, v, blur: rest(4), slot: rest(5) }
}

/** The most that each slot is out of focus, by its number. */
export function softest({ blur, slot }: Grid): Uint8Array {
  const most = new Uint8Array(256)
  for (let at = 0; at < blur.length; at++) most[slot[at]!] = Math.max(most[slot[at]!]!, blur[at]!)
  return most
}

/** The line of the two cells to the left goes on; at a row's begin the cell above is repeated. */
function predicted(plane: Uint16Array, at: number, columns: number): number {
  const column = at % columns
  if (column === 0) return at === 0 ? 0 : plane[at - columns]!
  const left = plane[at - 1]!
  return column === 1 ? left : (2 * left - plane[at - 2]!) & 0xffff
}

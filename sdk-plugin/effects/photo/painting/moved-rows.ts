/** For each column of a picture: which one of a photo it shows that was moved and scaled, and how far it is on to the next. */
export interface Columns {
  at: Int32Array
  on: Float32Array
}

export function columnsOf(width: number, left: number, scale: number): Columns {
  const columns = { at: new Int32Array(width), on: new Float32Array(width) }
  const last = Math.max(0, width - 1.001)
  for (let x = 0; x < width; x++) {
    const place = Math.min(last, Math.max(0, (x - left) / scale))
    columns.at[x] = Math.floor(place)
    columns.on[x] = place - columns.at[x]!
  }
  return columns
}

/** One row of a plane from another one of the same width, between its rows: from `first` up to `end`, in places of `to`. */
export function moveRow(
  to: Float32Array,
  from: Float32Array,
  { at, on }: Columns,
  { row, line, first, end }: { row: number; line: number; first: number; end: number },
): void {
  const width = at.length
  const last = from.length / width - 1
  const above = Math.min(last, Math.max(0, Math.floor(line)))
  const upper = above * width
  const lower = Math.min(last, above + 1) * width
  const down = Math.min(1, Math.max(0, line - above))
  for (let x = first, index = row * width + first; x < end; x++, index++) {
    const column = at[x]!
    const share = on[x]!
    const a = from[upper + column]!
    const b = from[lower + column]!
    const over = a + (from[upper + column + 1]! - a) * share
    const under = b + (from[lower + column + 1]! - b) * share
    to[index] = over + (under - over) * down
  }
}

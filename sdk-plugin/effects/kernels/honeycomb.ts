/** A place of a honeycomb of six-sided cells that stand on a point; lengths in cell widths. */
export interface Comb {
  /** From the cell's middle to the place. */
  dx: number
  dy: number
  /** Which cell: twice the middle's place, across in half cells and down in its own lengths. */
  column: number
  row: number
  /** How far it is to the cell's edge; 0.5 in the middle. */
  border: number
}

/** Two rows of a honeycomb, one after the other, lie this far apart together. */
const ROWS = Math.sqrt(3)

/** A place to be filled by `combAt`, for reuse. */
export function newComb(): Comb {
  return { dx: 0, dy: 0, column: 0, row: 0, border: 0 }
}

/** The cell of a honeycomb that a place lies in: of the two rectangular grids that make it, the nearer middle. */
export function combAt(x: number, y: number, out: Comb): void {
  const ax = x - Math.round(x)
  const ay = (y / ROWS - Math.round(y / ROWS)) * ROWS
  const bx = x - 0.5 - Math.round(x - 0.5)
  const by = (y / ROWS - 0.5 - Math.round(y / ROWS - 0.5)) * ROWS
  const isFirst = ax * ax + ay * ay < bx * bx + by * by
  const dx = isFirst ? ax : bx
  const dy = isFirst ? ay : by
  out.dx = dx
  out.dy = dy
  out.column = Math.round((x - dx) * 2)
  out.row = Math.round((y - dy) * 2)
  out.border = 0.5 - Math.max(Math.abs(dx), Math.abs(dx) * 0.5 + (Math.abs(dy) * ROWS) / 2)
}

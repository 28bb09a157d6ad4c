import { type Part, type Triple, cross, unit } from './mesh.ts'

/** The corners of a part's cells in pixels of the frame. */
export interface Grid {
  columns: number
  rows: number
  places: Float32Array
  normals: Float32Array
}

/**
 * Bends a part into shape.
 *
 * @param pose Writes the place in the frame over that in the body
 * @param detail Share of the part's cells: what is small needs fewer
 */
export function gridOf(part: Part, pose: (place: Triple) => void, detail = 1): Grid {
  const [across, along] = part.cells.map((cells) => Math.max(Math.min(cells, 6), Math.ceil(cells * detail))) as [
    number,
    number,
  ]
  const [columns, rows] = [across + 1, along + 1]
  const places = new Float32Array(columns * rows * 3)
  const spot: Triple = [0, 0, 0]
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at += 3) {
      part.place(column / across, row / along, spot)
      pose(spot)
      places.set(spot, at)
    }
  }
  return { columns, rows, places, normals: normalsOf(places, columns, rows) }
}

function normalsOf(places: Float32Array, columns: number, rows: number): Float32Array {
  const normals = new Float32Array(places.length)
  const [a, b]: [Triple, Triple] = [
    [0, 0, 0],
    [0, 0, 0],
  ]
  const between = (from: number, to: number, out: Triple) => {
    for (let part = 0; part < 3; part++) out[part] = places[to * 3 + part]! - places[from * 3 + part]!
  }
  for (let row = 0; row < rows; row++) {
    // Where a sheet is gathered into a point, its neighbour row still has a direction.
    const near = row === 0 ? 1 : row === rows - 1 ? rows - 2 : row
    for (let column = 0; column < columns; column++) {
      between(near * columns + Math.max(0, column - 1), near * columns + Math.min(columns - 1, column + 1), a)
      between(Math.max(0, row - 1) * columns + column, Math.min(rows - 1, row + 1) * columns + column, b)
      normals.set(unit(cross(a, b, [0, 0, 0])), (row * columns + column) * 3)
    }
  }
  return normals
}

import type { Rgb } from '../colour.ts'
import { blur } from '../kernels/blur.ts'

/** Light that shining things give, gathered on a coarse grid over the frame. */
export interface Emission {
  columns: number
  rows: number
  /** Side of a cell in pixels. */
  cell: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

const ROWS = 128

export function newEmission({ width, height }: { width: number; height: number }): Emission {
  const cell = height / ROWS
  const columns = Math.ceil(width / cell) + 1
  const plane = () => new Float32Array(columns * (ROWS + 1))
  return { columns, rows: ROWS + 1, cell, r: plane(), g: plane(), b: plane() }
}

/** Adds a lamp at a place of the frame. `area` is its size in square pixels, `colour` its light per area. */
export function addLight(
  { columns, rows, cell, r, g, b }: Emission,
  x: number,
  y: number,
  colour: Rgb,
  area: number,
): void {
  const u = x / cell
  const v = y / cell
  const [x0, y0] = [Math.floor(u), Math.floor(v)]
  if (x0 < 0 || y0 < 0 || x0 >= columns - 1 || y0 >= rows - 1) return
  const share = area / (cell * cell)
  const [tx, ty] = [u - x0, v - y0]
  for (let corner = 0; corner < 4; corner++) {
    const dx = corner & 1
    const dy = corner >> 1
    const part = share * (dx ? tx : 1 - tx) * (dy ? ty : 1 - ty)
    const at = (y0 + dy) * columns + x0 + dx
    r[at]! += colour[0] * part
    g[at]! += colour[1] * part
    b[at]! += colour[2] * part
  }
}

/** Cells at the rim have no neighbours to tell where light comes from: they take what the next cell inwards has. */
export function closeRim(plane: Float32Array, columns: number, rows: number): void {
  for (let from = columns; from < (rows - 1) * columns; from += columns) {
    plane[from] = plane[from + 1]!
    plane[from + columns - 1] = plane[from + columns - 2]!
  }
  plane.copyWithin(0, columns, 2 * columns)
  plane.copyWithin((rows - 1) * columns, (rows - 2) * columns, (rows - 1) * columns)
}

/** The light that reaches a place of the frame from what shines near it, for small things on the ground. */
export function softened(emission: Emission, sigma: number): (x: number, y: number) => Rgb {
  const { columns, rows, cell } = emission
  const planes = [emission.r, emission.g, emission.b].map((plane) => blur(plane, columns, rows, sigma / cell))
  return (x, y) => {
    const column = Math.min(columns - 1, Math.max(0, Math.round(x / cell)))
    const at = Math.min(rows - 1, Math.max(0, Math.round(y / cell))) * columns + column
    return [planes[0]![at]!, planes[1]![at]!, planes[2]![at]!]
  }
}

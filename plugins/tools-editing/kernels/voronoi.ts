import { clamp, type Raster } from './canvas.ts'
import { hash } from './noise.ts'

export interface Cells {
  /** The cell of each pixel. */
  owner: Int32Array
  /** Distance of each pixel to the nearest border, in pixels. */
  border: Float32Array
  /** x, y of each cell. */
  points: Float32Array
  /** Mean red, green, blue of each cell. */
  means: Float32Array
}

interface CellOptions {
  /** How far points stray from their grid, 0 to 1. */
  jitter: number
  /** Lets points drift towards even colour, so that borders follow what is shown. */
  follow?: boolean
}

/** Parts a picture into cells around the points of a jittered grid: a Voronoi diagram. `side` in pixels. */
export function cellsOf(raster: Raster, side: number, { jitter, follow = false }: CellOptions): Cells {
  const { width, height } = raster
  const columns = Math.max(1, Math.ceil(width / side))
  const rows = Math.max(1, Math.ceil(height / side))
  const points = new Float32Array(columns * rows * 2)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = (row * columns + column) * 2
      points[cell] = (column + 0.5 + (hash(column, row, 1) - 0.5) * jitter) * side
      points[cell + 1] = (row + 0.5 + (hash(column, row, 2) - 0.5) * jitter) * side
    }
  }
  const owner = new Int32Array(width * height)
  const border = new Float32Array(width * height)
  assign(owner, border, points, { width, height, side, columns, rows, raster: follow ? raster : undefined })
  return { owner, border, points, means: meansOf(raster, owner, columns * rows) }
}

interface Grid {
  width: number
  height: number
  side: number
  columns: number
  rows: number
  raster: Raster | undefined
}

function assign(owner: Int32Array, border: Float32Array, points: Float32Array, grid: Grid): void {
  const { width, height, side, columns, rows, raster } = grid
  const colours = raster && coloursAt(raster, points)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / side)
    for (let x = 0; x < width; x++, at++) {
      const column = Math.floor(x / side)
      let [best, next, mine, other] = [Infinity, Infinity, 0, 0]
      for (let r = Math.max(0, row - 2); r <= Math.min(rows - 1, row + 2); r++) {
        for (let c = Math.max(0, column - 2); c <= Math.min(columns - 1, column + 2); c++) {
          const cell = r * columns + c
          const [dx, dy] = [points[cell * 2]! - x, points[cell * 2 + 1]! - y]
          let distance = dx * dx + dy * dy
          if (colours && raster) distance += colourGap(raster, at, colours, cell) * side * side * 0.00005
          if (distance < best) [next, other, best, mine] = [best, mine, distance, cell]
          else if (distance < next) [next, other] = [distance, cell]
        }
      }
      owner[at] = mine
      const apart = Math.hypot(points[mine * 2]! - points[other * 2]!, points[mine * 2 + 1]! - points[other * 2 + 1]!)
      border[at] = next === Infinity ? side : (next - best) / (2 * Math.max(1, apart))
    }
  }
}

function coloursAt({ width, height, data }: Raster, points: Float32Array): Float32Array {
  const colours = new Float32Array((points.length / 2) * 3)
  for (let cell = 0; cell < points.length / 2; cell++) {
    const x = clamp(Math.round(points[cell * 2]!), 0, width - 1)
    const y = clamp(Math.round(points[cell * 2 + 1]!), 0, height - 1)
    for (let c = 0; c < 3; c++) colours[cell * 3 + c] = data[(y * width + x) * 4 + c]!
  }
  return colours
}

function colourGap({ data }: Raster, at: number, colours: Float32Array, cell: number): number {
  let sum = 0
  for (let c = 0; c < 3; c++) sum += (data[at * 4 + c]! - colours[cell * 3 + c]!) ** 2
  return sum
}

function meansOf({ data }: Raster, owner: Int32Array, count: number): Float32Array {
  const sums = new Float64Array(count * 3)
  const counts = new Float64Array(count)
  for (let at = 0; at < owner.length; at++) {
    const cell = owner[at]!
    counts[cell]!++
    for (let c = 0; c < 3; c++) sums[cell * 3 + c]! += data[at * 4 + c]!
  }
  return Float32Array.from(sums, (sum, at) => sum / Math.max(1, counts[Math.floor(at / 3)]!))
}

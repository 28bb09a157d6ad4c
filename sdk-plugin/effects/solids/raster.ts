import { type Part, type Triple, cross, unit } from './mesh.ts'
import { take } from './workspace.ts'

/** What is seen of a body from above, with samples closer than pixels. */
export interface Seen {
  /** Of the frame, in whole pixels, and size in samples. */
  x: number
  y: number
  width: number
  height: number
  /** Samples per pixel in each direction. */
  fine: number
  /** Height above the table in pixels; -1 where there is nothing. */
  depth: Float32Array
  /** Of the unit normal, times `UNIT`. */
  nx: Int16Array
  ny: Int16Array
  /** Place on the part, times `SPAN`. */
  u: Uint16Array
  v: Uint16Array
  /** Index of the part, plus `BACK` when it is seen from behind. */
  part: Uint16Array
}

/** A rectangle of the frame in whole pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export const UNIT = 32_000
export const SPAN = 65_535
export const BACK = 0x8000

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

/** What is told of a sample: its index, the three corners around it and how near each is. */
type Each = (at: number, a: number, b: number, c: number, wa: number, wb: number, wc: number) => void

interface Samples {
  x: number
  y: number
  width: number
  height: number
  fine: number
}

/** Calls for each sample of each triangle with what it is there. */
export function fillGrid({ columns, rows, places }: Grid, area: Samples, each: Each): void {
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const first = row * columns + column
      fillTriangle(places, first, first + 1, first + columns, area, each)
      fillTriangle(places, first + 1, first + columns + 1, first + columns, area, each)
    }
  }
}

function fillTriangle(
  places: Float32Array,
  a: number,
  b: number,
  c: number,
  { x, y, width, height, fine }: Samples,
  each: Each,
): void {
  const [ax, ay] = [(places[a * 3]! - x) * fine, (places[a * 3 + 1]! - y) * fine]
  const [bx, by] = [(places[b * 3]! - x) * fine, (places[b * 3 + 1]! - y) * fine]
  const [cx, cy] = [(places[c * 3]! - x) * fine, (places[c * 3 + 1]! - y) * fine]
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (area < 1e-6 && area > -1e-6) return
  const firstX = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const lastX = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const firstY = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const lastY = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  const [stepB, stepC] = [(cy - ay) / area, (ay - by) / area]
  for (let row = firstY; row <= lastY; row++) {
    const [dx, dy] = [firstX + 0.5 - ax, row + 0.5 - ay]
    let second = (dx * (cy - ay) - (cx - ax) * dy) / area
    let third = ((bx - ax) * dy - dx * (by - ay)) / area
    for (let column = firstX, at = row * width + firstX; column <= lastX; column++, at++) {
      // A hair beyond the edge, so that there is no gap between neighbours.
      if (second > -1e-3 && third > -1e-3 && second + third < 1.001) {
        each(at, a, b, c, 1 - second - third, second, third)
      }
      second += stepB
      third += stepC
    }
  }
}

/** Looks at a body from above. @param area In whole pixels of the frame */
export function look(grids: readonly Grid[], area: Area, fine: number): Seen {
  const [width, height] = [area.width * fine, area.height * fine]
  const samples = width * height
  const seen: Seen = {
    ...area,
    width,
    height,
    fine,
    depth: take('f32', 'depth', samples, -1),
    nx: take('i16', 'nx', samples),
    ny: take('i16', 'ny', samples),
    u: take('u16', 'u', samples),
    v: take('u16', 'v', samples),
    part: take('u16', 'part', samples),
  }
  grids.forEach((grid, index) => lookAt(seen, grid, index))
  return seen
}

function lookAt(seen: Seen, grid: Grid, index: number): void {
  const { places, normals, columns, rows } = grid
  const [across, along] = [columns - 1, rows - 1]
  const { depth, nx, ny, u, v, part } = seen
  fillGrid(grid, seen, (at, a, b, c, wa, wb, wc) => {
    const z = places[a * 3 + 2]! * wa + places[b * 3 + 2]! * wb + places[c * 3 + 2]! * wc
    if (z <= depth[at]!) return
    depth[at] = z
    const x = normals[a * 3]! * wa + normals[b * 3]! * wb + normals[c * 3]! * wc
    const y = normals[a * 3 + 1]! * wa + normals[b * 3 + 1]! * wb + normals[c * 3 + 1]! * wc
    const up = normals[a * 3 + 2]! * wa + normals[b * 3 + 2]! * wb + normals[c * 3 + 2]! * wc
    const scale = (up < 0 ? -UNIT : UNIT) / Math.max(1e-6, Math.sqrt(x * x + y * y + up * up))
    nx[at] = x * scale
    ny[at] = y * scale
    const [ra, rb, rc] = [(a / columns) | 0, (b / columns) | 0, (c / columns) | 0]
    v[at] = ((ra * wa + rb * wb + rc * wc) / along) * SPAN
    u[at] = (((a - ra * columns) * wa + (b - rb * columns) * wb + (c - rc * columns) * wc) / across) * SPAN
    part[at] = index + (up < 0 ? BACK : 0)
  })
}

/** What stands highest on each ray of the lamp, by where the ray meets the table; pixels, -1 for nothing. */
export function seenFromLamp(grids: readonly Grid[], area: Area, key: readonly [number, number, number]): Float32Array {
  const highest = take('f32', 'highest', area.width * area.height, -1)
  const [sx, sy] = slopeOf(key)
  for (const grid of grids) {
    const { places } = grid
    const thrown = new Float32Array(places)
    for (let at = 0; at < thrown.length; at += 3) {
      thrown[at]! -= sx * places[at + 2]!
      thrown[at + 1]! -= sy * places[at + 2]!
    }
    fillGrid({ ...grid, places: thrown }, { ...area, fine: 1 }, (at, a, b, c, wa, wb, wc) => {
      const z = places[a * 3 + 2]! * wa + places[b * 3 + 2]! * wb + places[c * 3 + 2]! * wc
      if (z > highest[at]!) highest[at] = z
    })
  }
  return highest
}

/** How far a ray goes sideways for each pixel of height. */
export function slopeOf([kx, ky, kz]: readonly [number, number, number]): [number, number] {
  // Half of what the lamp would throw: light also comes from the room, and a body is not to fly above its shadow.
  const up = 2 * Math.max(0.5, kz)
  return [kx / up, ky / up]
}

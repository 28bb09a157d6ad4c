import type { Grid } from './grid.ts'
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

interface Samples {
  x: number
  y: number
  width: number
  height: number
  fine: number
}

/** Which triangle is seen in each sample: the part, and the number of the triangle among the part's. */
interface Faces {
  part: Uint16Array
  triangle: Uint32Array
}

/** Raises `depth` to the part wherever that is higher, and notes its triangles there. */
function fillGrid(grid: Grid, samples: Samples, depth: Float32Array, index: number, faces?: Faces): void {
  const { columns, rows } = grid
  let triangle = 0
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++, triangle += 2) {
      const first = row * columns + column
      fillTriangle(grid, first, first + 1, first + columns, samples, depth, index, triangle, faces)
      fillTriangle(grid, first + 1, first + columns + 1, first + columns, samples, depth, index, triangle + 1, faces)
    }
  }
}

function fillTriangle(
  { places }: Grid,
  a: number,
  b: number,
  c: number,
  { x, y, width, height, fine }: Samples,
  depth: Float32Array,
  index: number,
  triangle: number,
  faces: Faces | undefined,
): void {
  const ax = (places[a * 3]! - x) * fine
  const ay = (places[a * 3 + 1]! - y) * fine
  const bx = (places[b * 3]! - x) * fine
  const by = (places[b * 3 + 1]! - y) * fine
  const cx = (places[c * 3]! - x) * fine
  const cy = (places[c * 3 + 1]! - y) * fine
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (area < 1e-6 && area > -1e-6) return
  const firstX = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const lastX = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const firstY = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const lastY = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  const az = places[a * 3 + 2]!
  const toB = places[b * 3 + 2]! - az
  const toC = places[c * 3 + 2]! - az
  const stepB = (cy - ay) / area
  const stepC = (ay - by) / area
  for (let row = firstY; row <= lastY; row++) {
    const dx = firstX + 0.5 - ax
    const dy = row + 0.5 - ay
    let second = (dx * (cy - ay) - (cx - ax) * dy) / area
    let third = ((bx - ax) * dy - dx * (by - ay)) / area
    for (let column = firstX, at = row * width + firstX; column <= lastX; column++, at++) {
      // A hair beyond the edge, so that there is no gap between neighbours.
      if (second > -1e-3 && third > -1e-3 && second + third < 1.001) {
        const z = az + second * toB + third * toC
        if (z > depth[at]!) {
          depth[at] = z
          if (faces !== undefined) {
            faces.part[at] = index
            faces.triangle[at] = triangle
          }
        }
      }
      second += stepB
      third += stepC
    }
  }
}

/**
 * Looks at a body from above. What a sample shows is worked out once all parts are there: petals hide each other.
 *
 * @param area In whole pixels of the frame
 */
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
  const triangle = take('u32', 'triangle', samples)
  grids.forEach((grid, index) => fillGrid(grid, seen, seen.depth, index, { part: seen.part, triangle }))
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      if (seen.depth[at]! >= 0) describe(seen, grids[seen.part[at]!]!, triangle[at]!, column, row, at)
    }
  }
  return seen
}

/** Works out the normal of a sample and its place on the part. */
function describe(seen: Seen, grid: Grid, triangle: number, column: number, row: number, at: number): void {
  const { places, normals, columns, rows } = grid
  const along = columns - 1
  const cell = triangle >> 1
  const gridRow = (cell / along) | 0
  const gridColumn = cell - gridRow * along
  const first = gridRow * columns + gridColumn
  const isSecond = (triangle & 1) === 1
  const a = isSecond ? first + 1 : first
  const b = isSecond ? first + columns + 1 : first + 1
  const c = first + columns
  const { fine } = seen
  const ax = (places[a * 3]! - seen.x) * fine
  const ay = (places[a * 3 + 1]! - seen.y) * fine
  const bx = (places[b * 3]! - seen.x) * fine - ax
  const by = (places[b * 3 + 1]! - seen.y) * fine - ay
  const cx = (places[c * 3]! - seen.x) * fine - ax
  const cy = (places[c * 3 + 1]! - seen.y) * fine - ay
  const area = bx * cy - cx * by
  const dx = column + 0.5 - ax
  const dy = row + 0.5 - ay
  const wb = (dx * cy - cx * dy) / area
  const wc = (bx * dy - dx * by) / area
  const wa = 1 - wb - wc
  const x = normals[a * 3]! * wa + normals[b * 3]! * wb + normals[c * 3]! * wc
  const y = normals[a * 3 + 1]! * wa + normals[b * 3 + 1]! * wb + normals[c * 3 + 1]! * wc
  const up = normals[a * 3 + 2]! * wa + normals[b * 3 + 2]! * wb + normals[c * 3 + 2]! * wc
  const scale = (up < 0 ? -UNIT : UNIT) / Math.max(1e-6, Math.sqrt(x * x + y * y + up * up))
  seen.nx[at] = x * scale
  seen.ny[at] = y * scale
  const across = isSecond ? wa + wb : wb
  const down = isSecond ? wb + wc : wc
  seen.u[at] = ((gridColumn + across) / along) * SPAN
  seen.v[at] = ((gridRow + down) / (rows - 1)) * SPAN
  if (up < 0) seen.part[at]! += BACK
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
    fillGrid({ ...grid, places: thrown }, { ...area, fine: 1 }, highest, 0)
  }
  return highest
}

/** How far a ray goes sideways for each pixel of height. */
export function slopeOf([kx, ky, kz]: readonly [number, number, number]): [number, number] {
  // Half of what the lamp would throw: light also comes from the room, and a body is not to fly above its shadow.
  const up = 2 * Math.max(0.5, kz)
  return [kx / up, ky / up]
}

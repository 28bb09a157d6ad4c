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
  /** Index of the part, plus `BACK` when it is seen from behind; `ALIKE` where another sample of the pixel says the same. */
  part: Uint16Array
  /** For how many samples each of a pixel stands that is not `ALIKE`. */
  worth: Uint16Array
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
export const ALIKE = 0xffff

/** The samples of a pixel, and those that stand for all of them where it shows one smooth piece: steps right and down. */
const EACH = [[], [0, 0], [0, 0, 1, 0, 0, 1, 1, 1], [0, 0, 1, 0, 2, 0, 0, 1, 1, 1, 2, 1, 0, 2, 1, 2, 2, 2]] as const
const FOR_ALL = [[], [0, 0], [0, 0, 1, 1], [1, 1]] as const

/** Samples each way of a pixel. */
export type Fineness = 1 | 2 | 3

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
  const scale = 1 / area
  const stepB = (cy - ay) * scale
  const stepC = (ay - by) * scale
  for (let row = firstY; row <= lastY; row++) {
    const dx = firstX + 0.5 - ax
    const dy = row + 0.5 - ay
    let second = (dx * (cy - ay) - (cx - ax) * dy) * scale
    let third = ((bx - ax) * dy - dx * (by - ay)) * scale
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
export function look(grids: readonly Grid[], area: Area, fine: Fineness): Seen {
  const [width, height] = [area.width * fine, area.height * fine]
  const samples = width * height
  const seen: Seen = {
    ...area,
    width,
    height,
    fine,
    depth: take('f32', 'depth', samples, -1),
    // What follows is written where there is something, and read nowhere else.
    nx: take('i16', 'nx', samples),
    ny: take('i16', 'ny', samples),
    u: take('u16', 'u', samples),
    v: take('u16', 'v', samples),
    part: take('u16', 'part', samples),
    worth: take('u16', 'worth', area.width * area.height),
  }
  const triangle = take('u32', 'triangle', samples)
  grids.forEach((grid, index) => fillGrid(grid, seen, seen.depth, index, { part: seen.part, triangle }))
  for (let y = 0, pixel = 0; y < area.height; y++) {
    for (let x = 0; x < area.width; x++, pixel++) {
      const isSmooth = isOnePiece(seen, grids, triangle, x, y)
      const steps: readonly number[] = isSmooth ? FOR_ALL[fine] : EACH[fine]
      seen.worth[pixel] = isSmooth ? (2 * fine * fine) / steps.length : 1
      describePixel(seen, grids, triangle, x, y, steps)
    }
  }
  return seen
}

/** Whether all samples of a pixel show the same part, in the same cell of its mesh or in neighbouring ones. */
function isOnePiece(seen: Seen, grids: readonly Grid[], triangle: Uint32Array, x: number, y: number): boolean {
  const { fine, width, depth, part } = seen
  const corner = (y * width + x) * fine
  if (depth[corner]! < 0) return false
  const own = part[corner]!
  let [first, last] = [triangle[corner]!, triangle[corner]!]
  for (let row = 0; row < fine; row++) {
    for (let at = corner + row * width, end = at + fine; at < end; at++) {
      if (depth[at]! < 0 || part[at] !== own) return false
      const each = triangle[at]!
      if (each < first) first = each
      else if (each > last) last = each
    }
  }
  const apart = (last >> 1) - (first >> 1)
  return apart <= 1 || Math.abs(apart - grids[own]!.columns + 1) <= 1
}

/** Describes the samples at some steps from a pixel's first one; the others are `ALIKE`. */
function describePixel(
  seen: Seen,
  grids: readonly Grid[],
  triangle: Uint32Array,
  x: number,
  y: number,
  steps: readonly number[],
): void {
  const { fine, width, depth, part } = seen
  const [left, top] = [x * fine, y * fine]
  const corner = top * width + left
  const isSmooth = steps.length < 2 * fine * fine
  const own = part[corner]!
  if (isSmooth) {
    for (let row = corner; row < corner + fine * width; row += width) part.fill(ALIKE, row, row + fine)
  }
  for (let step = 0; step < steps.length; step += 2) {
    const [right, down] = [steps[step]!, steps[step + 1]!]
    const at = corner + down * width + right
    if (depth[at]! < 0) continue
    if (isSmooth) part[at] = own
    describe(seen, grids[part[at]!]!, triangle[at]!, left + right, top + down, at)
  }
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

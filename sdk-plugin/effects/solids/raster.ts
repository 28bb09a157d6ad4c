import type { Grid } from './grid.ts'
import { describeAll, type Fineness, type Seen } from './seen.ts'
import { take } from './workspace.ts'

/** A rectangle of the frame in whole pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

interface Samples {
  x: number
  y: number
  width: number
  height: number
  fine: number
}

/** Which triangle is seen in each sample: the part, and the number of the triangle among the part's; where any is. */
interface Faces {
  part: Uint16Array
  triangle: Uint32Array
  firsts: Int32Array
  lasts: Int32Array
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
    if (faces !== undefined) {
      if (firstX < faces.firsts[row]!) faces.firsts[row] = firstX
      if (lastX > faces.lasts[row]!) faces.lasts[row] = lastX
    }
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
    firsts: take('i32', 'firsts', height, width),
    lasts: take('i32', 'lasts', height, -1),
  }
  const triangle = take('u32', 'triangle', samples)
  const faces = { part: seen.part, triangle, firsts: seen.firsts, lasts: seen.lasts }
  grids.forEach((grid, index) => fillGrid(grid, seen, seen.depth, index, faces))
  describeAll(seen, grids, triangle)
  return seen
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

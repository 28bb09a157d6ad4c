import type { DistanceField } from '../distance.ts'
import { edgeLines } from './edge-lines.ts'

/** Pixels from the edge where its gradient has to tell inside from outside. */
const SPUR = 1.5

/**
 * Exact Euclidean distance to the edge of an antialiased shape (Meijster's two passes), with the nearest edge pixel.
 * The line of the edge through that pixel then tells the rest, so that slanted edges are as smooth as straight ones.
 *
 * @param coverage 0 to 1, width × height; a shape without an edge is at the distance of the frame's sides
 */
export function signedDistance(coverage: Float32Array, width: number, height: number): DistanceField {
  const rows = nearestRows(coverage, width, height)
  const distance = new Float32Array(width * height)
  const nearest = new Int32Array(width * height)
  const site = new Int32Array(width)
  const start = new Int32Array(width)
  const gap = new Float64Array(width)
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      const from = rows[row + x]!
      gap[x] = from < 0 ? (width + height) ** 2 : (y - from) ** 2
    }
    let top = envelope(gap, width, site, start)
    for (let x = width - 1; x >= 0; x--) {
      const column = site[top]!
      nearest[row + x] = rows[row + column]! < 0 ? -1 : rows[row + column]! * width + column
      distance[row + x] = Math.sqrt((x - column) ** 2 + gap[column]!)
      if (x === start[top]) top--
    }
  }
  placeEdges(coverage, width, height, distance, nearest)
  return { distance, nearest }
}

/** For each pixel the row of the nearest edge pixel in its column, or -1. */
function nearestRows(coverage: Float32Array, width: number, height: number): Int32Array {
  const rows = new Int32Array(width * height).fill(-1)
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (isEdge(coverage, at, x, y, width, height)) rows[at] = y
      else if (y > 0) rows[at] = rows[at - width]!
    }
  }
  for (let y = height - 2; y >= 0; y--) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const below = rows[at + width]!
      if (below < 0) continue
      const above = rows[at]!
      if (above < 0 || below - y < y - above) rows[at] = below
    }
  }
  return rows
}

function isEdge(coverage: Float32Array, at: number, x: number, y: number, width: number, height: number): boolean {
  const here = coverage[at]!
  if (here < 0.02) return false
  if (here < 0.98) return true
  // A side on the border between two pixels: the covered one is the edge.
  return (
    (x > 0 && coverage[at - 1]! < 0.02) ||
    (x < width - 1 && coverage[at + 1]! < 0.02) ||
    (y > 0 && coverage[at - width]! < 0.02) ||
    (y < height - 1 && coverage[at + width]! < 0.02)
  )
}

/** Lower envelope of the parabolas over a row: which column is nearest from which x on. Returns the last index. */
function envelope(gap: Float64Array, width: number, site: Int32Array, start: Int32Array): number {
  let top = 0
  site[0] = 0
  start[0] = 0
  for (let x = 1; x < width; x++) {
    const own = gap[x]!
    while (top >= 0) {
      const from = start[top]!
      const column = site[top]!
      if ((from - column) ** 2 + gap[column]! <= (from - x) ** 2 + own) break
      top--
    }
    if (top < 0) {
      top = 0
      site[0] = x
      continue
    }
    const column = site[top]!
    const from = 1 + Math.floor((x * x - column * column + own - gap[column]!) / (2 * (x - column)))
    if (from < width) {
      top++
      site[top] = x
      start[top] = from
    }
  }
  return top
}

function placeEdges(
  coverage: Float32Array,
  width: number,
  height: number,
  distance: Float32Array,
  nearest: Int32Array,
): void {
  const lines = edgeLines(coverage, width, height, (x, y) => isEdge(coverage, y * width + x, x, y, width, height))
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const edge = nearest[at]!
      const far = distance[at]!
      if (edge < 0) {
        distance[at] = coverage[at]! >= 0.5 ? far : -far
        nearest[at] = at
        continue
      }
      const line = lines.get(edge)!
      const dx = x - (edge % width) + line.inside * line.nx
      const dy = y - Math.floor(edge / width) + line.inside * line.ny
      const along = dx * line.nx + dy * line.ny
      const total = dx * dx + dy * dy
      // The pixel found may lie aside of the foot of the plumb line, by as much as its place in the edge can shift it.
      // Within that the edge is taken as straight; beyond it stands for a corner.
      const aside = (total - along * along) / (far + 1)
      const isInside = coverage[at]! >= 0.5
      // At the tip of a spur coverage may grow outwards: there only the way to the tip counts.
      const isSpur = far > SPUR && along > 0 !== isInside
      const corner = isSpur || aside > 2.4 ? 1 : aside < 1.2 ? 0 : (aside - 1.2) / 1.2
      const straight = Math.sqrt(total)
      distance[at] = along + ((isInside ? straight : -straight) - along) * corner
    }
  }
}

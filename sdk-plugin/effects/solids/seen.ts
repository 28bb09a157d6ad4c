import type { Grid } from './grid.ts'

/** Samples each way of a pixel. */
export type Fineness = 1 | 2 | 3

/** What is seen of a body from above, with samples closer than pixels. */
export interface Seen {
  /** Of the frame, in whole pixels, and size in samples. */
  x: number
  y: number
  width: number
  height: number
  /** Samples per pixel in each direction. */
  fine: Fineness
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
  /** In each row of samples the first and the last that may show something; the last is before the first where none does. */
  firsts: Int32Array
  lasts: Int32Array
}

export const UNIT = 32_000
export const SPAN = 65_535
export const BACK = 0x8000
export const ALIKE = 0xffff

/** The samples of a pixel, and those that stand for all of them where it shows one smooth piece: steps right and down. */
const EACH = [[], [0, 0], [0, 0, 1, 0, 0, 1, 1, 1], [0, 0, 1, 0, 2, 0, 0, 1, 1, 1, 2, 1, 0, 2, 1, 2, 2, 2]] as const
const FOR_ALL = [[], [0, 0], [0, 0, 1, 1], [1, 1]] as const

/**
 * Says of each pixel what it shows.
 *
 * @param triangle Of each sample, its number among those of its part
 */
export function describeAll(seen: Seen, grids: readonly Grid[], triangle: Uint32Array): void {
  const { fine, worth } = seen
  const width = seen.width / fine
  eachSeen(seen, (x, y) => {
    const isSmooth = isOnePiece(seen, grids, triangle, x, y)
    const steps: readonly number[] = isSmooth ? FOR_ALL[fine] : EACH[fine]
    worth[y * width + x] = isSmooth ? (2 * fine * fine) / steps.length : 1
    describePixel(seen, grids, triangle, x, y, steps)
  })
}

/** Calls for each pixel that may show something, in the body's own pixels. */
export function eachSeen({ height, width, fine, firsts, lasts }: Seen, each: (x: number, y: number) => void): void {
  for (let y = 0; y * fine < height; y++) {
    let first = width
    let last = -1
    for (let row = y * fine; row < (y + 1) * fine; row++) {
      first = Math.min(first, firsts[row]!)
      last = Math.max(last, lasts[row]!)
    }
    for (let x = Math.floor(first / fine), end = Math.floor(last / fine); x <= end; x++) each(x, y)
  }
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
    const right = steps[step]!
    const down = steps[step + 1]!
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

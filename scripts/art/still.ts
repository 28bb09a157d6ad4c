import type { Grid } from '../../sdk-plugin/effects/photo/baked/grid.ts'

/** How far ripples move what is mirrored, as a share of the photo, and their waves down the picture, in cells. */
const RIPPLE = 0.006
const WAVE = 7
/** How far a cell may be off the projection, as a share of the photo, to be counted in each round of fitting. */
const ROUNDS = [0.3, 0.12, 0.05, 0.03]
/** Fewer cells than this are no mirror. */
const LEAST = 60
/** The share of them that must follow one projection, or there is no standing water. */
const AGREE = 0.7
/** How much faster or slower than on the slot itself places change in a mirror of it. */
const PACE = [0.55, 1.7] as const
/** Cells to both sides over which that is measured. */
const SIDE = 3
/** How far beyond the photo's border cells still count as its mirror: they are mixed with what is beside it. */
const BEYOND = 0.04

/**
 * Water that stands is a plane, and mirrors a flat photo as a plane does: one projection gives the places of all its cells,
 * however few samples each of them met, up to the photo's border. It is no more blurred than `most`. Slow ripples are drawn
 * into it, as wind would.
 *
 * @param most The greatest blur, in 255ths of the photo
 * @returns The same grid, its mirrors calm; cells without blur show the slot itself
 */
export function stillMirrors(grid: Grid, most: number): Grid {
  const out: Grid = { ...grid, u: grid.u.slice(), v: grid.v.slice(), blur: grid.blur.slice() }
  const { columns, blur, slot } = grid
  for (const number of new Set(slot)) {
    const cells = [...blur.keys()].filter((cell) => blur[cell]! > 0 && slot[cell] === number)
    const plane = planeOf(grid, clearOf(grid, number, cells))
    if (!plane) continue
    for (const cell of cells) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)]
      const [u, v] = placeAt(plane, x, y)
      if (Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)) > 0.5 + BEYOND) continue
      const wave = Math.sin((2 * Math.PI * y) / WAVE + 1.9 * Math.sin(0.07 * x + 0.21 * y))
      out.u[cell] = coded(u + 0.4 * RIPPLE * wave)
      out.v[cell] = coded(v + RIPPLE * wave * Math.cos(0.05 * x))
      out.blur[cell] = Math.min(most, blur[cell]!)
    }
  }
  return out
}

/**
 * Most cells beside a photo see no more than its light on a wall. Those that mirror it run through it about as fast as the
 * slot itself does, the other way up, and lie together.
 */
function clearOf(grid: Grid, number: number, cells: readonly number[]): number[] {
  const { columns, blur, slot, u, v } = grid
  const paceOf = (plane: ArrayLike<number>, cell: number, step: number, isMirror: boolean): number => {
    const ends = [cell - SIDE * step, cell + SIDE * step]
    if (!ends.every((at) => slot[at] === number && blur[at]! > 0 === isMirror)) return Number.NaN
    return plane[ends[1]!]! - plane[ends[0]!]!
  }
  const own = [...blur.keys()].filter((cell) => blur[cell] === 0 && slot[cell] === number && u[cell]! + v[cell]! > 0)
  const middle = (plane: Uint16Array, step: number) => {
    const paces = own
      .map((cell) => paceOf(plane, cell, step, false))
      .filter((pace) => pace !== 0 && !Number.isNaN(pace))
    return paces.toSorted((one, other) => one - other)[paces.length >> 1] ?? 0
  }
  const [across, down] = [middle(u, 1), middle(v, columns)]
  const isAlike = (pace: number, of: number) => pace / of > PACE[0] && pace / of < PACE[1]
  const [calmU, calmV] = [calmed(grid, u, cells), calmed(grid, v, cells)]
  const alike = cells.filter(
    (cell) => isAlike(paceOf(calmU, cell, 1, true), across) && isAlike(paceOf(calmV, cell, columns, true), -down),
  )
  return largestOf(alike, columns)
}

/** Means of the mirror's cells around each. */
function calmed({ columns, blur, slot }: Grid, plane: Uint16Array, cells: readonly number[]): Float32Array {
  const out = Float32Array.from(plane)
  for (const cell of cells) {
    let [sum, count] = [0, 0]
    for (let dy = -SIDE; dy <= SIDE; dy++) {
      for (let dx = -SIDE; dx <= SIDE; dx++) {
        const at = cell + dy * columns + dx
        if (slot[at] !== slot[cell] || !(blur[at]! > 0)) continue
        sum += plane[at]!
        count++
      }
    }
    out[cell] = sum / count
  }
  return out
}

/** The most cells that lie side by side. */
function largestOf(cells: readonly number[], columns: number): number[] {
  const left = new Set(cells)
  let largest: number[] = []
  for (const first of cells) {
    if (!left.delete(first)) continue
    const found = [first]
    for (const cell of found) {
      for (const step of [1, -1, columns, -columns]) if (left.delete(cell + step)) found.push(cell + step)
    }
    if (found.length > largest.length) largest = found
  }
  return largest
}

function coded(share: number): number {
  return Math.round(65535 * Math.min(1, Math.max(0, share)))
}

/** Cells count in hundreds, so that the numbers of a projection are of one size. */
const SCALE = 100

/** @returns u and v of a cell by a projection's eight numbers */
function placeAt([a, b, c, d, e, f, g, h]: readonly number[], column: number, row: number): [number, number] {
  const [x, y] = [column / SCALE, row / SCALE]
  const w = g! * x + h! * y + 1
  return [(a! * x + b! * y + c!) / w, (d! * x + e! * y + f!) / w]
}

/** The projection that most of the cells follow, or undefined when they are too few. */
function planeOf(grid: Grid, cells: readonly number[]): number[] | undefined {
  const { columns, u, v } = grid
  let [kept, plane] = [cells, undefined as number[] | undefined]
  for (const far of ROUNDS) {
    if (kept.length < LEAST) return undefined
    plane = projection(grid, kept)
    if (!plane) return undefined
    const now = plane
    const off = cells.map((cell) => {
      const [x, y] = placeAt(now, cell % columns, Math.floor(cell / columns))
      return Math.hypot(x - u[cell]! / 65535, y - v[cell]! / 65535)
    })
    const middle = off.toSorted((one, other) => one - other)[off.length >> 1]!
    kept = cells.filter((_, at) => off[at]! < Math.max(far, far === ROUNDS.at(-1) ? 0 : middle))
  }
  return kept.length > AGREE * cells.length && kept.length >= LEAST ? plane : undefined
}

/** Least squares of u (g x + h y + 1) = a x + b y + c, and v alike. */
function projection({ columns, u, v }: Grid, cells: readonly number[]): number[] | undefined {
  const sums = Array.from({ length: 8 }, () => new Float64Array(9))
  const add = (row: readonly number[], value: number) => {
    for (let i = 0; i < 8; i++) {
      if (row[i] === 0) continue
      for (let j = 0; j < 8; j++) sums[i]![j]! += row[i]! * row[j]!
      sums[i]![8]! += row[i]! * value
    }
  }
  for (const cell of cells) {
    const [x, y] = [(cell % columns) / SCALE, Math.floor(cell / columns) / SCALE]
    const [s, t] = [u[cell]! / 65535, v[cell]! / 65535]
    add([x, y, 1, 0, 0, 0, -s * x, -s * y], s)
    add([0, 0, 0, x, y, 1, -t * x, -t * y], t)
  }
  return solved(sums)
}

/** Gauss's elimination, the largest number of each column first. */
function solved(rows: Float64Array[]): number[] | undefined {
  const n = rows.length
  for (let column = 0; column < n; column++) {
    let best = column
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row
    }
    if (Math.abs(rows[best]![column]!) < 1e-9) return undefined
    const pivot = rows[best]!
    rows[best] = rows[column]!
    rows[column] = pivot
    for (let row = 0; row < n; row++) {
      if (row === column) continue
      const factor = rows[row]![column]! / pivot[column]!
      for (let at = column; at <= n; at++) rows[row]![at]! -= factor * pivot[at]!
    }
  }
  return rows.map((row, at) => row[n]! / row[at]!)
}

/** A tile of round bumps in three dimensions: 1 in the middle of each, 0 half way to the next. */
const SIDE = 96
const CELLS = 12

export type Billows = (x: number, y: number, z: number) => number

/** @returns Bumps, one each unit of length, the same again after twelve units */
export function billowsOf(random: () => number): Billows {
  const tile = tileOf(random)
  const per = SIDE / CELLS
  return (x, y, z) => {
    const u = wrapped(x * per)
    const v = wrapped(y * per)
    const w = wrapped(z * per)
    const [i, j, k] = [Math.floor(u), Math.floor(v), Math.floor(w)]
    const front = layer(tile, { i, j, fu: u - i, fv: v - j }, k)
    return front + (layer(tile, { i, j, fu: u - i, fv: v - j }, (k + 1) % SIDE) - front) * (w - k)
  }
}

const wrapped = (value: number) => value - SIDE * Math.floor(value / SIDE)

function layer(tile: Float32Array, at: { i: number; j: number; fu: number; fv: number }, k: number): number {
  const next = (at.i + 1) % SIDE
  const row = (k * SIDE + at.j) * SIDE
  const below = (k * SIDE + ((at.j + 1) % SIDE)) * SIDE
  const upper = tile[row + at.i]! + (tile[row + next]! - tile[row + at.i]!) * at.fu
  const lower = tile[below + at.i]! + (tile[below + next]! - tile[below + at.i]!) * at.fu
  return upper + (lower - upper) * at.fv
}

/** One point at random in each cell; what counts is how near the nearest is. */
function tileOf(random: () => number): Float32Array {
  const points = Float32Array.from({ length: 3 * CELLS ** 3 }, random)
  const tile = new Float32Array(SIDE ** 3)
  let at = 0
  for (let z = 0; z < SIDE; z++) {
    for (let y = 0; y < SIDE; y++) {
      for (let x = 0; x < SIDE; x++) tile[at++] = Math.max(0, 1 - nearest(points, x, y, z))
    }
  }
  return tile
}

function nearest(points: Float32Array, x: number, y: number, z: number): number {
  const per = SIDE / CELLS
  const [u, v, w] = [x / per, y / per, z / per]
  let least = 9
  for (let dz = -1; dz <= 1; dz++) {
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [i, j, k] = [Math.floor(u) + dx, Math.floor(v) + dy, Math.floor(w) + dz]
        const from = 3 * ((((k + CELLS) % CELLS) * CELLS + ((j + CELLS) % CELLS)) * CELLS + ((i + CELLS) % CELLS))
        const far = (i + points[from]! - u) ** 2 + (j + points[from + 1]! - v) ** 2 + (k + points[from + 2]! - w) ** 2
        if (far < least) least = far
      }
    }
  }
  return Math.sqrt(least)
}

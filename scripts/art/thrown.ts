import type { Pass } from './passes.ts'
import type { Places } from './plate.ts'

/** Cells across and down a slot, for the light that falls on it. */
const CELLS = 16

function cellOf(u: number, v: number): number {
  return Math.min(CELLS - 1, Math.floor(v * CELLS)) * CELLS + Math.min(CELLS - 1, Math.floor(u * CELLS))
}

/**
 * What falls on a slot, for its mirror images: lamps below a hoarding light its foot far more than its head, and what a
 * mirror is not told of that would lie over every photo as grey mist. Cells that are not seen have the light of the middle.
 */
export function lightOver(diffuse: Pass, { u, v, slot, cover }: Places, number: number): Float32Array {
  const sums = new Float32Array(CELLS * CELLS * 3)
  const counted = new Float32Array(CELLS * CELLS)
  for (let at = 0; at < slot.length; at++) {
    if (slot[at] !== number || cover[at]! <= 0.98) continue
    const cell = cellOf(u[at]!, v[at]!)
    counted[cell]! += 1
    for (let c = 0; c < 3; c++) sums[cell * 3 + c]! += diffuse[at * 3 + c]!
  }
  const middle = meanLight(diffuse, { slot, cover }, number)
  return sums.map((sum, at) => (counted[(at / 3) | 0]! > 0 ? sum / counted[(at / 3) | 0]! : middle[at % 3]!))
}

/** Between the four nearest cells. */
export function lightAt(cells: Float32Array, { u, v }: Places, at: number, c: number): number {
  const [x, y] = [u[at]!, v[at]!].map((share) => Math.min(CELLS - 1, Math.max(0, share * CELLS - 0.5))) as [
    number,
    number,
  ]
  const [left, top] = [Math.min(CELLS - 2, Math.floor(x)), Math.min(CELLS - 2, Math.floor(y))]
  const of = (column: number, row: number) => cells[(row * CELLS + column) * 3 + c]!
  const above = of(left, top) + (x - left) * (of(left + 1, top) - of(left, top))
  const below = of(left, top + 1) + (x - left) * (of(left + 1, top + 1) - of(left, top + 1))
  return above + (y - top) * (below - above)
}

/** In the middle of all its pixels. */
function meanLight(
  diffuse: Pass,
  { slot, cover }: Pick<Places, 'slot' | 'cover'>,
  number: number,
): readonly [number, number, number] {
  const pixels = [...cover.keys()].filter((at) => slot[at] === number && cover[at]! > 0.98)
  const middle = (c: number) => {
    const sorted = Float32Array.from(pixels, (at) => diffuse[at * 3 + c]!).sort()
    return sorted[sorted.length >> 1] ?? 1
  }
  return [middle(0), middle(1), middle(2)]
}

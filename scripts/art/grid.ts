import { CELL, type Grid } from '../../sdk-plugin/effects/photo/baked/grid.ts'
import type { Box } from './pack.ts'
import { isShown, type Plate } from './plate.ts'

/** Steps within the spread of a blurred look: its middle is not known better. */
const STEPS = 4

/** Where each cell looks: the mean of its pixels that look into the photo of most of them. */
export function gridOf(plate: Plate, box: Box): Grid {
  const columns = Math.ceil(box.width / CELL)
  const rows = Math.ceil(box.height / CELL)
  const cells = columns * rows
  const grid: Grid = {
    columns,
    rows,
    u: new Uint16Array(cells),
    v: new Uint16Array(cells),
    blur: new Uint8Array(cells),
    slot: new Uint8Array(cells),
  }
  const means = Array.from({ length: cells }, (_, cell) =>
    meanOf(plate, box, cell % columns, Math.floor(cell / columns)),
  )
  const known = means.map(Boolean)
  spread(means, columns, rows)
  for (const [cell, mean] of means.entries()) {
    if (!mean) continue
    // Mirror images are noisy and blurred: coarse steps lose nothing, and take a third of the bytes.
    const blur = known[cell] ? mean.blur : 0
    const step = 2 ** Math.floor(Math.log2(Math.max(1, (65535 * blur) / STEPS)))
    grid.u[cell] = Math.min(65535, Math.round(whole(mean.u, 65535) / step) * step)
    grid.v[cell] = Math.min(65535, Math.round(whole(mean.v, 65535) / step) * step)
    grid.blur[cell] = whole(blur, 63) * 4
    grid.slot[cell] = mean.slot
  }
  return grid
}

interface Mean {
  u: number
  v: number
  blur: number
  slot: number
}

function meanOf({ facts, weight, place }: Plate, box: Box, column: number, row: number): Mean | undefined {
  const votes = new Float64Array(8)
  const pixels: number[] = []
  for (let y = row * CELL; y < Math.min(box.height, (row + 1) * CELL); y++) {
    for (let x = column * CELL; x < Math.min(box.width, (column + 1) * CELL); x++) {
      const at = (box.top + y) * facts.width + box.left + x
      if (!isShown(weight, at)) continue
      pixels.push(at)
      votes[place.slot[at]!]! += shareOf(place.cover[at]!)
    }
  }
  if (pixels.length === 0) return undefined
  const slot = votes.indexOf(Math.max(...votes))
  const sum = { u: 0, v: 0, blur: 0, total: 0 }
  for (const at of pixels) {
    if (place.slot[at] !== slot) continue
    const share = shareOf(place.cover[at]!)
    sum.u += share * place.u[at]!
    sum.v += share * place.v[at]!
    sum.blur += share * place.blur[at]!
    sum.total += share
  }
  return { u: sum.u / sum.total, v: sum.v / sum.total, blur: sum.blur / sum.total, slot }
}

/** The slot itself tells its place better than its mirror images beside it. */
function shareOf(cover: number): number {
  return cover + 0.001
}

/** Cells beyond a slot's edge, which pixels of that edge look at too, go on as the slot does. */
function spread(means: (Mean | undefined)[], columns: number, rows: number): void {
  for (let round = 0; round < 2; round++) {
    const before = [...means]
    const at = (x: number, y: number) =>
      x >= 0 && y >= 0 && x < columns && y < rows ? before[y * columns + x] : undefined
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        if (before[y * columns + x]) continue
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const [near, next] = [at(x + dx, y + dy), at(x + 2 * dx, y + 2 * dy)]
          if (!near) continue
          const goesOn = next && next.slot === near.slot ? next : near
          means[y * columns + x] = { ...near, u: 2 * near.u - goesOn.u, v: 2 * near.v - goesOn.v }
          break
        }
      }
    }
  }
}

function whole(share: number, most: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * most)
}

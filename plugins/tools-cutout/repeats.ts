import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import type { Raster } from '@gateway/sdk-plugin/raster'
import { grow, regionsOf, sizeWithin } from '@gateway/sdk-plugin/vision'
import type { Plane, Size } from '@gateway/sdk-plugin/vision'
import { cellsOf, detailOf, findLattices } from './lattice.ts'
import type { Lattice } from './lattice.ts'

export interface Repeats {
  /** 1 where a mark is. */
  mask: Uint8Array
  /** Pixels of equal number show the same place of the mark. */
  cells: Int32Array
}

const SEARCH_SIDE = 480
/** Marks cover less than this part of a cell: what covers more is a pattern of the picture. */
const MOST = 0.45
/** Correlation of one half of the cells with the other: what a scene happens to repeat agrees less. */
const LEAST_AGREEMENT = 0.45

/** Marks that repeat all over a picture, however faint: what is the same in all cells of the lattice. */
export async function findRepeats(raster: Raster): Promise<Repeats | undefined> {
  const size = sizeWithin(raster, SEARCH_SIDE)
  const small = await rasterOf(imageOf(raster).resize(size.width, size.height, { fit: 'fill' }))
  const scale = raster.width / size.width
  const detail = detailOf(lumaOf(raster), raster, Math.max(8, Math.round(9 * scale)))
  let best: (Repeats & { agreement: number }) | undefined
  for (const { steps } of findLattices(detailOf(lumaOf(small), size, 9), size)) {
    const [[ax, ay], [bx, by]] = steps
    const lattice: Lattice = {
      steps: [
        [ax * scale, ay * scale],
        [bx * scale, by * scale],
      ],
    }
    const marks = marksOf(detail, raster, lattice)
    if (marks && marks.agreement > (best?.agreement ?? LEAST_AGREEMENT)) best = marks
  }
  return best
}

export function lumaOf({ data }: Raster): Plane {
  const luma = new Float32Array(data.length / 4)
  for (let i = 0; i < luma.length; i++)
    luma[i] = 0.299 * data[i * 4]! + 0.587 * data[i * 4 + 1]! + 0.114 * data[i * 4 + 2]!
  return luma
}

function marksOf(detail: Plane, size: Size, lattice: Lattice): (Repeats & { agreement: number }) | undefined {
  const [[ax, ay], [bx, by]] = lattice.steps
  const bins: Size = { width: Math.round(Math.hypot(ax, ay)), height: Math.round(Math.hypot(bx, by)) }
  const { cells, odd } = cellsOf(lattice, size, bins)
  const { mean, doubt, agreement } = average(detail, cells, odd, bins)
  const ordered = mean.toSorted()
  const [low, high] = [ordered[Math.floor(mean.length * 0.01)]!, ordered[Math.floor(mean.length * 0.99)]!]
  // The surroundings of a bright stroke look a little dark without being part of the mark: the larger side is the mark.
  const sign = high > -low ? 1 : -1
  const level = Math.max(2.2, 3.2 * doubt, 0.4 * Math.max(high, -low))
  const tile = Uint8Array.from(mean, (value) => Number(value * sign > level))
  const kept = withoutSpecks(tile, bins)
  const covered = kept.reduce((sum, value) => sum + value, 0) / kept.length
  if (covered < 0.004 || covered > MOST || goesAcross(kept, bins)) return undefined
  const mask = Uint8Array.from(cells, (cell) => kept[cell]!)
  return { mask, cells, agreement }
}

/** Means over all cells, how uncertain they are, and how well the odd cells agree with the even ones. */
function average(detail: Plane, cells: Int32Array, odd: Uint8Array, bins: Size) {
  const count = bins.width * bins.height
  const [sums, counts] = [new Float64Array(count * 2), new Float64Array(count * 2)]
  let squares = 0
  for (let i = 0; i < cells.length; i++) {
    const at = cells[i]! * 2 + odd[i]!
    sums[at]! += detail[i]!
    counts[at]!++
    squares += detail[i]! ** 2
  }
  const mean = new Float32Array(count)
  let [shared, even, uneven] = [0, 1e-9, 1e-9]
  for (let cell = 0; cell < count; cell++) {
    const [a, b] = [sums[cell * 2]! / (counts[cell * 2] || 1), sums[cell * 2 + 1]! / (counts[cell * 2 + 1] || 1)]
    mean[cell] = (sums[cell * 2]! + sums[cell * 2 + 1]!) / (counts[cell * 2]! + counts[cell * 2 + 1]! || 1)
    shared += a * b
    even += a * a
    uneven += b * b
  }
  const explained = mean.reduce((sum, value) => sum + value * value, 0) / count
  const left = Math.max(0, squares / cells.length - explained)
  return {
    mean,
    doubt: Math.sqrt(left / Math.max(1, cells.length / count)),
    agreement: shared / Math.sqrt(even * uneven),
  }
}

function withoutSpecks(tile: Uint8Array, bins: Size): Uint8Array {
  const { labels, regions } = regionsOf(grow(tile, bins, 1), bins)
  const small = new Set(regions.filter(({ area }) => area < 24).map(({ label }) => label))
  return tile.map((value, i) => (small.has(labels[i]!) ? 0 : value))
}

/** Joints of bricks and weaves are joined to themselves over the cell's edge; letters stand alone. */
function goesAcross(tile: Uint8Array, bins: Size): boolean {
  const wide: Size = { width: bins.width * 3, height: bins.height * 3 }
  const spread = new Uint8Array(wide.width * wide.height)
  for (let i = 0; i < spread.length; i++) {
    const [x, y] = [i % wide.width, Math.floor(i / wide.width)]
    spread[i] = tile[(y % bins.height) * bins.width + (x % bins.width)]!
  }
  const { regions } = regionsOf(spread, wide)
  return regions.some(({ width, height }) => width > bins.width * 1.6 || height > bins.height * 1.6)
}

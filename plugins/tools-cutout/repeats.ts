import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import type { Raster } from '@gateway/sdk-plugin/raster'
import { grow, regionsOf, sizeWithin } from '@gateway/sdk-plugin/vision'
import type { Plane, Size } from '@gateway/sdk-plugin/vision'
import { cellsOf, detailOf, findLattices } from './lattice.ts'
import type { Lattice } from './lattice.ts'
import { refineLattice } from './tile.ts'

export interface Repeats {
  /** 1 where a mark is. */
  mask: Uint8Array
  /** After which the marks are the same again, in pixels of the picture. */
  lattice: Lattice
}

const SEARCH_SIDE = 480
/** Marks cover less than this part of a cell: what covers more is a pattern of the picture. */
const MOST = 0.15
/** Correlation of the quarters of a picture: what a scene happens to repeat agrees less. */
const LEAST_AGREEMENT = 0.24

/** Marks that repeat all over a picture, however faint: what is the same in all cells of the lattice. */
export async function findRepeats(raster: Raster): Promise<Repeats | undefined> {
  const size = sizeWithin(raster, SEARCH_SIDE)
  const small = await rasterOf(imageOf(raster).resize(size.width, size.height, { fit: 'fill' }))
  const scale = raster.width / size.width
  const detail = detailOf(lumaOf(raster), raster, Math.max(8, Math.round(9 * scale)))
  let best: Found | undefined
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
  if (!best) return undefined
  const finer = marksOf(detail, raster, refineLattice(detail, raster, best.lattice))
  return finer && finer.agreement > best.agreement * 0.9 ? finer : best
}

export function lumaOf({ data }: Raster): Plane {
  const luma = new Float32Array(data.length / 4)
  for (let i = 0; i < luma.length; i++)
    luma[i] = 0.299 * data[i * 4]! + 0.587 * data[i * 4 + 1]! + 0.114 * data[i * 4 + 2]!
  return luma
}

interface Found extends Repeats {
  agreement: number
}

function marksOf(detail: Plane, size: Size, lattice: Lattice): Found | undefined {
  const [[ax, ay], [bx, by]] = lattice.steps
  const bins: Size = { width: Math.round(Math.hypot(ax, ay)), height: Math.round(Math.hypot(bx, by)) }
  const cells = cellsOf(lattice, size, bins)
  const { mean, doubt, agreement } = average(detail, size, cells, bins)
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
  return { mask, lattice, agreement }
}

/**
 * Means over all cells, how uncertain they are, and how well the quarters of the picture agree: what stands out in one
 * of them alone, a face or a frame, is no mark, however well it fits the lattice.
 */
function average(detail: Plane, { width, height }: Size, cells: Int32Array, bins: Size) {
  const count = bins.width * bins.height
  const [sums, counts] = [new Float64Array(count * 4), new Float64Array(count * 4)]
  let squares = 0
  for (let i = 0; i < cells.length; i++) {
    const quarter = Number(i % width >= width / 2) + 2 * Number(i >= (width * height) / 2)
    sums[quarter * count + cells[i]!]! += detail[i]!
    counts[quarter * count + cells[i]!]!++
    squares += detail[i]! ** 2
  }
  const quarters = [0, 1, 2, 3].map((quarter) =>
    Float32Array.from({ length: count }, (_, cell) => {
      const at = quarter * count + cell
      return sums[at]! / (counts[at] || 1)
    }),
  )
  const mean = Float32Array.from({ length: count }, (_, cell) => {
    let [sum, all] = [0, 0]
    for (let at = cell; at < sums.length; at += count) [sum, all] = [sum + sums[at]!, all + counts[at]!]
    return sum / (all || 1)
  })
  const explained = mean.reduce((sum, value) => sum + value * value, 0) / count
  const left = Math.max(0, squares / cells.length - explained)
  return { mean, doubt: Math.sqrt(left / Math.max(1, cells.length / count)), agreement: agreementOf(quarters) }
}

/** Mean of the correlations of all pairs; 0 when a pair contradicts. */
function agreementOf(quarters: readonly Plane[]): number {
  const correlations = quarters.flatMap((a, k) =>
    quarters.slice(k + 1).map((b) => {
      let [shared, own, other] = [0, 1e-9, 1e-9]
      for (let i = 0; i < a.length; i++) {
        shared += a[i]! * b[i]!
        own += a[i]! ** 2
        other += b[i]! ** 2
      }
      return shared / Math.sqrt(own * other)
    }),
  )
  if (Math.min(...correlations) < 0.02) return 0
  return correlations.reduce((sum, value) => sum + value, 0) / correlations.length
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

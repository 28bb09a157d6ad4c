import { randomFrom } from '../random.ts'
import { sampleAt } from './resample.ts'

/** A disc in a plane, in pixels. */
export interface Disc {
  x: number
  y: number
  radius: number
}

export interface PackOptions {
  /** Of the discs, in pixels. */
  radius: number
  /** Least distance from the middle of a disc to the edge of the shape, in pixels. Default the radius. */
  inset?: number
  /** Greatest distance from the edge; rows that follow the outline and leave the middle free. Default none. */
  depth?: number
  /** Space between discs as a share of their diameter. Default 0.04. */
  gap?: number
  /** Discs that are already there. */
  taken?: readonly Disc[]
  /** Places that are left free. */
  isFree?: (x: number, y: number) => boolean
  seed: number
}

/** Directions in which a disc may touch the one before it. */
const TURNS = 24

/**
 * Packs equal discs into a shape, as a setter of stones does: a row along the outline, each disc touching the last,
 * then the next row, and at last whatever holes take one more.
 *
 * @param distance Signed, as `signedDistance` gives it
 * @returns only the new discs
 */
export function packDiscs(distance: Float32Array, width: number, height: number, options: PackOptions): Disc[] {
  const { radius, inset = radius, depth = Infinity, gap = 0.04, taken = [], isFree, seed } = options
  const largest = taken.reduce((most, disc) => Math.max(most, disc.radius), radius)
  const grid = gridOf(width, height, largest, gap)
  // Pixels where no disc can have its middle any more: asked for each pixel, which the grid would be slow for.
  const closed = new Uint8Array(width * height)
  for (const disc of taken) {
    grid.add(disc)
    close(closed, width, height, disc, (disc.radius + radius) * (1 + gap))
  }
  const random = randomFrom(seed * 7919 + 17)
  const placed: Disc[] = []
  const place = (x: number, y: number) => {
    const disc = { x, y, radius }
    placed.push(disc)
    grid.add(disc)
    close(closed, width, height, disc, 2 * radius * (1 + gap))
    return disc
  }
  const depthAt = (x: number, y: number) => {
    if (x < 1 || y < 1 || x > width - 2 || y > height - 2) return -1
    const far = sampleAt(distance, width, height, x, y)
    return far < inset || far > depth || (isFree && !isFree(x, y)) ? -1 : far
  }
  const step = 2 * radius * (1 + gap) + 0.01
  const next = ({ x, y }: Disc): Disc | undefined => {
    const start = random() * 2 * Math.PI
    let best = Infinity
    let bx = 0
    let by = 0
    for (let turn = 0; turn < TURNS; turn++) {
      const angle = start + (turn * 2 * Math.PI) / TURNS
      const px = x + Math.cos(angle) * step
      const py = y + Math.sin(angle) * step
      const far = depthAt(px, py)
      if (far < 0 || far >= best || !grid.takes(px, py, radius)) continue
      best = far
      bx = px
      by = py
    }
    return best === Infinity ? undefined : place(bx, by)
  }
  let done = 0
  for (const band of [1.5, Infinity]) {
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
        if (closed[at] === 1) continue
        const far = distance[at]!
        if (far < inset || far > Math.min(depth, inset + band)) continue
        if (!grid.takes(x, y, radius) || depthAt(x, y) < 0) continue
        let last: Disc | undefined = place(x, y)
        while (last) last = next(last)
        // Then around each disc, row after row.
        for (; done < placed.length; done++) while (next(placed[done]!));
      }
    }
  }
  return placed
}

function close(closed: Uint8Array, width: number, height: number, { x, y }: Disc, reach: number): void {
  const last = Math.min(height - 1, Math.floor(y + reach))
  for (let row = Math.max(0, Math.ceil(y - reach)); row <= last; row++) {
    const half = Math.sqrt(Math.max(0, reach * reach - (row - y) * (row - y)))
    const from = Math.max(0, Math.ceil(x - half))
    const to = Math.min(width - 1, Math.floor(x + half))
    if (to >= from) closed.fill(1, row * width + from, row * width + to + 1)
  }
}

/** Finds the discs near a place. */
function gridOf(width: number, height: number, largest: number, gap: number) {
  const side = Math.max(2, 2 * largest * (1 + gap))
  const columns = Math.ceil(width / side) + 2
  const rows = Math.ceil(height / side) + 2
  const cells: Disc[][] = Array.from({ length: columns * rows }, () => [])
  const cellOf = (x: number, y: number) => (Math.floor(y / side) + 1) * columns + Math.floor(x / side) + 1
  return {
    add(disc: Disc): void {
      cells[cellOf(disc.x, disc.y)]?.push(disc)
    },
    takes(x: number, y: number, radius: number): boolean {
      const middle = cellOf(x, y)
      for (let row = -columns; row <= columns; row += columns) {
        for (let column = -1; column <= 1; column++) {
          const cell = cells[middle + row + column]
          if (!cell) continue
          for (let index = 0; index < cell.length; index++) {
            const other = cell[index]!
            const least = (radius + other.radius) * (1 + gap)
            const dx = other.x - x
            const dy = other.y - y
            if (dx * dx + dy * dy < least * least) return false
          }
        }
      }
      return true
    },
  }
}

import type { Letters } from '../lettering.ts'
import { randomFrom } from '../random.ts'
import { hypot } from '../hypot.ts'

/** Letters cut into pieces: pixels to the nearest cut, and which piece each pixel belongs to. */
export interface Cuts {
  gap: Float32Array
  piece: Int32Array
}

/** A cut across a stroke: from its middle to both sides. */
interface Cut {
  x: number
  y: number
  /** Along the cut, of length one. */
  dx: number
  dy: number
  half: number
}

/**
 * Cuts strokes straight across, so that each cut leaves the outline at right angles on both sides, with no piece
 * shorter than about `size` pixels.
 */
export function cutsOf(letters: Letters, size: number, seed: number): Cuts {
  const { width, height, distance } = letters
  const gap = new Float32Array(width * height).fill(width)
  for (const cut of chosen(letters, size, seed)) {
    const reach = cut.half + 4
    for (let y = Math.max(0, Math.floor(cut.y - reach)); y <= Math.min(height - 1, cut.y + reach); y++) {
      for (let x = Math.max(0, Math.floor(cut.x - reach)); x <= Math.min(width - 1, cut.x + reach); x++) {
        if (Math.abs((x - cut.x) * cut.dx + (y - cut.y) * cut.dy) > reach) continue
        const beside = Math.abs((y - cut.y) * cut.dx - (x - cut.x) * cut.dy)
        const at = y * width + x
        if (beside < gap[at]!) gap[at] = beside
      }
    }
  }
  return { gap, piece: labelled(distance, gap, width, height) }
}

function chosen(letters: Letters, size: number, seed: number): Cut[] {
  const random = randomFrom(seed * 6361 + 5)
  const found = candidates(letters, size).map((cut) => ({ cut, order: toJoin(letters, cut) / size + LOOSE * random() }))
  found.sort((a, b) => a.order - b.order)
  const cuts: Cut[] = []
  for (const { cut } of found) {
    const isFree = cuts.every((other) => (other.x - cut.x) ** 2 + (other.y - cut.y) ** 2 > size * size)
    if (isFree) cuts.push(cut)
  }
  return cuts
}

/** How far from the nearest join cuts may lie for nothing, in sizes. */
const LOOSE = 0.05

/** Pixels along the stroke to where it meets others or bends: lead is cut where glass would break. */
function toJoin({ width, height, distance }: Letters, { x, y, dx, dy, half }: Cut): number {
  const most = 4 * half
  for (let far = half; far < most; far += 2) {
    for (const way of [far, -far]) {
      const px = Math.round(x - way * dy)
      const py = Math.round(y + way * dx)
      if (px < 0 || py < 0 || px >= width || py >= height) continue
      const there = distance[py * width + px]!
      if (there > WIDER * half) return far
    }
  }
  return most
}

/** Times its half width, from which a stroke counts as met by another. */
const WIDER = 1.14

/** Places in the middle of strokes, whose two sides lie opposite each other and go on in both directions. */
function candidates({ width, height, distance, nearest }: Letters, size: number): Cut[] {
  const cuts: Cut[] = []
  const isIn = (x: number, y: number, least: number) => {
    const px = Math.round(x)
    const py = Math.round(y)
    return px >= 0 && py >= 0 && px < width && py < height && distance[py * width + px]! > least
  }
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const half = distance[at]!
      if (half < 2 || half > size) continue
      const edge = nearest[at]!
      const ex = (edge % width) - x
      const ey = Math.floor(edge / width) - y
      const length = hypot(ex, ey)
      if (length < 1) continue
      const dx = ex / length
      const dy = ey / length
      const px = Math.round(x - dx * half)
      const py = Math.round(y - dy * half)
      if (px < 0 || py < 0 || px >= width || py >= height || Math.abs(distance[py * width + px]!) > 1.6) continue
      const apart = 0.42 * size
      // The stroke goes on as wide on both sides of the cut.
      const beside = Math.abs(distance[Math.round(y + dx * half) * width + Math.round(x - dy * half)]! - half)
      const other = Math.abs(distance[Math.round(y - dx * half) * width + Math.round(x + dy * half)]! - half)
      if (!(beside < 0.16 * half && other < 0.16 * half)) continue
      const least = 0.4 * half
      if (isIn(x - apart * dy, y + apart * dx, least) && isIn(x + apart * dy, y - apart * dx, least))
        cuts.push({ x, y, dx, dy, half })
    }
  }
  return cuts
}

/** Numbers for what hangs together between the cuts. */
function labelled(distance: Float32Array, gap: Float32Array, width: number, height: number): Int32Array {
  const piece = new Int32Array(width * height)
  const stack = new Int32Array(width * height)
  const isOpen = (at: number) => piece[at] === 0 && distance[at]! > 0 && gap[at]! > 0.8
  let number = 0
  let count = 0
  const visit = (next: number) => {
    if (next < 0 || next >= piece.length || !isOpen(next)) return
    piece[next] = number
    stack[count++] = next
  }
  for (let first = 0; first < piece.length; first++) {
    if (!isOpen(first)) continue
    piece[first] = ++number
    count = 0
    stack[count++] = first
    while (count > 0) {
      const at = stack[--count]!
      const x = at % width
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      visit(at - width)
      visit(at + width)
    }
  }
  return piece
}

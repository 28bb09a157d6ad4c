import { hypot } from '../hypot.ts'
import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import type { Letters } from '../lettering.ts'

interface Flow {
  /** How far it reaches down from the top of each stroke, in em. */
  depth: number
  /** Share of the depth on ledges that lie under another stroke of their letter; 0 leaves them free. */
  inner: number
  /** How much such a ledge has to look up, 0 to 1; what is steeper stays free. */
  level: number
}

/** Depth of a place no flow gets to. */
const DRY = 1e6

/** How far below the top of its stroke each place lies, in pixels: the top spreads down and to both sides at 45°. */
export function depthsOf(letters: Letters, { inner, depth, level }: Flow): Float32Array {
  const { width, height, coverage, distance, nearest, em, emoji } = letters
  const owners = letters.owners()
  const top = plane(width * height).fill(DRY)
  const above = new Int16Array(width).fill(-1)
  // A ledge far below what its letter has at the same place counts as hidden too.
  const highest = new Map<number, number>()
  const near = Math.max(1, NEAR * em)
  // Below a hidden ledge lies what came from it, not what spread there from the stroke above.
  const hidden = inner > 0 ? new Uint8Array(width * height) : undefined
  for (let y = 1; y < height; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      if (coverage[at]! < 0.5) continue
      const up = at - width
      const isBelow = hidden?.[up] === 1
      const inherited = isBelow ? top[up]! : Math.min(top[up]!, top[up - 1]!, top[up + 1]!)
      const own = owners[at]!
      if (inherited < DRY) {
        top[at] = inherited
        if (hidden && (isBelow || isFromHidden(hidden, top, up, inherited))) hidden[at] = 1
        if (coverage[at + width]! < 0.5) above[x] = own
        continue
      }
      const isCovered = above[x] === own || y - highestNear(highest, own, Math.floor(x / near), y) > 0.75 * depth * em
      if (!isCovered) top[at] = y
      // Emoji would lose their features.
      else if (hidden && !(emoji && emoji.share[at]! > 0.3)) {
        if (level > 0 && upwardAt(distance, at, width) < level) top[at] = y - 2 * em
        else [top[at], hidden[at]] = [y, 1]
      }
      if (coverage[at + width]! < 0.5) above[x] = own
    }
  }
  const depths = plane(width * height).fill(2 * em)
  const reach = -0.12 * em
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      if (distance[at]! < reach) continue
      const from = coverage[at]! < 0.5 ? nearest[at]! : at
      const start = from < 0 ? DRY : top[from]! < DRY ? top[from]! : belowOf(top, from, width)
      // The less lies on a hidden ledge, the sooner it is as deep as may be.
      const share = hidden && hidden[Math.max(from, 0) + (top[from]! < DRY ? 0 : width)] === 1 ? inner : 1
      if (start < DRY && y - start < 2 * em) depths[at] = (y - start) / share
    }
  }
  if (hidden && level > 0) heapOn(depths, letters, inner, (at, y) => hidden[at] === 1 && top[at] === y)
  return blur(depths, width, height, 0.012 * em)
}

/** How high what lies on a ledge may be, and how far above it nothing else hangs, in em. */
const HEAP = 0.06
const FREE = 0.2
/** How far from its end it is rounded, in em. */
const BESIDE = 0.045
/** How far from a ledge an upright stroke may begin that it is banked up against, and how far it covers that, in em. */
const BANK = 0.06
const COVER = 0.012
/** How far down what lies in such a corner is looked at, in em. */
const DEEP = 0.3

/** What lies above a ledge belongs to it: against an upright stroke it is banked up, at a free end round. */
function heapOn(
  depths: Float32Array,
  { width, height, coverage, em }: Letters,
  inner: number,
  isLedge: (at: number, y: number) => boolean,
): void {
  const beside = Math.round(BESIDE * em)
  const bank = Math.round(BANK * em)
  const isNear = (x: number, y: number) => {
    for (let row = Math.max(1, y - 2); row <= Math.min(height - 1, y + 2); row++) {
      if (isLedge(row * width + x, row)) return true
    }
    return false
  }
  const pile = (x: number, y: number, tall: number) => {
    const last = Math.max(0, y - Math.round(FREE * em))
    for (let up = y - 1; up >= last && coverage[up * width + x]! < 0.5; up--) {
      depths[up * width + x] = y - up < tall ? up - y : 2 * em
    }
  }
  /** How far beyond the end of a ledge an upright stroke rises; 0 if none does. */
  const wallAt = (x: number, y: number, side: number) => {
    const row = Math.max(0, y - bank) * width
    for (let far = 1; far <= bank; far++) if (coverage[row + x + side * far]! >= 0.5) return far
    return 0
  }
  const fillCorner = (x: number, y: number, side: number, wall: number) => {
    const last = wall + Math.round(COVER * em)
    for (let far = 1; far <= last; far++) {
      const column = x + side * far
      for (let row = Math.max(0, y - Math.round(HEAP * em)); row < Math.min(height, y + DEEP * em); row++) {
        const at = row * width + column
        depths[at] = Math.min(depths[at]!, row < y ? row - y : (row - y) / inner)
      }
    }
  }
  const far = Math.max(beside, bank + Math.round(COVER * em)) + 1
  /** How far it is to an end that is free. */
  const roomAt = (x: number, y: number, side: number) => {
    let room = 1
    while (room <= beside && isNear(x + side * room, y)) room++
    if (room > beside) return room
    const wall = wallAt(x + side * (room - 1), y, side)
    if (room === 1 && wall > 0) fillCorner(x, y, side, wall)
    if (room === 1 && wall === 0) for (let off = 1; off <= beside; off++) pile(x + side * off, y + 1, 0)
    return wall > 0 ? beside : room
  }
  for (let y = 1; y < height; y++) {
    for (let x = far; x < width - far; x++) {
      if (!isLedge(y * width + x, y)) continue
      const inward = Math.min(1, Math.min(roomAt(x, y, -1), roomAt(x, y, 1)) / beside)
      pile(x, y, HEAP * em * Math.sqrt(inward * (2 - inward)))
    }
  }
}

/** Whether what spread down from the row above, from the side, came from a hidden ledge. */
function isFromHidden(hidden: Uint8Array, top: Float32Array, up: number, inherited: number): boolean {
  const from = inherited === top[up] ? up : inherited === top[up - 1] ? up - 1 : up + 1
  return hidden[from] === 1
}

/** Width of the columns that letters are looked at in, in em. */
const NEAR = 0.28

/** Row of the highest place of a letter in a column and its neighbours. Rows come from the top. */
function highestNear(highest: Map<number, number>, own: number, column: number, y: number): number {
  const key = own * 1024 + column
  const here = highest.get(key)
  if (here === undefined) highest.set(key, y)
  return Math.min(here ?? y, highest.get(key - 1) ?? y, highest.get(key + 1) ?? y)
}

/** Edge pixels are half covered: the pixels beside and below may know more, at a corner the one across. */
function belowOf(top: Float32Array, at: number, width: number): number {
  const down = at + width
  const beside = Math.min(top[down] ?? DRY, top[at + 1] ?? DRY, top[at - 1] ?? DRY)
  return beside < DRY ? beside : Math.min(top[down - 1] ?? DRY, top[down + 1] ?? DRY)
}

/** How much an edge looks up: 1 is level, 0 upright. */
function upwardAt(distance: Float32Array, at: number, width: number): number {
  const down = (distance[at + 2 * width] ?? 0) - (distance[at - 2 * width] ?? 0)
  const aside = (distance[at + 2] ?? 0) - (distance[at - 2] ?? 0)
  return down / Math.max(1e-3, hypot(down, aside))
}

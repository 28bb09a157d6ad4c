import type { Stage } from '../stage.ts'
import { type Along, alongStrokes } from './along.ts'

export type End = Along['ends'][number]

/** Half the width of a stroke, in frame heights, that has room for a head. */
const LEAST = 0.023

/** A letter as a fish: which of its free ends is its head and which its tail. */
export interface Swimmer {
  owner: number
  /** Too small for a face: it would be a blot. */
  isSmall: boolean
  head: End
  tail: End
}

/**
 * Letters swim to the upper left: of its free ends each has its tail at that farthest down and to the right, and its head
 * at the opposite one. With one free end both are the same; letters without any are left out.
 */
export function swimmersOf({ letters, frame }: Stage): Swimmer[] {
  const owners = letters.owners()
  const chosen = new Map<number, Swimmer>()
  const backOf = ({ x, y, dx, dy }: End) => x + 1.6 * y + (dx + 1.6 * dy) * 0.5 * letters.em
  for (const end of alongStrokes(letters).ends) {
    const x = Math.round(end.x - end.dx * end.half)
    const y = Math.round(end.y - end.dy * end.half)
    const owner = owners[y * letters.width + x] ?? -1
    if (owner < 0 || end.half < 0.03 * letters.em) continue
    const known = chosen.get(owner)
    if (!known) {
      chosen.set(owner, { owner, isSmall: end.half < LEAST * frame.height, head: end, tail: end })
      continue
    }
    if (backOf(end) > backOf(known.tail)) known.tail = end
    const isBetter = isFree(letters, end) && (backOf(end) < backOf(known.head) || !isFree(letters, known.head))
    if (isBetter) known.head = end
  }
  return [...chosen.values()]
}

/** Whether there is nothing at both sides of an end and before it: what looks into a stroke has no room for a head. */
function isFree({ distance, width }: Stage['letters'], { x, y, dx, dy, half }: End): boolean {
  return ROOM.every(([ahead, aside]) => {
    const px = Math.round(x + half * (ahead * dx + aside * dy))
    const py = Math.round(y + half * (ahead * dy - aside * dx))
    return !(distance[py * width + px]! > 0)
  })
}

/** Places that are to be free, in halves of the stroke's width: before the end, and to its side. */
const ROOM = [
  [-1.1, 1.5],
  [-1.1, -1.5],
  [0.9, 0],
  [1.7, 0],
  [2.4, 0],
] as const

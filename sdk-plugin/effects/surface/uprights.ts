import { randomFrom } from '../random.ts'
import type { Stroke } from './strokes.ts'

interface Wanted<T> {
  /** Width of the words over their height. */
  aspect: (of: T) => number
  /** Of the places where words could run upwards, the share that they do. */
  share: number
  seed: number
}

/** Least and most length of words that run upwards, as a share of their natural one. */
const SHORTEST = 0.62
const LONGEST = 1.5

/** How unlike in width two parts of a stroke may be that words run over, as a share. */
const UNEVEN = 0.2

/** Pixels between two parts of a stroke, at most, as a share of its width: rows have some leading. */
const APART = 0.3

/**
 * Joins parts of strokes that lie one below the other to uprights, along which words run; the others stay as they are.
 *
 * @param parts Each with what is set there; an upright takes that of its uppermost part.
 */
export function uprights<T>(parts: readonly (readonly [T, Stroke])[], { aspect, share, seed }: Wanted<T>) {
  const up: (readonly [T, Stroke])[] = []
  if (share === 0) return { up, across: parts }
  const random = randomFrom(seed * 271 + 3)
  const free = new Set(parts.toSorted(([, a], [, b]) => a.top - b.top || a.left[0]! - b.left[0]!))
  const across: (readonly [T, Stroke])[] = []
  for (const part of free) {
    const chain = random() < share ? chainFrom(part, free, aspect(part[0])) : []
    if (chain.length === 0) across.push(part)
    else up.push([part[0], joined(chain.map(([, stroke]) => stroke))])
    for (const taken of chain.length === 0 ? [part] : chain) free.delete(taken)
  }
  return { up, across }
}

/** As many parts, each below the last, as words need to run along them; none where there is no room. */
function chainFrom<P extends readonly [unknown, Stroke]>(first: P, free: ReadonlySet<P>, aspect: number): P[] {
  const natural = aspect * widthOf(first[1])
  const chain = [first]
  for (let last = first; ;) {
    const long = last[1].bottom - first[1].top
    if (long > LONGEST * natural) return []
    // Not shorter than it need be: the nearer to their natural length, the better words look.
    if (long > 0.95 * natural) return chain
    const next = nextOf(free, last[1], first[1])
    if (!next || next[1].bottom - first[1].top > LONGEST * natural) return long > SHORTEST * natural ? chain : []
    chain.push(next)
    last = next
  }
}

function nextOf<P extends readonly [unknown, Stroke]>(
  free: ReadonlySet<P>,
  last: Stroke,
  first: Stroke,
): P | undefined {
  for (const part of free) if (follows(last, part[1], first)) return part
  return undefined
}

const widthOf = ({ left, right }: Stroke) => right[right.length >> 1]! - left[left.length >> 1]!

function follows(last: Stroke, next: Stroke, first: Stroke): boolean {
  const wide = widthOf(first)
  const gap = next.top - last.bottom
  if (gap < 0 || gap > APART * wide || Math.abs(widthOf(next) - wide) > UNEVEN * wide) return false
  const end = last.left.length - 1
  const room = 0.15 * wide + 2 * gap
  return Math.abs(next.left[0]! - last.left[end]!) < room && Math.abs(next.right[0]! - last.right[end]!) < room
}

/** One stroke of several; what lies between two goes straight from one to the other. */
function joined(parts: readonly Stroke[]): Stroke {
  const [{ top }, { bottom }] = [parts[0]!, parts.at(-1)!]
  const left = new Float32Array(bottom - top)
  const right = new Float32Array(bottom - top)
  parts.forEach((part, index) => {
    left.set(part.left, part.top - top)
    right.set(part.right, part.top - top)
    const next = parts[index + 1]
    if (!next) return
    const from = part.bottom - top
    const gap = next.top - part.bottom
    for (let row = 0; row < gap; row++) {
      const t = (row + 1) / (gap + 1)
      left[from + row] = left[from - 1]! + (next.left[0]! - left[from - 1]!) * t
      right[from + row] = right[from - 1]! + (next.right[0]! - right[from - 1]!) * t
    }
  })
  return { top, bottom, left, right }
}

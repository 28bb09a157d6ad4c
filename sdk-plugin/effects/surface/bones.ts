import type { Letters } from '../lettering.ts'
import { letterLines, strokeOf } from '../lines.ts'
import { type Bone, disc, hasKnobs } from './bone.ts'
import { hypot } from '../hypot.ts'
import { medianOf } from '../median.ts'

/** Width as a share of the stroke's; longest bone and space between two in em. */
export interface Laying {
  width: number
  longest: number
  gap: number
  /** Bones that a closed ring is laid of. Default 1: a ring. */
  rings?: number
}

/** How round the bones are bent, in em. */
const ROUND = 0.05
/** Cosine between the ways to and from a corner where one bone ends and the next begins. */
const CORNER = 0.62

/** One bone for each stroke, from corner to corner, long ones first; those that come later end beside those laid. */
export function laid(letters: Letters, { width: share, longest, gap, rings = 1 }: Laying): Bone[] {
  const { em, width, height, distance } = letters
  const lines = letterLines(letters, { along: 'middle', inset: 0, soft: ROUND, keepsTips: true })
  const usual = strokeOf(letters, lines)
  const pieces = lines
    .filter(({ isEmoji }) => !isEmoji)
    .flatMap((line): Bone[] => {
      const points = line.points.map((value, at) => value - 0.5 - ((at & 1) === 0 ? letters.x : letters.y))
      const span = Math.min(usual, widthAt(points, distance, width)) * share
      const halves = line.isClosed && rings > 1 ? opened(points, span) : points
      return cutAt(halves, line.isClosed && halves === points, longest * em, span, halves === points ? 1 : rings).map(
        (each) => ({ ...each, span }),
      )
    })
  const taken = new Uint8Array(width * height)
  return inOrder(pieces, letters).flatMap((bone) => {
    const runs = bone.isClosed ? [bone.points] : freeOf(bone, taken, width)
    const room = bone.span * (hasKnobs(bone) ? 0.55 : 0.3)
    for (const run of runs) take(taken, width, height, run, room + gap * em)
    return runs.map((run) => ({ ...bone, points: run, isUnder: run.length < bone.points.length }))
  })
}

/**
 * Those that run through first, then those that end at another; those that reach far before those that turn back. Free
 * ends reach out.
 */
function inOrder(bones: readonly Bone[], letters: Letters): Bone[] {
  const { width, height } = letters
  const inner = new Int16Array(width * height)
  bones.forEach(({ points, span }, index) => {
    const skip = 2 * Math.round(span * 0.7)
    for (let at = skip; at < points.length - skip; at += 2) {
      inner[Math.round(points[at + 1]!) * width + Math.round(points[at]!)] = index + 1
    }
  })
  const meets = (x: number, y: number, reach: number, own: number) => {
    for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, y + reach); py++) {
      for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, x + reach); px++) {
        const found = inner[py * width + px]!
        if (found > 0 && found !== own + 1) return true
      }
    }
    return false
  }
  return bones
    .map((bone, index) => {
      const { points, span } = bone
      const ends = [0, points.length - 2].map((at) => !meets(points[at]!, points[at + 1]!, span * 0.8, index))
      const longer = bone.isClosed ? points : reachedOut(bone, ends, letters)
      const last = longer.length - 2
      const reach = bone.isClosed ? last : hypot(longer[last]! - longer[0]!, longer[last + 1]! - longer[1]!)
      return { bone: { ...bone, points: longer }, free: ends[0] && ends[1] ? 1 : 0, reach }
    })
    .toSorted((a, b) => b.free - a.free || b.reach - a.reach)
    .map(({ bone }) => bone)
}

/** Middle lines end before their stroke does: on to where there is just room for the knobs. */
function reachedOut({ points, span }: Bone, ends: readonly boolean[], { distance, width }: Letters): Float32Array {
  const [before, after] = [points.length - 2, 0].map((far, side) => {
    const end = side === 0 ? 0 : points.length - 2
    const more: number[] = []
    if (!ends[side] || points.length < 4) return more
    const back = side === 0 ? Math.min(far, 2 * Math.round(span)) : Math.max(far, end - 2 * Math.round(span))
    const dx = points[end]! - points[back]!
    const dy = points[end + 1]! - points[back + 1]!
    const length = hypot(dx, dy) || 1
    for (let step = 1; step < 2 * span; step++) {
      const x = points[end]! + (dx / length) * step
      const y = points[end + 1]! + (dy / length) * step
      if ((distance[Math.round(y) * width + Math.round(x)] ?? 0) < span * 0.5) break
      if (side === 0) more.unshift(x, y)
      else more.push(x, y)
    }
    return more
  })
  return Float32Array.from([...before!, ...points, ...after!])
}

/** A ring without corners as a line that begins at its lowest place; any other as it is. */
function opened(points: Float32Array, span: number): Float32Array {
  if (cornersOf(points, span).length > 0) return points
  let lowest = 0
  for (let at = 0; at < points.length; at += 2) if (points[at + 1]! > points[lowest + 1]!) lowest = at
  return Float32Array.from([...points.subarray(lowest), ...points.subarray(0, lowest + 2)])
}

function widthAt(points: Float32Array, distance: Float32Array, width: number): number {
  const found: number[] = []
  for (let at = 0; at < points.length; at += 8) {
    found.push(distance[Math.round(points[at + 1]!) * width + Math.round(points[at]!)] ?? 0)
  }
  return medianOf(found)
}

/** Cuts where a line turns sharply, and what is longer than allowed into equal parts. */
function cutAt(
  points: Float32Array,
  isClosed: boolean,
  longest: number,
  span: number,
  least = 1,
): Omit<Bone, 'span'>[] {
  const corners = cornersOf(points, span)
  if (isClosed && corners.length > 0) {
    // Where a loop happens to begin is no place to cut it: it begins at a corner.
    const first = corners[0]! * 2
    const turned = new Float32Array(points.length + 2)
    turned.set(points.subarray(first))
    turned.set(points.subarray(0, first + 2), points.length - first)
    return cutAt(turned, false, longest, span)
  }
  const cuts = [0, ...corners, points.length / 2 - 1]
  return cuts.slice(1).flatMap((end, index) => {
    const start = cuts[index]!
    const parts = Math.max(cuts.length === 2 ? least : 1, Math.round((end - start) / longest))
    return Array.from({ length: parts }, (_, part) => {
      const from = start + Math.round(((end - start) * part) / parts)
      const to = start + Math.round(((end - start) * (part + 1)) / parts)
      return { points: points.slice(from * 2, to * 2 + 2), isClosed: isClosed && parts === 1 }
    })
  })
}

/** Where a line turns sharply, as numbers of its points. */
function cornersOf(points: Float32Array, span: number): number[] {
  const count = points.length / 2
  const ahead = Math.max(3, Math.round(span * 1.2))
  const way = (from: number, to: number) => {
    const dx = points[to * 2]! - points[from * 2]!
    const dy = points[to * 2 + 1]! - points[from * 2 + 1]!
    const length = hypot(dx, dy) || 1
    return [dx / length, dy / length] as const
  }
  const found: number[] = []
  let [sharpest, worst] = [-1, CORNER]
  for (let at = ahead; at < count - ahead; at++) {
    const [ax, ay] = way(at - ahead, at)
    const [bx, by] = way(at, at + ahead)
    const cos = ax * bx + ay * by
    if (cos < worst) [sharpest, worst] = [at, cos]
    if (sharpest >= 0 && (at - sharpest > ahead || at === count - ahead - 1)) {
      found.push(sharpest)
      ;[sharpest, worst] = [-1, CORNER]
    }
  }
  return found
}

/** Where a bone with knobs ends below another one, from what that takes, as a share of the span: its knobs are half seen. */
const UNDER = 0.06

/** The runs of a bone's line that end at those laid before. */
function freeOf(bone: Bone, taken: Uint8Array, width: number): Float32Array[] {
  const { points, span } = bone
  const room = span * (hasKnobs(bone) ? UNDER : 0.2)
  const runs: Float32Array[] = []
  const count = points.length / 2
  let from = -1
  for (let at = 0; at <= count; at++) {
    const isFree = at < count && taken[Math.round(points[at * 2 + 1]!) * width + Math.round(points[at * 2]!)] === 0
    if (isFree && from < 0) from = at
    if (isFree || from < 0) continue
    // Where it was cut off, its own knob needs room as well.
    const start = from === 0 ? 0 : from + room
    const end = at === count ? count : at - room
    // What is left of a bone that is shorter than wide would be a lump.
    const least = from > 0 || at < count ? 0.56 * span - 2 * (0.35 * span - room) : 2
    if (end - start >= least) runs.push(points.slice(Math.round(start) * 2, Math.round(end) * 2))
    from = -1
  }
  return runs
}

function take(taken: Uint8Array, width: number, height: number, points: Float32Array, reach: number): void {
  for (let at = 0; at < points.length; at += 2 * Math.max(1, Math.floor(reach / 5))) {
    disc(points[at]!, points[at + 1]!, reach, width, height, (to, inside) => {
      if (inside > 0.5) taken[to] = 1
    })
  }
}

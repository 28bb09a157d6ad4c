import { hypot } from '../hypot.ts'
import type { Disc } from '../kernels/pack.ts'
import type { Letters } from '../lettering.ts'
import { letterLines } from '../lines.ts'
import { halved, STEP } from './vine.ts'

/** A stone as it is set, in pixels of the letters' planes; `radius` is half its length. */
export interface Stone extends Disc {
  /** Radians that it is turned by, where its place asks for it. */
  turn?: number
  /** Discs that cover it, where it is not round. */
  covers?: Disc[]
}

export interface CourseOptions {
  /** Half the width of a stone as a share of that of its stroke. */
  share: number
  /** Space between stones as a share of their length. */
  gap: number
  /** Length of a stone in widths. */
  long: number
  /** Least and greatest half width, in pixels. */
  least: number
  most: number
  /** Signed distance to the outline that holds them. */
  distance: Float32Array
}

/** Of what a row leaves free at its end, shares that are tried to be laid between its stones. */
const SPREADS = [0.95, 0.7, 0.4]

/** Stones one after another along the middle of each stroke, each as wide as the stroke is there. Emoji stay free. */
export function courseOf(letters: Letters, options: CourseOptions): Stone[] {
  const lines = letterLines(halved(letters), { along: 'middle', inset: 0, soft: 0.05 })
  const stones: Stone[] = []
  // Long strokes first: where strokes meet, the short one makes way.
  for (const { points, isEmoji, isClosed } of [...lines].sort((a, b) => b.points.length - a.points.length)) {
    if (!isEmoji && !(isClosed && isRing(points, letters))) stones.push(...rowOn(points, letters, options, stones))
  }
  return stones
}

/** Whether a closed line runs round what is wider than strokes usually are, and not along the middle of one. */
function isRing(points: Float32Array, { width, height, distance }: Letters): boolean {
  let [x, y] = [0, 0]
  for (let at = 0; at < points.length; at += 2) {
    x += (2 * points[at]!) / points.length
    y += (2 * points[at + 1]!) / points.length
  }
  const depth = (px: number, py: number) => {
    const column = Math.min(width - 1, Math.round(STEP * px))
    const row = Math.min(height - 1, Math.round(STEP * py))
    return distance[row * width + column]!
  }
  return depth(x, y) > 1.1 * depth(points[0]!, points[1]!)
}

/** A row along one line: laid close, then spread so that it ends as it begins. */
function rowOn(points: Float32Array, letters: Letters, options: CourseOptions, taken: readonly Stone[]): Stone[] {
  const close = walk(points, letters, options, taken, options.gap)
  const { length } = close.stones
  if (length < 2) return close.stones
  const mean = close.stones.reduce((sum, { radius }) => sum + 2 * radius, 0) / length
  for (const spread of SPREADS) {
    const wider = walk(points, letters, options, taken, options.gap + (spread * close.left) / length / mean)
    if (wider.stones.length === length) return wider.stones
  }
  return close.stones
}

function walk(
  points: Float32Array,
  letters: Letters,
  options: CourseOptions,
  taken: readonly Stone[],
  gap: number,
): { stones: Stone[]; left: number } {
  const count = points.length / 2
  const stones: Stone[] = []
  let left = 0
  for (let at = 0; at < count; at++) {
    const stone = stoneAt(points, at, letters, options)
    // Where a stroke is too thin for stones, none are missing.
    if (!stone) continue
    left += STEP
    if (!isFree(stone, stones, gap) || !isFree(stone, taken, options.gap)) continue
    stones.push(stone)
    left = -stone.radius
  }
  return { stones, left: Math.max(0, left) }
}

function stoneAt(
  points: Float32Array,
  at: number,
  { width, height }: Letters,
  { share, long, least, most, distance }: CourseOptions,
): Stone | undefined {
  const count = points.length / 2
  const x = STEP * (points[at * 2]! - 0.5)
  const y = STEP * (points[at * 2 + 1]! - 0.5)
  const depth = (px: number, py: number) => {
    const column = Math.round(px)
    const row = Math.round(py)
    return column < 0 || row < 0 || column >= width || row >= height ? -1 : distance[row * width + column]!
  }
  const half = Math.min(most, share * depth(x, y))
  if (half < least) return undefined
  const [ahead, behind] = [Math.min(count - 1, at + 4), Math.max(0, at - 4)]
  const turn = Math.atan2(points[ahead * 2 + 1]! - points[behind * 2 + 1]!, points[ahead * 2]! - points[behind * 2]!)
  if (long === 1) return { x, y, radius: half, turn }
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  // Where a stroke bends or ends, a stone is shorter than it is elsewhere.
  for (const ratio of [long, 1 + (long - 1) / 2, 1]) {
    const along = (ratio - 0.3) * half
    const across = 0.7 * half
    const isInside = [1, -1].every((a) =>
      [1, -1].every((b) => depth(x + a * along * cos - b * across * sin, y + a * along * sin + b * across * cos) > 0.5),
    )
    if (!isInside && ratio > 1) continue
    const covers = [-1, 0, 1].map((a) => {
      const far = a * (ratio - 1) * half
      return { x: x + far * cos, y: y + far * sin, radius: half }
    })
    return { x, y, radius: ratio * half, turn, covers }
  }
  return undefined
}

function isFree({ covers, ...stone }: Stone, taken: readonly Stone[], gap: number): boolean {
  const own = covers ?? [stone]
  return taken.every((other) => {
    const room = gap * 2 * Math.min(stone.radius, other.radius)
    const theirs = other.covers ?? [other]
    return own.every((a) => theirs.every((b) => hypot(a.x - b.x, a.y - b.y) >= a.radius + b.radius + room))
  })
}

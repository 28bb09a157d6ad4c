import type { Disc } from '../kernels/pack.ts'
import type { Letters } from '../lettering.ts'
import { letterLines } from '../lines.ts'
import { halfAt, halved, isClear, type Point, type Shoot, STEP, type VineOptions } from './vine.ts'
import { hypot } from '../hypot.ts'

/** An ornament that mirrors itself about the middle of each stroke. In the letters' planes, in pixels. */
export interface Pairs {
  stems: Point[][]
  shoots: Shoot[]
  /** Outlines of leaves. */
  leaves: Point[][]
  /** What is filled: where strokes meet, the ornament of one makes way for that of the other. */
  taken: Disc[]
}

/** Elements along a stroke, from one to the next, in half widths of it. */
const APART = 1.25
/** Of a curl: how far ahead and aside of the stem it lies, and how wide it is, in half widths. */
const AHEAD = 0.22
const ASIDE = 0.5
const WIDE = 0.4
/** Curls less wide than this many wires would be blots. */
const LEAST = 1.5
/** Nor does a stem grow where strokes are thinner than this. */
const THIN = 2

/** A place on a stem: the way outwards to the nearer end of the stroke, and half the stroke's width. */
interface Place extends Point {
  dx: number
  dy: number
  room: number
}

/**
 * Scrolls and leaves in pairs to both sides of a straight stem. They lean from the middle of a stroke to its ends,
 * which bear a leaf each. Emoji stay free.
 */
export function pairsIn(letters: Letters, options: VineOptions): Pairs {
  const pairs: Pairs = { stems: [], shoots: [], leaves: [], taken: [] }
  for (const { points } of letterLines(halved(letters), { along: 'middle', inset: 0, soft: 0.05 })) {
    if (points.length > 8) decorate(letters, points, options, pairs)
  }
  return pairs
}

function decorate(letters: Letters, points: Float32Array, options: VineOptions, pairs: Pairs): void {
  const count = points.length / 2
  const places = Array.from({ length: count }, (_, at) => placeAt(letters, points, at, options))
  const least = THIN * options.line
  let stem: Place[] = []
  for (const place of places) {
    if (place.room > least) stem.push(place)
    if (stem.length > 0 && (place.room <= least || place === places[count - 1])) {
      if (stem.length > 3) finish(letters, stem, options, pairs)
      stem = []
    }
  }
}

/** Lays pairs along a stem, from its middle outwards, and a leaf at each end. */
function finish(letters: Letters, stem: Place[], options: VineOptions, pairs: Pairs): void {
  pairs.stems.push(stem)
  const middle = stem.length / 2
  for (const way of [-1, 1] as const) {
    let index = 0
    for (let at = middle; at >= 0 && at < stem.length; index++) {
      const place = stem[Math.floor(at)]!
      const isFirst = at === middle
      at += (way * APART * place.room) / STEP
      // The pair in the middle belongs to one side only.
      if (isFirst && way === 1) continue
      for (const side of [1, -1] as const) {
        if (index % 2 === 0 && WIDE * place.room > LEAST * options.line) curl(letters, place, side, options, pairs)
        else leaf(place, side, pairs)
      }
    }
  }
  for (const place of [stem[0]!, stem[stem.length - 1]!]) bud(place, pairs)
}

function placeAt(letters: Letters, points: Float32Array, at: number, { line, most, grow }: VineOptions): Place {
  const count = points.length / 2
  const x = STEP * (points[at * 2]! - 0.5)
  const y = STEP * (points[at * 2 + 1]! - 0.5)
  const ahead = Math.min(count - 1, at + 3)
  const behind = Math.max(0, at - 3)
  const dx = points[ahead * 2]! - points[behind * 2]!
  const dy = points[ahead * 2 + 1]! - points[behind * 2 + 1]!
  const far = Math.max(1e-6, hypot(dx, dy)) * (at < count / 2 ? -1 : 1)
  const room = Math.min(most, halfAt(letters, x, y) + grow - line)
  return { x, y, dx: dx / far, dy: dy / far, room }
}

/** The point this far ahead and aside of a place, in its half widths. */
function beside({ x, y, dx, dy, room }: Place, ahead: number, aside: number): Point {
  return { x: x + (dx * ahead - dy * aside) * room, y: y + (dy * ahead + dx * aside) * room }
}

function curl(letters: Letters, place: Place, side: 1 | -1, { grow, line }: VineOptions, pairs: Pairs): void {
  const disc: Disc = { ...beside(place, AHEAD, side * ASIDE), radius: WIDE * place.room }
  const isInside = halfAt(letters, disc.x, disc.y) + grow > disc.radius
  if (!isInside || !isClear(pairs.taken, disc)) {
    if (place.room > 3 * line) leaf(place, side, pairs)
    return
  }
  pairs.shoots.push({ disc, from: beside(place, -0.35, 0), turn: side })
  pairs.taken.push(disc)
}

/** A pointed leaf that bends away from the stem. */
function leaf(place: Place, side: 1 | -1, { leaves, taken }: Pairs): void {
  const disc = { ...beside(place, 0.11, side * 0.42), radius: 0.32 * place.room }
  if (!isClear(taken, disc)) return
  taken.push(disc)
  const root = beside(place, -0.3, 0)
  const tip = beside(place, 0.52, side * 0.78)
  const back = curve(root, beside(place, -0.1, side * 0.74), tip)
  leaves.push([...back, ...curve(tip, beside(place, 0.44, side * 0.1), root)])
}

/** The leaf that a stem ends in. */
function bud(place: Place, { leaves, taken }: Pairs): void {
  const disc = { ...beside(place, 0.2, 0), radius: 0.25 * place.room }
  if (!isClear(taken, disc)) return
  taken.push(disc)
  const root = beside(place, -0.35, 0)
  const tip = beside(place, 0.62, 0)
  leaves.push([...curve(root, beside(place, 0, 0.42), tip), ...curve(tip, beside(place, 0, -0.42), root)])
}

function curve(from: Point, by: Point, to: Point): Point[] {
  return Array.from({ length: 8 }, (_, index) => {
    const t = index / 7
    const a = (1 - t) * (1 - t)
    const b = 2 * t * (1 - t)
    const c = t * t
    return { x: a * from.x + b * by.x + c * to.x, y: a * from.y + b * by.y + c * to.y }
  })
}

import * as z from 'zod'
import { signedDistance } from '../kernels/distance.ts'
import type { Letters } from '../lettering.ts'
import { letterLines, strokeOf } from '../lines.ts'
import { type Operation, operation, type Stage } from '../stage.ts'
import { LETTER_OPERATIONS } from './letters.ts'

type StepSchema = (typeof LETTER_OPERATIONS)[keyof typeof LETTER_OPERATIONS]['schema']

const step = z.discriminatedUnion(
  'do',
  Object.values(LETTER_OPERATIONS).map(({ schema }) => schema) as unknown as [StepSchema, ...StepSchema[]],
)

/**
 * Bones laid along the strokes of the letters, bent as they are, from corner to corner, with two knobs at each end. The steps
 * below work on them in place of the letters. Emoji stay bare.
 */
export const bones = operation({
  name: 'bones',
  schema: z.strictObject({
    do: z.literal('bones'),
    /** Width of the knobs' span as a share of the stroke's. */
    width: z.number().min(0.2).max(2).default(0.92),
    /** Longest bone in em. */
    longest: z.number().min(0.1).max(3).default(0.62),
    /** Space between two, in em. */
    gap: z.number().min(0).max(0.2).default(0.012),
    steps: z.array(step).min(1).max(12),
  }),
  apply(stage, options) {
    const letters = bonesOf(stage, options)
    for (const each of options.steps) {
      const { apply } = LETTER_OPERATIONS[each.do] as unknown as Operation
      apply({ ...stage, letters }, each)
    }
  },
})

type Options = z.output<(typeof bones)['schema']>

function bonesOf(stage: Stage, options: Options): Letters {
  const { letters } = stage
  const { width, height } = letters
  const to: Bed = { coverage: new Float32Array(width * height), width, height }
  for (const bone of laid(stage, options)) drawBone(to, bone)
  const { emoji: _, ...rest } = letters
  const { coverage } = to
  return { ...rest, coverage, ...signedDistance(coverage, width, height) }
}

interface Bed {
  coverage: Float32Array
  width: number
  height: number
}

/** A line of places, one a pixel, and half the width that there is for the bone. */
interface Bone {
  points: Float32Array
  span: number
  isClosed: boolean
}

/** How round the bones are bent, in em. */
const ROUND = 0.05
/** Knobs smaller than this, in pixels, would only be clutter: the bone ends round. */
const LEAST_KNOB = 2.6
/** Cosine between the ways to and from a corner where one bone ends and the next begins. */
const CORNER = 0.62

/** One bone for each stroke, from corner to corner, long ones first; those that come later end beside those laid. */
function laid({ letters }: Stage, { width: share, longest, gap }: Options): Bone[] {
  const { em, width, height, distance } = letters
  const lines = letterLines(letters, { along: 'middle', inset: 0, soft: ROUND })
  const usual = strokeOf(letters, lines)
  const pieces = lines
    .filter(({ isEmoji }) => !isEmoji)
    .flatMap((line): Bone[] => {
      const points = line.points.map((value, at) => value - 0.5 - ((at & 1) === 0 ? letters.x : letters.y))
      const span = Math.min(usual, widthAt(points, distance, width)) * share
      return cutAt(points, line.isClosed, longest * em, span).map((each) => ({ ...each, span }))
    })
  const taken = new Uint8Array(width * height)
  return inOrder(pieces, letters).flatMap((bone) => {
    const kept = bone.isClosed ? bone.points : freeOf(bone, taken, width)
    if (kept.length < 4) return []
    take(taken, width, height, kept, bone.span * 0.8 + gap * em)
    return [{ ...bone, points: kept }]
  })
}

/** Those that run through first, then those that end at another; long ones before short ones. Free ends reach out. */
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
      return { bone: { ...bone, points: longer }, free: ends[0] && ends[1] ? 1 : 0 }
    })
    .toSorted((a, b) => b.free - a.free || b.bone.points.length - a.bone.points.length)
    .map(({ bone }) => bone)
}

/** Middle lines end before their stroke does: on to where there is just room for the knobs. */
function reachedOut({ points, span }: Bone, ends: readonly boolean[], { distance, width }: Letters): Float32Array {
  const [before, after] = [points.length - 2, 0].map((far, side) => {
    const end = side === 0 ? 0 : points.length - 2
    const more: number[] = []
    if (!ends[side] || points.length < 4) return more
    const back = side === 0 ? Math.min(far, 2 * Math.round(span)) : Math.max(far, end - 2 * Math.round(span))
    const [dx, dy] = [points[end]! - points[back]!, points[end + 1]! - points[back + 1]!]
    const length = Math.hypot(dx, dy) || 1
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

function widthAt(points: Float32Array, distance: Float32Array, width: number): number {
  const found: number[] = []
  for (let at = 0; at < points.length; at += 8) {
    found.push(distance[Math.round(points[at + 1]!) * width + Math.round(points[at]!)] ?? 0)
  }
  return found.toSorted((a, b) => a - b)[found.length >> 1] ?? 0
}

/** Cuts where a line turns sharply, and what is longer than allowed into equal parts. */
function cutAt(points: Float32Array, isClosed: boolean, longest: number, span: number): Omit<Bone, 'span'>[] {
  const count = points.length / 2
  const ahead = Math.max(3, Math.round(span * 1.2))
  const way = (from: number, to: number) => {
    const [dx, dy] = [points[to * 2]! - points[from * 2]!, points[to * 2 + 1]! - points[from * 2 + 1]!]
    const length = Math.hypot(dx, dy) || 1
    return [dx / length, dy / length] as const
  }
  const cuts = [0]
  let [sharpest, worst] = [-1, CORNER]
  for (let at = ahead; at < count - ahead; at++) {
    const [ax, ay] = way(at - ahead, at)
    const [bx, by] = way(at, at + ahead)
    const cos = ax * bx + ay * by
    if (cos < worst) [sharpest, worst] = [at, cos]
    if (sharpest >= 0 && (at - sharpest > ahead || at === count - ahead - 1)) {
      cuts.push(sharpest)
      ;[sharpest, worst] = [-1, CORNER]
    }
  }
  cuts.push(count - 1)
  return cuts.slice(1).flatMap((end, index) => {
    const start = cuts[index]!
    const parts = Math.max(1, Math.round((end - start) / longest))
    return Array.from({ length: parts }, (_, part) => {
      const from = start + Math.round(((end - start) * part) / parts)
      const to = start + Math.round(((end - start) * (part + 1)) / parts)
      return { points: points.slice(from * 2, to * 2 + 2), isClosed: isClosed && cuts.length === 2 && parts === 1 }
    })
  })
}

/** The longest run of a bone's line whose ends keep clear of those laid before. */
function freeOf({ points, span }: Bone, taken: Uint8Array, width: number): Float32Array {
  let [best, from] = [[0, 0], -1]
  const count = points.length / 2
  for (let at = 0; at <= count; at++) {
    const isFree = at < count && taken[Math.round(points[at * 2 + 1]!) * width + Math.round(points[at * 2]!)] === 0
    if (isFree && from < 0) from = at
    if (isFree || from < 0) continue
    // Where it was cut off, its own knob needs room as well.
    const [start, end] = [from === 0 ? 0 : from + span * 0.35, at === count ? count : at - span * 0.35]
    if (end - start > best[1]! - best[0]!) best = [Math.round(start), Math.round(end)]
    from = -1
  }
  return best[1]! - best[0]! < span * 0.5 ? points.slice(0, 0) : points.slice(best[0]! * 2, best[1]! * 2)
}

function take(taken: Uint8Array, width: number, height: number, points: Float32Array, reach: number): void {
  for (let at = 0; at < points.length; at += 4) {
    disc(points[at]!, points[at + 1]!, reach, width, height, (to, inside) => {
      if (inside > 0.5) taken[to] = 1
    })
  }
}

/** A shaft, thinnest in its middle, with two knobs at each end. */
function drawBone({ coverage, width, height }: Bed, { points, span, isClosed }: Bone): void {
  const lay = (to: number, inside: number) => {
    if (inside > coverage[to]!) coverage[to] = Math.min(1, inside)
  }
  const last = points.length - 2
  const knob = span * 0.52
  const hasKnobs = knob >= LEAST_KNOB && !isClosed
  const shaft = span * (hasKnobs ? 0.54 : 0.8)
  for (let at = 0; at <= last; at += 2) {
    const t = last === 0 ? 0 : Math.abs((2 * at) / last - 1)
    const radius = isClosed ? shaft : shaft * (0.86 + 0.26 * t ** 6)
    disc(points[at]!, points[at + 1]!, radius, width, height, lay)
  }
  if (!hasKnobs) return
  const back = Math.min(last, 2 * Math.max(2, Math.round(span)))
  for (const [end, before] of [
    [0, back],
    [last, last - back],
  ] as const) {
    const [dx, dy] = [points[end]! - points[before]!, points[end + 1]! - points[before + 1]!]
    const length = Math.hypot(dx, dy) || 1
    const side = (span * 0.46) / length
    for (const to of [side, -side]) disc(points[end]! - dy * to, points[end + 1]! + dx * to, knob, width, height, lay)
  }
}

function disc(
  x: number,
  y: number,
  radius: number,
  width: number,
  height: number,
  each: (at: number, inside: number) => void,
): void {
  const reach = radius + 0.5
  for (let py = Math.max(0, Math.ceil(y - reach)); py <= Math.min(height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.ceil(x - reach)); px <= Math.min(width - 1, x + reach); px++) {
      const inside = reach - Math.hypot(px - x, py - y)
      if (inside > 0) each(py * width + px, inside)
    }
  }
}

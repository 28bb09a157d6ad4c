import { hypot } from '../hypot.ts'
import { sampleAt } from '../kernels/resample.ts'
import type { Letters } from '../lettering.ts'
import { letterLines } from '../lines.ts'
import { halved, type Point, STEP } from './vine.ts'

/** A stretch of the middle of a stroke without sharp bends, in pixels of the letters' planes. */
export interface Run {
  length: number
  /** How much it turns in all, in radians. */
  turned: number
  /** Half the width that it usually has. */
  half: number
  /** Where it is after so many pixels, its direction, and half its width. */
  at(way: number): Point & { dx: number; dy: number; half: number }
}

/** Narrower and wider than a run usually is, it is taken to be no more than so. */
const NARROW = 0.7
const WIDE = 1.1
/** A run ends where it turns by more than this, in radians, within so much of its half width to both sides. */
const SHARP = 0.85
const WINDOW = 0.5
/** How far the middle of a straight stroke may stray, in half widths. */
const STRAY = 0.09
/** Half widths that a run is drawn out by: at most to the outline, and into what is taken. */
const TO_OUTLINE = 2.8
const INTO = 0.6
/** Where strokes meet, the middle is this much further from the outline: a run begins where that ends. */
const MEETING = 1.14
/** A line goes on that turns by less than this at a meeting, in radians; directions are taken over so many places. */
const STRAIGHT = 0.25
const TANGENT = 8

/**
 * Strokes as runs, the longest first. What `isTaken` names when a run's turn comes is left out of it.
 *
 * @param distance Signed, to the outline
 * @param least Half width of the thinnest, in pixels
 */
export function* runsOf(
  letters: Letters,
  distance: Float32Array,
  least: number,
  isTaken: (place: Point) => boolean,
): Generator<Run> {
  const { width, height } = letters
  const depth = ({ x, y }: Point) => sampleAt(distance, width, height, x, y)
  const lines = letterLines(halved(letters), { along: 'middle', inset: 0, soft: 0.05 })
  const pieces = lines
    .filter(({ isEmoji }) => !isEmoji)
    .flatMap(({ points, isClosed }): { places: Point[]; isClosed: boolean }[] => {
      const places = Array.from({ length: points.length / 2 }, (_, at) => ({
        x: STEP * (points[at * 2]! - 0.5),
        y: STEP * (points[at * 2 + 1]! - 0.5),
      }))
      if (isClosed) places.push(places[0]!)
      if (isClosed) return [{ places, isClosed }]
      const parts = unbent(places, depth).flatMap((piece) => betweenMeetings(piece, depth))
      return parts.map((part) => ({ places: part, isClosed }))
    })
  pieces.sort((a, b) => b.places.length - a.places.length)
  for (const { places, isClosed } of pieces) {
    for (const { from, to } of freeParts(places, isTaken)) {
      const part = places.slice(from, to + 1)
      const half = usual(part.map(depth))
      if (part.length < 2 || half < least) continue
      const isWhole = isClosed && part.length === places.length
      const line = isWhole ? straightened(part, STRAY * half) : drawnOut(part, half, depth, isTaken)
      yield runOn(line, half, depth)
    }
  }
}

/** Of a line's places that many are narrower than its broad parts. */
const BROAD = 0.7

const usual = (values: number[], share = 0.5): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

/** A line in pieces that end where it bends sharply. */
function unbent(places: Point[], depth: (place: Point) => number): Point[][] {
  const reach = Math.max(2, Math.round((WINDOW * usual(places.map(depth))) / STEP))
  const turns = places.map((here, at) => {
    const before = places[at - reach]
    const ahead = places[at + reach]
    if (!before || !ahead) return 0
    const turn = Math.atan2(ahead.y - here.y, ahead.x - here.x) - Math.atan2(here.y - before.y, here.x - before.x)
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
  })
  const pieces: Point[][] = []
  let from = 0
  turns.forEach((turn, at) => {
    if (turn < SHARP || at - from < reach) return
    if (turns.slice(Math.max(0, at - reach), at + reach + 1).some((other) => other > turn)) return
    pieces.push(places.slice(from, at + 1))
    from = at
  })
  return [...pieces, places.slice(from)]
}

function freeParts(places: readonly Point[], isTaken: (place: Point) => boolean): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = []
  places.forEach((place, at) => {
    if (isTaken(place)) return
    const last = parts.at(-1)
    if (last?.to === at - 1) last.to = at
    else parts.push({ from: at, to: at })
  })
  return parts
}

/** The fewest places that a line goes by and strays from by no more than `most`. */
export function straightened(places: readonly Point[], most: number): Point[] {
  const [first, last] = [places[0]!, places.at(-1)!]
  const [dx, dy] = [last.x - first.x, last.y - first.y]
  const length = hypot(dx, dy)
  let [far, at] = [most, 0]
  places.slice(1, -1).forEach(({ x, y }, inner) => {
    const index = inner + 1
    const px = x - first.x
    const py = y - first.y
    const off = length < 1 ? hypot(px, py) : Math.abs(px * dy - py * dx) / length
    if (off > far) [far, at] = [off, index]
  })
  if (at === 0) return [first, last]
  return [...straightened(places.slice(0, at + 1), most).slice(0, -1), ...straightened(places.slice(at), most)]
}

/** What of a line lies between the places where strokes meet: there it ends, or goes on where it goes on straight. */
function betweenMeetings(places: Point[], depth: (place: Point) => number): Point[][] {
  const most = MEETING * usual(places.map(depth), BROAD)
  const parts: { from: number; to: number }[] = []
  places.forEach((place, at) => {
    if (depth(place) > most) return
    const last = parts.at(-1)
    const isStraight = last && Math.abs(turnAt(places, last.to, at)) < STRAIGHT
    if (last && (last.to === at - 1 || isStraight)) last.to = at
    else parts.push({ from: at, to: at })
  })
  return parts.map(({ from, to }) => places.slice(from, to + 1))
}

/** How much a line turns between two places, in radians. */
function turnAt(places: readonly Point[], from: number, to: number): number {
  const before = places[Math.max(0, from - TANGENT)]!
  const start = places[from]!
  const end = places[to]!
  const after = places[Math.min(places.length - 1, to + TANGENT)]!
  const turn = Math.atan2(after.y - end.y, after.x - end.x) - Math.atan2(start.y - before.y, start.x - before.x)
  return Math.atan2(Math.sin(turn), Math.cos(turn))
}

/** A line with its ends drawn out straight: to the outline, or into what is taken there. */
function drawnOut(
  places: Point[],
  half: number,
  depth: (place: Point) => number,
  isTaken: (place: Point) => boolean,
): Point[] {
  // Towards a free end the middle of a stroke strays into a corner of it, towards others to their middle.
  const spare = Math.min(Math.floor(places.length / 4), Math.round((0.5 * half) / STEP))
  const line = straightened(places.slice(spare, places.length - spare), STRAY * half)
  if (line.length < 2) return line
  const beyond = (end: Point, before: Point): Point => {
    const far = Math.max(1e-6, hypot(end.x - before.x, end.y - before.y))
    const dx = (end.x - before.x) / far
    const dy = (end.y - before.y) / far
    const place = (by: number) => ({ x: end.x + by * dx, y: end.y + by * dy })
    let by = 0
    for (let taken = 0; by < TO_OUTLINE * half && taken < INTO * half && depth(place(by)) > 0.3; by += 0.5) {
      if (isTaken(place(by))) taken += 0.5
    }
    return place(by)
  }
  return [beyond(line[0]!, line[1]!), ...line.slice(1, -1), beyond(line.at(-1)!, line.at(-2)!)]
}

/** How much a line turns in all, in radians. */
function turned(line: readonly Point[]): number {
  let sum = 0
  for (let at = 2; at < line.length; at++) {
    const a = line[at - 2]!
    const b = line[at - 1]!
    const c = line[at]!
    const turn = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x)
    sum += Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
  }
  return sum
}

function runOn(line: readonly Point[], half: number, depth: (place: Point) => number): Run {
  const ways = [0]
  for (let at = 1; at < line.length; at++)
    ways.push(ways[at - 1]! + hypot(line[at]!.x - line[at - 1]!.x, line[at]!.y - line[at - 1]!.y))
  const length = ways.at(-1)!
  const place = (way: number): Point => {
    const on = Math.max(0, Math.min(length, way))
    const next = Math.max(
      1,
      ways.findIndex((each) => each >= on),
    )
    const a = line[next - 1]!
    const b = line[next]!
    const t = (on - ways[next - 1]!) / Math.max(1e-6, ways[next]! - ways[next - 1]!)
    return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) }
  }
  const at = (way: number) => {
    const from = place(way - WINDOW * half)
    const to = place(way + WINDOW * half)
    const here = place(way)
    const far = Math.max(1e-6, hypot(to.x - from.x, to.y - from.y))
    // Towards an end the outline is near, but the stroke as wide as before.
    const inner = place(Math.max(Math.min(half, length / 2), Math.min(length - Math.min(half, length / 2), way)))
    const own = Math.max(NARROW * half, Math.min(WIDE * half, depth(inner)))
    return { ...here, dx: (to.x - from.x) / far, dy: (to.y - from.y) / far, half: own }
  }
  return { length, turned: turned(line), half, at }
}

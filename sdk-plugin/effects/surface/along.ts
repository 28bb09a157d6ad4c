import type { Letters } from '../lettering.ts'
import { letterLines } from '../lines.ts'
import { hypot } from '../hypot.ts'
import { measured, type Places } from './nearest.ts'
import { halfAt, halved, STEP } from './vine.ts'

/** The letters measured along their strokes, in pixels; for each pixel of their planes. */
export interface Along {
  /** From the beginning of the stroke. */
  along: Float32Array
  /** From its middle line, to its right positive. */
  across: Float32Array
  /** Number of the stroke, -1 where none is near. */
  stroke: Int16Array
  strokes: readonly Stroke[]
  /** Where strokes end freely, at the letters' edge: the unit vector points out. */
  ends: readonly { x: number; y: number; dx: number; dy: number; half: number }[]
}

interface Stroke {
  /** Half its usual width. */
  half: number
  length: number
  isClosed: boolean
  /** Of its middle line, about two pixels apart, before it was drawn on to the edges: x and y in turn. */
  points: Float32Array
  /** With its free ends drawn on. */
  whole: Float32Array
}

const SPARING = 0.6

const known = new WeakMap<Letters, Along>()

/** For each pixel the nearest place of a middle line. Strokes are measured on to their ends; emoji have none. */
export function alongStrokes(letters: Letters): Along {
  const found = known.get(letters)
  if (found) return found
  const { places, strokes, ends } = linesOf(letters)
  const made = { ...measured(letters, places), strokes, ends }
  known.set(letters, made)
  return made
}

/** The strokes alone, for what asks nothing of the pixels beside them. */
export function strokesOf(letters: Letters): readonly Stroke[] {
  return (known.get(letters) ?? linesOf(letters)).strokes
}

function linesOf(letters: Letters): { places: Places } & Pick<Along, 'strokes' | 'ends'> {
  const places: Places = { x: [], y: [], dx: [], dy: [], along: [], stroke: [] }
  const strokes: Stroke[] = []
  const ends: Along['ends'][number][] = []
  const small = halved(letters)
  // Side shoots are cut by how wide the letters are: taken for thinner ones, they keep short arms, as those of a T.
  const sparing = { ...small, distance: small.distance.map((far) => far * SPARING) }
  const lines = letterLines(sparing, { along: 'middle', inset: 0, soft: 0.07 }).filter(
    ({ points, isEmoji }) => !isEmoji && points.length >= 4,
  )
  const whole = lines.map(({ points }) => points.map((value) => STEP * (value - 0.5)))
  whole.forEach((points, index) => {
    const { isClosed } = lines[index]!
    const others = whole.filter((_, other) => other !== index)
    const longer = isClosed ? points : extended(letters, points, others)
    const half = usualHalf(letters, points)
    strokes.push({ half, isClosed, points, whole: longer, length: gather(places, longer, isClosed, index) })
    if (isClosed) return
    if (longer[0] !== points[0] || longer[1] !== points[1]) ends.push(endOf(longer.subarray(0, 4), half))
    const last = longer.length
    if (longer[last - 2] !== points.at(-2) || longer[last - 1] !== points.at(-1)) {
      ends.push(endOf(Float32Array.of(...longer.subarray(last - 2), ...longer.subarray(last - 4, last - 2)), half))
    }
  })
  return { places, strokes, ends }
}

/** @param last The outermost place of a line and the one before it */
function endOf([x, y, beforeX, beforeY]: Float32Array, half: number): Along['ends'][number] {
  const dx = x! - beforeX!
  const dy = y! - beforeY!
  const far = hypot(dx, dy) || 1
  return { x: x!, y: y!, dx: dx / far, dy: dy / far, half }
}

/** The width that a stroke has at most of its places, halved. */
function usualHalf(letters: Letters, points: Float32Array): number {
  const halves = Array.from({ length: points.length / 2 }, (_, at) =>
    halfAt(letters, points[at * 2]!, points[at * 2 + 1]!),
  )
  halves.sort((a, b) => a - b)
  return Math.max(1, halves[halves.length >> 1]!)
}

/** A line with its free ends drawn on to the letters' edge; those that end at another line stay. */
function extended(letters: Letters, points: Float32Array, others: readonly Float32Array[]): Float32Array {
  const count = points.length / 2
  const tail = (from: number, step: 1 | -1): number[] => {
    const x = points[from * 2]!
    const y = points[from * 2 + 1]!
    const half = halfAt(letters, x, y)
    if (others.some((line) => isNear(line, x, y, Math.max(3, 0.7 * half)))) return []
    const back = Math.min(count - 1, Math.ceil(half / STEP))
    const inner = from + step * back
    const dx = x - points[inner * 2]!
    const dy = y - points[inner * 2 + 1]!
    const far = hypot(dx, dy) || 1
    const made: number[] = []
    for (let by = STEP; by < 3 * half + 4 * STEP; by += STEP) {
      const px = x + (dx / far) * by
      const py = y + (dy / far) * by
      made.push(px, py)
      if (halfAt(letters, px, py) < -4) break
    }
    return made
  }
  const before = tail(0, 1)
  const flipped: number[] = []
  for (let at = before.length - 2; at >= 0; at -= 2) flipped.push(before[at]!, before[at + 1]!)
  return Float32Array.from([...flipped, ...points, ...tail(count - 1, -1)])
}

function isNear(line: Float32Array, x: number, y: number, within: number): boolean {
  for (let at = 0; at < line.length; at += 2) {
    if (Math.abs(line[at]! - x) < within && Math.abs(line[at + 1]! - y) < within) return true
  }
  return false
}

function gather(places: Places, points: Float32Array, isClosed: boolean, stroke: number): number {
  const count = points.length / 2
  let passed = 0
  for (let at = 0; at < count; at++) {
    const next = isClosed ? (at + 1) % count : Math.min(count - 1, at + 1)
    const before = isClosed ? (at + count - 1) % count : Math.max(0, at - 1)
    const dx = points[next * 2]! - points[before * 2]!
    const dy = points[next * 2 + 1]! - points[before * 2 + 1]!
    const far = hypot(dx, dy) || 1
    places.x.push(points[at * 2]!)
    places.y.push(points[at * 2 + 1]!)
    places.dx.push(dx / far)
    places.dy.push(dy / far)
    places.along.push(passed)
    places.stroke.push(stroke)
    passed += hypot(points[next * 2]! - points[at * 2]!, points[next * 2 + 1]! - points[at * 2 + 1]!)
  }
  return passed
}

import type { Letters } from '../lettering.ts'
import { letterLines } from '../lines.ts'
import { hypot } from '../hypot.ts'
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

/** Places of all middle lines in one row: where they are, which way the line runs, how far along it they lie. */
interface Places {
  x: number[]
  y: number[]
  dx: number[]
  dy: number[]
  along: number[]
  stroke: number[]
}

const SPARING = 0.6

const known = new WeakMap<Letters, Along>()

/** For each pixel the nearest place of a middle line. Strokes are measured on to their ends; emoji have none. */
export function alongStrokes(letters: Letters): Along {
  const found = known.get(letters)
  if (found) return found
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
    if (longer[0] !== points[0]) ends.push(endOf(longer.subarray(0, 4), half))
    const last = longer.length
    if (longer[last - 1] !== points[points.length - 1]) {
      ends.push(endOf(Float32Array.of(...longer.subarray(last - 2), ...longer.subarray(last - 4, last - 2)), half))
    }
  })
  const made = { ...measured(letters, places), strokes, ends }
  known.set(letters, made)
  return made
}

/** @param last The outermost place of a line and the one before it */
function endOf([x, y, beforeX, beforeY]: Float32Array, half: number): Along['ends'][number] {
  const [dx, dy] = [x! - beforeX!, y! - beforeY!]
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
    const [x, y] = [points[from * 2]!, points[from * 2 + 1]!]
    const half = halfAt(letters, x, y)
    if (others.some((line) => isNear(line, x, y, Math.max(3, 0.7 * half)))) return []
    const back = Math.min(count - 1, Math.ceil(half / STEP))
    const inner = from + step * back
    const [dx, dy] = [x - points[inner * 2]!, y - points[inner * 2 + 1]!]
    const far = hypot(dx, dy) || 1
    const made: number[] = []
    for (let by = STEP; by < 3 * half + 4 * STEP; by += STEP) {
      const [px, py] = [x + (dx / far) * by, y + (dy / far) * by]
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

/** Places farther outside of the letters than this, in em, belong to no stroke. */
const OUTSIDE = 0.16

function measured({ width, height, distance, em }: Letters, places: Places) {
  const [wide, high] = [Math.ceil(width / STEP), Math.ceil(height / STEP)]
  const isNear = new Uint8Array(wide * high)
  const least = -OUTSIDE * em
  for (let y = 0, to = 0; y < high; y++) {
    for (let x = 0, at = y * STEP * width; x < wide; x++, to++, at += STEP) isNear[to] = distance[at]! > least ? 1 : 0
  }
  const near = nearestOf(places, isNear, wide, high)
  const xs = Float32Array.from(places.x)
  const ys = Float32Array.from(places.y)
  const dxs = Float32Array.from(places.dx)
  const dys = Float32Array.from(places.dy)
  const passed = Float32Array.from(places.along)
  const strokes = Int16Array.from(places.stroke)
  // Kept for the steps that follow: not in the kernels' memory.
  const along = new Float32Array(width * height)
  const across = new Float32Array(width * height)
  const stroke = new Int16Array(width * height).fill(-1)
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y >> 1) * wide
    for (let x = 0; x < width; x++, at++) {
      const place = near[row + (x >> 1)]!
      if (place < 0) continue
      const px = x - xs[place]!
      const py = y - ys[place]!
      const dx = dxs[place]!
      const dy = dys[place]!
      along[at] = passed[place]! + px * dx + py * dy
      across[at] = py * dx - px * dy
      stroke[at] = strokes[place]!
    }
  }
  return { along, across, stroke }
}

/** For each pixel of half as large planes the place that is nearest: handed on from neighbour to neighbour. */
function nearestOf(places: Places, isNear: Uint8Array, wide: number, high: number): Int32Array {
  const xs = Float32Array.from(places.x)
  const ys = Float32Array.from(places.y)
  const near = new Int32Array(wide * high).fill(-1)
  const far = new Float32Array(wide * high).fill(Infinity)
  const offer = (at: number, x: number, y: number, place: number) => {
    if (place < 0) return
    const dx = STEP * x - xs[place]!
    const dy = STEP * y - ys[place]!
    const square = dx * dx + dy * dy
    if (square >= far[at]!) return
    far[at] = square
    near[at] = place
  }
  for (let place = 0; place < xs.length; place++) {
    const x = Math.round(xs[place]! / STEP)
    const y = Math.round(ys[place]! / STEP)
    if (x >= 0 && y >= 0 && x < wide && y < high) offer(y * wide + x, x, y, place)
  }
  for (const down of [true, false]) {
    for (let row = 0; row < high; row++) {
      const y = down ? row : high - 1 - row
      const beside = down ? -wide : wide
      for (let x = 0, at = y * wide; x < wide; x++, at++) {
        if (isNear[at] === 0) continue
        if (x > 0) offer(at, x, y, near[at - 1]!)
        if (row === 0) continue
        offer(at, x, y, near[at + beside]!)
        if (x > 0) offer(at, x, y, near[at + beside - 1]!)
        if (x < wide - 1) offer(at, x, y, near[at + beside + 1]!)
      }
      for (let x = wide - 2, at = y * wide + x; x >= 0; x--, at--) {
        if (isNear[at] === 1) offer(at, x, y, near[at + 1]!)
      }
    }
  }
  return near
}

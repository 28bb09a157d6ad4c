import { type LetterLine, spaced } from '../lines.ts'
import { hypot } from '../hypot.ts'

/** A glass tube along a line of the letters: places in pixels of the frame, one a pixel. */
export interface Tube {
  points: Float32Array
  owner: number
  isEmoji: boolean
  /** Ends that are free may carry a fitting; those that meet another tube do not. */
  isStartFree: boolean
  isEndFree: boolean
}

/** How near the middle of another tube is where one ends at it, in radii. */
const NEAR = 2
/** What is left open where a tube comes back to its beginning, in radii between the middles of its ends. */
const OPENING = 2.6
/** A dot is a tube of this length at least, in radii. */
const SHORTEST = 1.1

/**
 * Lines as tubes: ends reach the tube they meet, and dots have a length.
 *
 * @param opens Rings are opened where they hang lowest, for sockets
 */
export function tubesOf(lines: readonly LetterLine[], radius: number, opens: boolean): Tube[] {
  return lines.map((line): Tube => {
    const { owner, isEmoji, isClosed } = line
    if (isClosed) {
      const isRing = opens && line.points.length / 2 > 14 * radius
      const points = isRing ? open(line.points, radius) : closed(line.points)
      return { points, owner, isEmoji, isStartFree: isRing, isEndFree: isRing }
    }
    const others = lines.filter((other) => other !== line && other.owner === owner)
    const start = metBy(line.points, others, radius, false)
    const end = metBy(line.points, others, radius, true)
    const isDot = line.points.length / 2 < 4 * radius
    const points = spaced(Float32Array.from([...(start ?? []), ...line.points, ...(end ?? [])]), false, 1)
    return {
      points: start || end ? points : lengthened(line.points, SHORTEST * radius),
      owner,
      isEmoji,
      isStartFree: !isDot && !start,
      isEndFree: !isDot && !end,
    }
  })
}

/** A dot would be a pinprick of light: it becomes a short tube across its middle. */
function lengthened(points: Float32Array, length: number): Float32Array {
  const ax = points[0]!
  const ay = points[1]!
  const bx = points.at(-2)!
  const by = points.at(-1)!
  const own = hypot(bx - ax, by - ay)
  if (points.length / 2 - 1 >= length) return points
  const [dx, dy] = own > 1 ? [(bx - ax) / own, (by - ay) / own] : [1, 0]
  const x = (ax + bx) / 2
  const y = (ay + by) / 2
  const half = length / 2
  return spaced(Float32Array.from([x - dx * half, y - dy * half, x + dx * half, y + dy * half]), false, 1)
}

function closed(points: Float32Array): Float32Array {
  return Float32Array.from([...points, points[0]!, points[1]!])
}

function open(points: Float32Array, radius: number): Float32Array {
  const count = points.length / 2
  let lowest = 0
  for (let at = 1; at < count; at++) if (points[at * 2 + 1]! > points[lowest * 2 + 1]!) lowest = at
  const gap = Math.round((OPENING * radius) / 2)
  const out = new Float32Array((count - 2 * gap) * 2)
  for (let at = 0; at < count - 2 * gap; at++) {
    const from = (lowest + gap + at) % count
    out[at * 2] = points[from * 2]!
    out[at * 2 + 1] = points[from * 2 + 1]!
  }
  return out
}

/** The place of another tube, or of this one further on, at which an end stops. */
function metBy(
  points: Float32Array,
  others: readonly LetterLine[],
  radius: number,
  atEnd: boolean,
): [number, number] | undefined {
  const first = atEnd ? points.length - 2 : 0
  const [x, y] = [points[first]!, points[first + 1]!]
  let nearest = (NEAR * radius) ** 2
  let place: [number, number] | undefined
  const search = (line: Float32Array, from: number, to: number) => {
    for (let at = from; at < to; at += 2) {
      const far = (line[at]! - x) ** 2 + (line[at + 1]! - y) ** 2
      if (far >= nearest) continue
      nearest = far
      place = [line[at]!, line[at + 1]!]
    }
  }
  for (const { points: other } of others) search(other, 0, other.length)
  const own = 2 * Math.ceil(6 * radius)
  search(points, atEnd ? 0 : own, atEnd ? points.length - own : points.length)
  return place
}

import type { LetterLine } from '../lines.ts'

/** A glass tube along a line of the letters: places in pixels of the frame, one a pixel. */
export interface Tube {
  points: Float32Array
  owner: number
  isEmoji: boolean
  /** Ends that are free carry a fitting; those that meet another tube do not. */
  isStartFree: boolean
  isEndFree: boolean
}

/** How far apart the middles of two tubes are where one ends at the other, in radii. */
const CLEAR = 2.3
/** What is left open where a tube comes back to its beginning, in radii between the middles of its ends. */
const OPENING = 2.6

/** Lines as tubes: rings are opened where they hang lowest, and ends stop short of the tube they meet. */
export function tubesOf(lines: readonly LetterLine[], radius: number): Tube[] {
  const opened = lines.map((line) => (line.isClosed ? { ...line, points: open(line.points, radius) } : line))
  const tubes = opened.map((line, index): Tube | undefined => {
    const own = line.isClosed
    const others = opened.filter((other, at) => at !== index && other.owner === line.owner)
    const cutStart = own ? 0 : cutOf(line.points, others, radius, false)
    const cutEnd = own ? 0 : cutOf(line.points, others, radius, true)
    const count = line.points.length / 2
    const tooShort = cutStart + cutEnd > 0.7 * count || count < 2 * radius
    const points = tooShort ? line.points : line.points.slice(cutStart * 2, (count - cutEnd) * 2)
    const { owner, isEmoji } = line
    const isDot = count < 4 * radius
    if (isDot && line.points.length > 4 && isBeside(line.points, others, radius)) return undefined
    return { points, owner, isEmoji, isStartFree: !isDot && cutStart === 0, isEndFree: !isDot && cutEnd === 0 }
  })
  return tubes.filter((tube) => tube !== undefined)
}

/** Crumbs beside a tube are left over from where strokes cross. */
function isBeside(points: Float32Array, others: readonly LetterLine[], radius: number): boolean {
  const reach = (2.2 * radius) ** 2
  return others.some(({ points: other }) => {
    for (let at = 0; at < other.length; at += 2) {
      if ((other[at]! - points[0]!) ** 2 + (other[at + 1]! - points[1]!) ** 2 < reach)
        return other.length > points.length
    }
    return false
  })
}

function open(points: Float32Array, radius: number): Float32Array {
  const count = points.length / 2
  let lowest = 0
  for (let at = 1; at < count; at++) if (points[at * 2 + 1]! > points[lowest * 2 + 1]!) lowest = at
  const gap = count > 14 * radius ? Math.round((OPENING * radius) / 2) : 0
  const out = new Float32Array((count - 2 * gap) * 2)
  for (let at = 0; at < count - 2 * gap; at++) {
    const from = (lowest + gap + at) % count
    out[at * 2] = points[from * 2]!
    out[at * 2 + 1] = points[from * 2 + 1]!
  }
  return out
}

/** Number of places to take off an end, because another tube is in the way. */
function cutOf(points: Float32Array, others: readonly LetterLine[], radius: number, atEnd: boolean): number {
  const count = points.length / 2
  const placeAt = (step: number) => (atEnd ? count - 1 - step : step) * 2
  const [x, y] = [points[placeAt(0)]!, points[placeAt(0) + 1]!]
  let near: Float32Array | undefined
  let nearest = (1.6 * radius) ** 2
  let middle = 0
  for (const { points: other } of others) {
    for (let at = 0; at < other.length; at += 2) {
      const far = (other[at]! - x) ** 2 + (other[at + 1]! - y) ** 2
      if (far >= nearest) continue
      nearest = far
      near = other
      middle = at
    }
  }
  if (!near) return 0
  const reach = 2 * Math.ceil(8 * radius)
  const from = Math.max(0, middle - reach)
  const to = Math.min(near.length, middle + reach)
  const wanted = (CLEAR * radius) ** 2
  for (let step = 1; step < count; step++) {
    const [px, py] = [points[placeAt(step)]!, points[placeAt(step) + 1]!]
    let least = Infinity
    for (let at = from; at < to; at += 2) least = Math.min(least, (near[at]! - px) ** 2 + (near[at + 1]! - py) ** 2)
    if (least >= wanted) return step
  }
  return count
}

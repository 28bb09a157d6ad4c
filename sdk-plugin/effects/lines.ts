import { contoursOf } from './kernels/contours.ts'
import { type Line, middleLines } from './kernels/skeleton.ts'
import type { Letters } from './lettering.ts'
import { hypot } from './hypot.ts'

/** A line along the letters, one place a pixel, in pixels of the frame. */
export interface LetterLine extends Line {
  /** Number of the character it belongs to. */
  owner: number
  /** Runs around an emoji. */
  isEmoji: boolean
}

export interface LineOptions {
  /** `middle` of the strokes, or an `outline` at `inset` em inside of the letters' edge. */
  along: 'middle' | 'outline'
  inset: number
  /** How round corners become, in em. */
  soft: number
  /** Middles of strokes at 45° reach as far as those of others. Default false. */
  keepsTips?: boolean
}

const known = new WeakMap<Letters, Map<string, LetterLine[]>>()

/** Smooth lines along the letters. Emoji are followed along their outline: they have no strokes. */
export function letterLines(letters: Letters, options: LineOptions): LetterLine[] {
  const key = JSON.stringify(options)
  let lines = known.get(letters)?.get(key)
  if (lines) return lines
  lines = trace(letters, options)
  if (!known.has(letters)) known.set(letters, new Map())
  known.get(letters)!.set(key, lines)
  return lines
}

function trace(letters: Letters, { along, inset, soft, keepsTips }: LineOptions): LetterLine[] {
  const { width, height, distance, em, emoji } = letters
  const isEmojiAt = (x: number, y: number) => emoji !== undefined && emojiNear(letters, Math.round(x), Math.round(y))
  const raw: Line[] = []
  if (along === 'middle') {
    const mask = new Uint8Array(distance.length)
    for (let at = 0; at < mask.length; at++) mask[at] = distance[at]! > 0 && !(emoji && emoji.share[at]! > 0.3) ? 1 : 0
    raw.push(...middleLines(mask, distance, width, height, keepsTips))
    raw.push(...knots(letters, raw))
  }
  if (along === 'outline' || emoji) {
    for (const line of contoursOf(distance, width, height, inset * em)) {
      if (along === 'outline' || isEmojiAt(line.points[0]!, line.points[1]!)) raw.push(line)
    }
  }
  return raw.map((line) => {
    const half = (line.points.length >> 2) * 2
    const x = Math.round(line.points[half]!)
    const y = Math.round(line.points[half + 1]!)
    const smooth = smoothed(line, Math.max(1.6, soft * em))
    for (let at = 0; at < smooth.length; at += 2) {
      smooth[at]! += letters.x + 0.5
      smooth[at + 1]! += letters.y + 0.5
    }
    return {
      points: smooth,
      isClosed: line.isClosed,
      isEmoji: isEmojiAt(x, y),
      // Measured when asked for: most styles do not need it.
      get owner() {
        return letters.owners()[y * width + x]!
      },
    }
  })
}

/** Half the width that strokes usually have, in pixels; 0 where there are none. */
export function strokeOf(letters: Letters, lines: readonly LetterLine[]): number {
  const inPlanes = lines
    .filter(({ isEmoji }) => !isEmoji)
    .map(({ points, isClosed }) => {
      return {
        isClosed,
        points: points.map((value, at) => Math.floor(value) - ((at & 1) === 0 ? letters.x : letters.y)),
      }
    })
  return usualOf(letters, inPlanes)
}

/** Radius of a line that stands for strokes: scripts that come in no light weight get a stouter one than asked for. */
export function stoutness(stroke: number, radius: number): number {
  return Math.min(0.85 * stroke, 1.8 * radius)
}

function usualOf({ width, distance }: Letters, lines: readonly Line[]): number {
  const widths = lines.flatMap(({ points }) =>
    Array.from({ length: points.length >> 3 }, (_, at) => distance[points[at * 8 + 1]! * width + points[at * 8]!]!),
  )
  widths.sort((a, b) => a - b)
  return widths[widths.length >> 1] ?? 0
}

/** Rings inside of what is clearly wider than the strokes, as the drops of Devanagari: their middle line is lost. */
function knots(letters: Letters, lines: readonly Line[]): Line[] {
  const { width, height, distance, emoji } = letters
  const usual = usualOf(letters, lines)
  if (usual === 0) return []
  const rings = contoursOf(distance, width, height, 1.25 * usual)
  return rings.filter(({ points }) => {
    let x = 0
    let y = 0
    for (let at = 0; at < points.length; at += 2) {
      x += (2 * points[at]!) / points.length
      y += (2 * points[at + 1]!) / points.length
    }
    const middle = Math.round(y) * width + Math.round(x)
    // Where two strokes meet at a small angle it is wide as well, but less so.
    return distance[middle]! > 1.8 * usual && !(emoji && emoji.share[middle]! > 0.3)
  })
}

function emojiNear({ width, height, em, emoji }: Letters, x: number, y: number): boolean {
  const by = Math.max(2, Math.round(0.03 * em))
  for (const [dx, dy] of [
    [0, 0],
    [by, 0],
    [-by, 0],
    [0, by],
    [0, -by],
  ] as const) {
    const px = x + dx
    const py = y + dy
    if (px >= 0 && py >= 0 && px < width && py < height && emoji!.share[py * width + px]! > 0.3) return true
  }
  return false
}

/** A line with its steps taken out: evenly spaced, blurred along itself; ends stay where they are. */
function smoothed({ points, isClosed }: Line, sigma: number): Float32Array {
  const even = spaced(points, isClosed, 1)
  const count = even.length / 2
  if (count < 3) return even
  const reach = Math.min(Math.ceil(2.5 * sigma), isClosed ? count : count - 1)
  const weights = Float32Array.from({ length: reach + 1 }, (_, by) => Math.exp((-by * by) / (2 * sigma * sigma)))
  const out = new Float32Array(even.length)
  for (let index = 0; index < count; index++) {
    for (let axis = 0; axis < 2; axis++) {
      const value = (at: number): number => {
        if (isClosed) return even[(((at % count) + count) % count) * 2 + axis]!
        if (at < 0) return 2 * even[axis]! - even[-at * 2 + axis]!
        if (at >= count) return 2 * even[(count - 1) * 2 + axis]! - even[(2 * count - 2 - at) * 2 + axis]!
        return even[at * 2 + axis]!
      }
      let sum = value(index) * weights[0]!
      let total = weights[0]!
      for (let by = 1; by <= reach; by++) {
        sum += (value(index - by) + value(index + by)) * weights[by]!
        total += 2 * weights[by]!
      }
      out[index * 2 + axis] = sum / total
    }
  }
  return spaced(out, isClosed, 1)
}

/** The line with places a step apart; a closed one does not repeat its first. */
export function spaced(points: Float32Array, isClosed: boolean, step: number): Float32Array {
  const count = points.length / 2
  const out: number[] = [points[0]!, points[1]!]
  let left = step
  const last = isClosed ? count : count - 1
  for (let index = 0; index < last; index++) {
    const next = (index + 1) % count
    const ax = points[index * 2]!
    const ay = points[index * 2 + 1]!
    const dx = points[next * 2]! - ax
    const dy = points[next * 2 + 1]! - ay
    const length = hypot(dx, dy)
    while (left <= length && length > 0) {
      out.push(ax + (dx * left) / length, ay + (dy * left) / length)
      left += step
    }
    left -= length
  }
  if (!isClosed && left < step * 0.98) out.push(points[count * 2 - 2]!, points[count * 2 - 1]!)
  return Float32Array.from(out)
}

import { smoothstep } from '../colour.ts'
import type { Disc } from '../kernels/pack.ts'
import type { Letters } from '../lettering.ts'
import { letterLines } from '../lines.ts'
import { hypot } from '../hypot.ts'

export interface Point {
  x: number
  y: number
}

/** A curl within its disc, and where on the stem it parts. */
export interface Shoot {
  disc: Disc
  from: Point
  /** Which way it turns: it leaves along the stem. */
  turn: 1 | -1
}

/** A tendril along each stroke, and curls in its bends, to both sides in turn. In the letters' planes, in pixels. */
export interface Vine {
  stems: Point[][]
  shoots: Shoot[]
}

export interface VineOptions {
  /** Width of the wire, and of the widest curl. */
  line: number
  most: number
  /** Pixels by which what holds the wires is larger than the letters. */
  grow: number
}

/** As shares of half a stroke's width: how far the stem swings, where curls lie, how wide they are, how far apart. */
const SWING = 0.72
const ASIDE = 0.22
const WIDE = 0.64
const APART = 1.75
/** Curls less wide than this many wires would be blots. */
const LEAST = 1.7

/** A vine that grows along the middle of the strokes, as wide as they are. Emoji stay free. */
export function vineIn(letters: Letters, options: VineOptions): Vine {
  const vine: Vine = { stems: [], shoots: [] }
  for (const { points } of letterLines(halved(letters), { along: 'middle', inset: 0, soft: 0.05 })) {
    if (points.length > 8) grow(letters, points, options, vine)
  }
  return vine
}

/** Pixels from place to place of a middle line. */
export const STEP = 2

/** Letters half as large, as far as their middle lines need them: thinned in a fifth of the time. */
export function halved({ emoji, ...letters }: Letters): Letters {
  const width = Math.floor(letters.width / STEP)
  const height = Math.floor(letters.height / STEP)
  const distance = new Float32Array(width * height)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0, at = y * STEP * letters.width; x < width; x++, to++, at += STEP) {
      distance[to] = emoji && emoji.share[at]! > 0.3 ? -1 : letters.distance[at]! / STEP
    }
  }
  return { ...letters, x: 0, y: 0, width, height, em: letters.em / STEP, distance }
}

function grow(letters: Letters, points: Float32Array, { line, most, grow: by }: VineOptions, vine: Vine): void {
  const count = points.length / 2
  const stem: Point[] = []
  let from: Point | undefined
  let phase = 0.5
  for (let at = 0; at < count; at++) {
    const x = STEP * (points[at * 2]! - 0.5)
    const y = STEP * (points[at * 2 + 1]! - 0.5)
    const half = halfAt(letters, x, y) + by - line
    const ahead = Math.min(count - 1, at + 2)
    const behind = Math.max(0, at - 2)
    const dx = points[ahead * 2]! - points[behind * 2]!
    const dy = points[ahead * 2 + 1]! - points[behind * 2 + 1]!
    const far = Math.max(1e-6, hypot(dx, dy))
    const room = Math.min(half, most / (2 * WIDE))
    const apart = Math.max(4 * line, APART * room)
    const swing = Math.cos(Math.PI * phase)
    // Towards its ends the stem comes to rest in the middle.
    const rest = Math.min(1, (STEP * at) / apart, (STEP * (count - 1 - at)) / apart)
    const reach = SWING * room * rest * smoothstep(0.5, 1, (room * WIDE) / (LEAST * line))
    const place = { x: x - (dy / far) * swing * reach, y: y + (dx / far) * swing * reach }
    stem.push(place)
    const next = phase + STEP / apart
    if (Math.floor(next + 0.5) > Math.floor(phase + 0.5)) from = place
    if (Math.floor(next) > Math.floor(phase) && from && rest > 0.3) {
      const side = swing > 0 ? 1 : -1
      const aside = -side * ASIDE * room
      const disc = { x: x - (dy / far) * aside, y: y + (dx / far) * aside, radius: WIDE * room }
      if (
        disc.radius > LEAST * line &&
        isClear(
          vine.shoots.map((shoot) => shoot.disc),
          disc,
        )
      )
        vine.shoots.push({ disc, from, turn: side > 0 ? -1 : 1 })
    }
    phase = next
  }
  vine.stems.push(stem)
}

/** How far inside of the letters' edge a place lies, in pixels. */
export function halfAt({ width, height, distance }: Letters, x: number, y: number): number {
  const px = Math.min(width - 1, Math.max(0, Math.round(x)))
  const py = Math.min(height - 1, Math.max(0, Math.round(y)))
  return distance[py * width + px]!
}

/** Where strokes meet, the vine of one makes way for that of the other. */
export function isClear(taken: readonly Disc[], { x, y, radius }: Disc): boolean {
  return taken.every((disc) => hypot(disc.x - x, disc.y - y) > 0.85 * (disc.radius + radius))
}

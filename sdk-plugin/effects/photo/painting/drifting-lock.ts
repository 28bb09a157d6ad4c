import { mix, smoothstep } from '../../colour.ts'

/** Places along a strand. */
const STEPS = 16

export interface Head {
  cx: number
  cy: number
  w: number
  h: number
  lean: number
  /** Of the ripples. */
  phase: number
}

/** How far a lock turns until it lies in the stream, which runs across the picture: to the side that it leaves the head on. */
export function bendOf(way: number, upright: boolean, random: () => number): number {
  const along = Math.cos(way) > (upright ? 0 : -0.3) ? mix(-0.3, 0.3, random()) : Math.PI + mix(-0.3, 0.3, random())
  return Math.atan2(Math.sin(along - way), Math.cos(along - way)) * mix(0.75, 1.05, random())
}

/** How far a way out of a head is over its crown, 0 to 1. */
export function crownAt(way: number): number {
  return Math.max(0, -Math.sin(way)) ** 2
}

interface Strand {
  way: number
  long: number
  side: number
  half: number
  /** How far its lock turns on its way, in radians. */
  bend: number
  /** Of its lock: where it begins, how far it swings in radians, and how long it is. */
  wave: { from: number; size: number; long: number }
}

/** Where a strand goes: out from the head, into the stream, in the waves of its lock and the ripples of the water. */
export function strandOf({ cx, cy, w, h, lean, phase }: Head, { way, long, side, half, bend, wave }: Strand): Place[] {
  // The box of a face ends at the brow: a crown is higher.
  const up = crownAt(way - lean)
  // At the jaws a face is narrower: hair goes on there to where the skin begins.
  const low = Math.max(0, Math.sin(way - lean))
  const start = (0.45 - 0.16 * Math.min(1, 2 * low)) * w + (0.24 * h - 0.2 * w) * up
  const step = (long + 0.11 * w) / (STEPS - 1)
  let [x, y] = [cx + Math.cos(way) * start, cy + Math.sin(way) * start]
  const places: Place[] = []
  for (let at = 0; at < STEPS; at++) {
    const t = at / (STEPS - 1)
    const u = (x - cx) / w
    const v = (y - cy) / h
    const ripple = Math.sin(3.1 * u - 2.2 * v + phase) + 0.55 * Math.sin(5.3 * v + 3.7 * u + 2 * phase)
    const swing = wave.size * Math.sin((6.283 * t * long) / wave.long + wave.from)
    // Over a crown hair lies along the head before the water takes it.
    const turn = bend * mix(0.3 + 0.34 * up, 1, smoothstep(0, 0.42 + 0.1 * up, t)) + Math.min(1, 2.6 * t) * (swing + 0.3 * ripple)
    // Wet locks meet in a point.
    const aside = side * (1 + 0.7 * Math.sin(3.1 * t) - 0.92 * t)
    const dx = Math.cos(way + turn)
    const dy = Math.sin(way + turn)
    places.push({ x: x - dy * aside, y: y + dx * aside, half: half * Math.sqrt(Math.max(0.02, 1 - t)) })
    x += dx * step
    y += dy * step
  }
  return places
}

export interface Place {
  x: number
  y: number
  half: number
}

import { smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { sampleAt } from '../kernels/resample.ts'
import type { Letters } from '../lettering.ts'

/** Depth of a furrow whose wall ends at 1: steep below its lip, round at the bottom. */
export function furrow(way: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, way))) ** 1.7
}

/** Distance in em into an outline that a hand strayed from. */
export type DistanceAt = (at: number) => number

export function strayed(
  { width, height, em, distance }: Letters,
  grow: number,
  wander: number,
  seed: number,
): DistanceAt {
  if (wander === 0) return (at) => distance[at]! / em + grow
  const swirls = noiseTile('swirls')
  const there = plane(width * height)
  const [k, far] = [150 / em, wander * em]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (distance[at]! < -0.3 * em) {
        there[at] = distance[at]! / em + grow
        continue
      }
      const u = x * k + seed * 23
      const v = y * k
      const right = far * noiseAt(swirls, u, v)
      const down = far * noiseAt(swirls, v, u + 90)
      const pressed = 0.5 * wander * noiseAt(swirls, u * 1.3 + 200, v * 1.3)
      there[at] = sampleAt(distance, width, height, x + right, y + down) / em + grow + pressed
    }
  }
  return (at) => there[at]!
}

/**
 * What a hand pushed out of a groove and left beside it, 1 at its highest beside a long stroke. From what was dug nearby, not
 * from how far its edge is: so two strokes side by side have one flat heap between them, without a crease.
 */
export function bermOf({ width, height, em }: Letters, from: DistanceAt, reach: number, aside: number): Float32Array {
  const dug = plane(width * height)
  for (let at = 0; at < dug.length; at++) dug[at] = Math.min(1, Math.max(0, from(at) * em + 0.5))
  const wide = blur(dug, width, height, reach * em)
  const close = blur(dug, width, height, 0.3 * reach * em)
  const berm = plane(width * height)
  for (let at = 0; at < berm.length; at++) {
    const near = wide[at]!
    if (near < 0.004) continue
    // Of a straight edge the slope is 0.4 in its reach.
    const right = (wide[at + 1] ?? 0) - (wide[at - 1] ?? 0)
    const below = (wide[at + width] ?? 0) - (wide[at - width] ?? 0)
    const away = (-(right + below) * reach * em) / 1.13
    const free = 1 - close[at]!
    const share = 1 + aside * Math.max(-0.85, Math.min(1, away))
    berm[at] = 6.5 * near * (1 - near) * free * free * share
  }
  return berm
}

/** How much loose stuff lies at a place of the noise where `share` of the most does. */
export type Loose = (u: number, v: number, share: number) => number

/** What comes off in flakes. */
export function flakes(): Loose {
  const fine = noiseTile('grain')
  return (u, v) => smoothstep(0.08, 0.55, noiseAt(fine, u * 0.8 + 40, v * 0.8))
}

/** Round clods of unlike size, more of them where more was thrown out. */
export function clods(): Loose {
  const [cells, clouds] = [noiseTile('cells'), noiseTile('clouds')]
  const ball = (far: number, radius: number) => (far < radius ? Math.sqrt(1 - (far / radius) ** 2) * radius : 0)
  return (u, v, share) => {
    const most = Math.min(0.6, 0.1 + 0.4 * share)
    const large = most * (0.35 + 1.6 * noiseAt(clouds, u * 2.1 + 60, v * 2.1))
    const small = most * (0.6 + 1.4 * noiseAt(clouds, u * 4.7, v * 4.7 + 30))
    return 2.4 * ball(noiseAt(cells, u * 2.4, v * 2.4), large) + ball(noiseAt(cells, u * 6.1 + 77, v * 6.1), small)
  }
}

interface Hand {
  uneven: number
  slides: number
  ridges: number
  wall: number
}

/** Width of a ridge that a finger leaves, in em. */
const RIDGE = 0.018

/** What a hand does unlike from place to place: how deep it presses, what slides back, the ridges of its skin. */
export function drawnByHand({ em }: Letters, { uneven, slides, ridges, wall }: Hand, seed: number) {
  const [fine, wide, swirls] = [noiseTile('grain'), noiseTile('clouds'), noiseTile('swirls')]
  const here = { deep: 1, ridge: 0 }
  const k = 100 / em
  return (x: number, y: number, d: number) => {
    const u = x * k + seed * 31
    const v = y * k + seed * 7
    if (uneven > 0) here.deep = 1 + uneven * Math.max(-0.8, 1.7 * noiseAt(swirls, u * 0.8, v * 0.8))
    if (slides > 0) {
      const slid = smoothstep(0.05, 0.4, noiseAt(wide, u * 1.5 + 60, v * 1.5) + 0.25 * noiseAt(fine, u * 2, v * 2))
      here.deep *= 1 - slides * slid * smoothstep(2.2 * wall, 0.4 * wall, d)
    }
    if (ridges > 0) here.ridge = ridges * noiseAt(fine, (8 * d) / RIDGE, (u + v) * 0.12)
    return here
  }
}

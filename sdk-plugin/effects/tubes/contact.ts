import { mix, type Rgb } from '../colour.ts'
import type { Frame } from '../frame.ts'
import type { Letters } from '../lettering.ts'
import { bolt, type Bolt } from './bolt.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { addSpot } from './spark.ts'

/** Where a bolt meets a letter, in pixels of the frame. */
export interface Contact {
  x: number
  y: number
  /** Share of the power of the whole. */
  power: number
}

/** Bolts that end where they first meet the letters, grown by `grow` pixels; what begins behind that place is gone. */
export function stopped(bolts: readonly Bolt[], { x, y, width, height, distance }: Letters, grow: number): Bolt[] {
  const isMet = (px: number, py: number) => {
    const column = Math.round(px) - x
    const row = Math.round(py) - y
    if (column < 0 || row < 0 || column >= width || row >= height) return false
    return distance[row * width + column]! > -grow
  }
  return bolts.flatMap((each) => {
    const { points } = each
    let end = 0
    while (end < points.length && !isMet(points[end]!, points[end + 1]!)) end += 2
    if (end >= points.length) return [each]
    return end < 6 ? [] : [{ ...each, points: points.subarray(0, end + 2) }]
  })
}

/** Short arcs that jump aside from where the bolt struck. */
export function feelers({ x, y }: Contact, em: number, width: number, random: () => number): Bolt[] {
  return Array.from({ length: 5 }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1
    const angle = mix(-0.75, 0.22, random())
    const reach = em * mix(0.1, 0.3, random())
    const end = [x + side * Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
    return bolt([x, y], end, { width, rough: 0.28, branches: 0.2, random }).map((each) => ({ ...each, tapers: true }))
  }).flat()
}

/** Molten drops that fly off, and fall on their way. */
const SPARKS = 46

/** The place itself: blown out, with drops of molten metal that fly off it. */
export function drawContact(frame: Frame, { x, y, power }: Contact, em: number, tone: Rgb, random: () => number): void {
  addSpot(frame, x, y, 0.3 * em, tone, 0.34 * power)
  addSpot(frame, x, y, 0.1 * em, [0.7, 0.82, 1], 1.1 * power)
  addSpot(frame, x, y, 0.036 * em, [1, 1, 1], 7 * power)
  for (let spark = 0; spark < SPARKS; spark++) {
    const angle = -Math.PI / 2 + (random() + random() - 1) * 1.9
    const speed = em * mix(0.08, 0.5, random() ** 1.6)
    const dx = Math.cos(angle) * speed
    const dy = Math.sin(angle) * speed
    const fall = em * mix(0.06, 0.3, random())
    const size = Math.max(0.5, em * mix(0.0022, 0.005, random()))
    const light = power * mix(0.5, 2.6, random() ** 2)
    // The last part of its way: a drop is seen as a short curved streak, brightest at its head.
    const from = mix(0.35, 0.75, random())
    const steps = Math.max(4, Math.round((0.75 * (speed + fall) * (1 - from)) / size))
    for (let step = 0; step <= steps; step++) {
      const t = mix(from, 1, step / steps)
      const head = (step / steps) ** 1.5
      addSpot(frame, x + dx * t, y + dy * t + fall * t * t, size * (0.6 + 0.6 * head), HOT, light * (0.12 + head))
    }
  }
}

const HOT: Rgb = [1, 0.78, 0.5]

/** The flash on wet ground below `foot`: a streak towards the viewer, that ripples break and that widens on its way. */
export function drawStreak(
  { width, height, r, g, b }: Frame,
  { x, power }: Contact,
  foot: number,
  em: number,
  gain: number,
): void {
  const swirls = noiseTile('swirls')
  for (let y = Math.max(0, Math.round(foot)); y < height; y++) {
    const depth = (y - foot) / em
    const half = em * (0.045 + 0.1 * depth)
    const fade = gain * power * Math.exp(-1.1 * depth) * Math.min(1, depth * 12)
    const row = 320 * Math.log(1 + depth * 8)
    for (let px = Math.max(0, Math.floor(x - 4 * half)); px < Math.min(width, x + 4 * half); px++) {
      const wave = noiseAt(swirls, (px * 50) / (em * (1 + depth)), row)
      const far = (px - x + wave * half * 1.6) / half
      const share = (fade * Math.max(0, 0.55 + 1.6 * wave)) / (1 + far * far * (1 + far * far * 0.3))
      const at = y * width + px
      r[at]! += 0.5 * share
      g[at]! += 0.68 * share
      b[at]! += share
    }
  }
}

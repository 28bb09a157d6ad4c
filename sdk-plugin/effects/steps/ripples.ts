import * as z from 'zod'
import { colour, type Rgb, smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { operation, type Stage } from '../stage.ts'

/** Rings that run out from the letters over water: they bend what lies below and catch the sky. Lengths in em. */
export const ripples = operation({
  name: 'ripples',
  schema: z.strictObject({
    do: z.literal('ripples'),
    /** Distance from crest to crest. */
    apart: z.number().positive().max(1).default(0.07),
    /** How far they can be seen. */
    reach: z.number().positive().max(1).default(0.28),
    height: z.number().min(0).max(3).default(1),
    /** Around the feet of letters that stand in the water, seen at a low angle, not around letters that lie on it. */
    standing: z.boolean().default(false),
    /** Of the crests around feet. */
    light: colour.default([0.75, 0.9, 1]),
  }),
  apply(stage, { apart, reach, height, standing, light: tone }) {
    const { frame, letters, environment } = stage
    if (standing) {
      ringFeet(stage, { apart, reach, height, tone })
      return
    }
    const { width, em, distance } = letters
    const swirls = noiseTile('swirls')
    const [kx, ky] = environment.key
    // Where rings of two letters meet, they pass into each other.
    const smooth = blur(distance, width, letters.height, MEETING * apart * em)
    const limit = reach * em
    const wave = (2 * Math.PI) / (apart * em)
    const k = 170 / em
    const [fr, fg, fb] = [frame.r.slice(), frame.g.slice(), frame.b.slice()]
    const firstX = Math.max(1, 1 - letters.x)
    const lastX = Math.min(width - 1, frame.width - letters.x)
    for (let y = Math.max(1, 1 - letters.y); y < Math.min(letters.height - 1, frame.height - letters.y); y++) {
      for (let x = firstX, at = y * width + firstX; x < lastX; x++, at++) {
        if (distance[at]! > 2) continue
        const far = -smooth[at]!
        if (far > limit) continue
        const stray = noiseAt(swirls, x * k, y * k)
        const fade = (1 - far / limit) * (1 - far / limit) * (0.75 + 0.7 * stray) * height
        const slope = Math.cos((far + 0.025 * em * stray) * wave) * fade
        const gx = (smooth[at - 1]! - smooth[at + 1]!) * 0.5
        const gy = (smooth[at - width]! - smooth[at + width]!) * 0.5
        const px = x + letters.x + Math.round(gx * slope * 0.03 * em)
        const py = y + letters.y + Math.round(gy * slope * 0.03 * em)
        const from =
          (py < 0 ? 0 : py >= frame.height ? frame.height - 1 : py) * frame.width +
          (px < 0 ? 0 : px >= frame.width ? frame.width - 1 : px)
        const to = (y + letters.y) * frame.width + x + letters.x
        const facing = -(gx * kx + gy * ky) * slope
        const light = facing > 0 ? 1 + 0.5 * facing : 1 + 0.55 * facing
        const shine = facing > 0.25 ? (facing - 0.25) * (facing - 0.25) * 0.9 : 0
        frame.r[to] = fr[from]! * light + shine * 0.75
        frame.g[to] = fg[from]! * light + shine * 0.9
        frame.b[to] = fb[from]! * light + shine
      }
    }
  },
})

/** Over how wide a belt rings of two letters pass into each other, as a share of the distance between two. */
const MEETING = 0.4

/** How much shorter the water's depth is seen than its breadth. */
const FLAT = 5.5
/** Letters stand on what is lower than this above the lowest of them, in em. */
const SOLE = 0.045

interface Rings {
  apart: number
  reach: number
  height: number
  tone: Rgb
}

/** Rings around the feet: each shifts what the water mirrors, and its far side catches the light behind it. */
function ringFeet({ frame, letters }: Stage, { apart, reach, height, tone }: Rings): void {
  const { em, ink } = letters
  const foot = letters.y + ink.bottom
  const feet = feetOf(letters)
  const swirls = noiseTile('swirls')
  const limit = reach * em
  const wave = (2 * Math.PI) / (apart * em)
  const rows = Math.ceil(limit / FLAT)
  const top = Math.max(0, foot - (rows >> 1))
  const planes = [frame.r, frame.g, frame.b]
  const seen = planes.map((plane) => plane.slice(top * frame.width, Math.min(frame.height, foot + rows) * frame.width))
  for (let y = top; y < Math.min(frame.height, foot + rows); y++) {
    const down = (y - foot) * FLAT
    for (let x = Math.max(0, letters.x); x < Math.min(frame.width, letters.x + letters.width); x++) {
      const aside = feet[x - letters.x]!
      const inside = (y - letters.y) * letters.width + x - letters.x
      if (y < foot && letters.coverage[inside]! > 0.02) continue
      const stray = noiseAt(swirls, (x * 60) / em, (down * 60) / em)
      const far = Math.sqrt(aside * aside + down * down) + 0.05 * em * stray
      if (far > limit) continue
      const fade = smoothstep(limit, 0.15 * limit, far) * height
      const slope = Math.sin(far * wave) * fade
      const from = Math.max(0, Math.min(frame.width - 1, x + Math.round(slope * 0.035 * em)))
      const share = slope > 0 ? 0.9 * slope * slope : 0
      const kept = slope < 0 ? 1 + 0.62 * slope : 1
      planes.forEach((plane, c) => {
        plane[y * frame.width + x] = seen[c]![(y - top) * frame.width + from]! * kept + tone[c]! * share
      })
    }
  }
}

/** For each column how far the next foot is, in pixels. */
function feetOf({ width, height, coverage, ink, em }: Stage['letters']): Float32Array {
  const far = new Float32Array(width).fill(1e6)
  for (let y = Math.max(0, Math.round(ink.bottom - SOLE * em)); y < Math.min(height, ink.bottom); y++) {
    for (let x = 0; x < width; x++) if (coverage[y * width + x]! > 0.5) far[x] = 0
  }
  for (let x = 1; x < width; x++) far[x] = Math.min(far[x]!, far[x - 1]! + 1)
  for (let x = width - 2; x >= 0; x--) far[x] = Math.min(far[x]!, far[x + 1]! + 1)
  return far
}

import * as z from 'zod'
import { colour, type Rgb } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { operation } from '../stage.ts'
import { hypot } from '../hypot.ts'

/** Stars where the letters are brightest, as a lens makes them. */
export const glints = operation({
  name: 'glints',
  schema: z.strictObject({
    do: z.literal('glints'),
    count: z.number().int().min(1).max(40).default(5),
    /** Length of the rays in em. */
    size: z.number().positive().max(1).default(0.16),
    /** Only where the light is at least this. */
    from: z.number().min(0).default(1.6),
    strength: z.number().min(0).max(10).default(1.4),
    colour: colour.default([1, 1, 1]),
  }),
  apply({ frame, letters }, { count, size, from, strength, colour: tint }) {
    const radius = size * letters.em
    const places: { x: number; y: number; light: number }[] = []
    const right = Math.min(letters.width, frame.width - letters.x - 1)
    const bottom = Math.min(letters.height, frame.height - letters.y - 1)
    for (let y = Math.max(1, 1 - letters.y); y < bottom; y++) {
      for (let x = Math.max(1, 1 - letters.x); x < right; x++) {
        if (letters.distance[y * letters.width + x]! < 0) continue
        const at = (y + letters.y) * frame.width + x + letters.x
        const light = frame.g[at]!
        if (light < from || light < frame.g[at - 1]! || light <= frame.g[at + 1]!) continue
        if (light < frame.g[at - frame.width]! || light <= frame.g[at + frame.width]!) continue
        places.push({ x: x + letters.x, y: y + letters.y, light })
      }
    }
    places.sort((a, b) => b.light - a.light || a.y - b.y || a.x - b.x)
    const chosen: typeof places = []
    for (const place of places) {
      if (chosen.length >= count) break
      if (chosen.some(({ x, y }) => hypot(x - place.x, y - place.y) < letters.em * 0.6)) continue
      chosen.push(place)
      const share = 1 - 0.55 * (chosen.length / (count + 1))
      drawStar(frame, place.x, place.y, radius * share, strength, tint)
    }
  },
})

function drawStar({ width, height, r, g, b }: Frame, x: number, y: number, radius: number, k: number, tint: Rgb): void {
  const reach = Math.ceil(radius * 1.5)
  for (let py = Math.max(0, y - reach); py <= Math.min(height - 1, y + reach); py++) {
    const v = Math.abs(py - y) / radius
    for (let px = Math.max(0, x - reach); px <= Math.min(width - 1, x + reach); px++) {
      const u = Math.abs(px - x) / radius
      const rays = Math.max(0, 1 - u) ** 3 * Math.exp(-v * v * 1100) + Math.max(0, 1 - v) ** 3 * Math.exp(-u * u * 1100)
      const core = 0.9 * Math.exp(-(u * u + v * v) * 90) + 0.09 * Math.exp(-(u * u + v * v) * 7)
      const light = (rays + core) * k
      if (light < 0.003) continue
      const at = py * width + px
      r[at]! += light * tint[0]
      g[at]! += light * tint[1]
      b[at]! += light * tint[2]
    }
  }
}

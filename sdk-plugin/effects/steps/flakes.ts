import * as z from 'zod'
import { colour, mix } from '../colour.ts'
import { randomFrom } from '../random.ts'
import { operation } from '../stage.ts'
import { hypot } from '../hypot.ts'

/** Falling snow, or dust in the light: far and small, sharp at the letters' depth, large and soft before the lens. */
export const flakes = operation({
  name: 'flakes',
  schema: z.strictObject({
    do: z.literal('flakes'),
    count: z.number().int().min(1).max(1200).default(260),
    colour: colour.default([0.95, 0.97, 1]),
    opacity: z.number().min(0).max(1).default(0.85),
    /** Radius at the letters' depth, in frame heights. */
    size: z.number().positive().max(0.05).default(0.0035),
    /** Largest radius of those before the lens, in frame heights. */
    near: z.number().min(0).max(0.3).default(0.03),
    /** How far they are blurred along their fall, as a multiple of their size. */
    streak: z.number().min(0).max(10).default(0.6),
    /** Direction of the fall: right per down. */
    wind: z.number().min(-2).max(2).default(0.25),
    /** How much the band of the text is kept free of large ones. */
    clear: z.number().min(0).max(1).default(0.75),
  }),
  apply({ frame, seed }, options) {
    const random = randomFrom(seed * 60_493 + 11)
    const { width, height } = frame
    const length = hypot(1, options.wind)
    for (let index = 0; index < options.count; index++) {
      const u = random()
      const v = random()
      const depth = random()
      const odd = random()
      const isNear = depth > 0.94
      const radius =
        (isNear
          ? mix(0.3, 1, odd * odd) * options.near
          : depth < 0.6
            ? options.size * mix(0.22, 0.5, odd)
            : options.size * mix(0.6, 1.25, odd)) * height
      if (isNear && Math.abs(v - 0.5) < 0.3 && random() < options.clear) continue
      // What is out of focus spreads its light over a larger disc.
      const dim = isNear ? mix(0.2, 0.09, odd) : depth < 0.6 ? 0.55 : 0.9
      drawFlake(frame, {
        x: u * width,
        y: v * height,
        radius: Math.max(0.55, radius),
        soft: isNear ? 0.22 : 0.75,
        dx: options.wind / length,
        dy: 1 / length,
        streak: 1 + options.streak * (isNear ? 0.12 : 0.5 + odd),
        opacity: options.opacity * dim * Math.min(1, radius / 0.55),
        tone: options.colour,
      })
    }
  },
})

interface Flake {
  x: number
  y: number
  radius: number
  /** Share of the radius that fades. */
  soft: number
  dx: number
  dy: number
  streak: number
  opacity: number
  tone: readonly [number, number, number]
}

function drawFlake(
  { width, height, r, g, b }: { width: number; height: number; r: Float32Array; g: Float32Array; b: Float32Array },
  { x, y, radius, soft, dx, dy, streak, opacity, tone }: Flake,
): void {
  const reach = radius * streak + 1
  const fade = Math.max(soft, 1 / radius)
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, x + reach); px++) {
      const along = ((px - x) * dx + (py - y) * dy) / (radius * streak)
      const across = ((px - x) * dy - (py - y) * dx) / radius
      const far = Math.sqrt(along * along + across * across)
      if (far >= 1 + fade / 2) continue
      const t = Math.min(1, (1 + fade / 2 - far) / fade)
      const share = t * t * (3 - 2 * t) * opacity
      const at = py * width + px
      r[at] = mix(r[at]!, tone[0], share)
      g[at] = mix(g[at]!, tone[1], share)
      b[at] = mix(b[at]!, tone[2], share)
    }
  }
}

import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../colour.ts'
import { randomFrom } from '../random.ts'
import { keptFrame, operation, type Stage } from '../stage.ts'

/** Rays of flat colours out of a point, as behind a bang in a comic. */
export const burst = operation({
  name: 'burst',
  schema: z.strictObject({
    do: z.literal('burst'),
    /** Rays take them in turn. */
    colours: z.array(colour).min(2).max(6),
    rays: z.number().int().min(4).max(120).default(28),
    at: z.tuple([z.number(), z.number()]).readonly().default([0.5, 0.5]),
    /** How unlike rays are in width. */
    uneven: z.number().min(0).max(0.9).default(0.5),
    /** Lightens the middle. */
    glow: z.number().min(0).max(1).default(0.25),
  }),
  apply(stage, options) {
    keptFrame(stage, JSON.stringify(options) + stage.seed, () => paint(stage, options))
  },
})

const TURN = 2 * Math.PI

function paint({ frame, seed }: Stage, { colours, rays, at, uneven, glow }: z.output<(typeof burst)['schema']>): void {
  const { width, height, r, g, b } = frame
  const random = randomFrom(seed * 17 + 4)
  const count = rays - (rays % colours.length)
  const edges = Array.from({ length: count }, (_, ray) => ((ray + (random() - 0.5) * uneven) / count) * TURN)
  edges.push(edges[0]! + TURN)
  const [cx, cy] = [at[0] * width, at[1] * height]
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to++) {
      const dx = x - cx
      const dy = y - cy
      const far = Math.sqrt(dx * dx + dy * dy)
      let angle = Math.atan2(dy, dx) - edges[0]!
      angle = edges[0]! + angle - Math.floor(angle / TURN) * TURN
      let ray = Math.min(count - 1, Math.max(0, Math.floor(((angle - edges[0]!) / TURN) * count)))
      while (ray > 0 && angle < edges[ray]!) ray--
      while (ray < count - 1 && angle >= edges[ray + 1]!) ray++
      // Half a pixel of blend at both edges of a ray.
      const before = smoothstep(-0.7, 0.7, (angle - edges[ray]!) * far)
      const after = smoothstep(-0.7, 0.7, (edges[ray + 1]! - angle) * far)
      const own: Rgb = colours[ray % colours.length]!
      const left: Rgb = colours[((ray + count - 1) % count) % colours.length]!
      const right: Rgb = colours[((ray + 1) % count) % colours.length]!
      const light = glow * Math.exp(-(far * far) / (0.16 * height * height))
      for (const [plane, channel] of [
        [r, 0],
        [g, 1],
        [b, 2],
      ] as const) {
        const value = left[channel] * (1 - before) + right[channel] * (1 - after) + own[channel] * (before + after - 1)
        plane[to] = mix(value, 1, light)
      }
    }
  }
}

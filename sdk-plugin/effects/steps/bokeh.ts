import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import { randomFrom } from '../random.ts'
import { operation } from '../stage.ts'
import { hypot } from '../hypot.ts'

/** Length of a street in distances of its nearest lamp from the viewer. */
const LONG = 9

const placeSchema = z.tuple([z.number(), z.number()]).readonly()

/** Lamps far behind, as a lens out of focus shows them: discs, a little brighter at the rim. In frame heights. */
export const bokeh = operation({
  name: 'bokeh',
  schema: z.strictObject({
    do: z.literal('bokeh'),
    colours: z.array(colour).min(1).max(8),
    count: z.number().int().min(1).max(200),
    size: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([0.02, 0.09]),
    strength: z.number().min(0).max(4).default(0.3),
    /** Lowest and highest place, as shares of the frame's height. */
    band: z.tuple([z.number(), z.number()]).readonly().default([0, 1]),
    /** Least and most softness of an edge, as shares of the radius. */
    soft: z
      .tuple([z.number().min(0.02).max(1), z.number().min(0.02).max(1)])
      .readonly()
      .default([0.05, 0.2]),
    /**
     * Lamps in a row along a street instead, from where it ends to a place near the viewer, as shares of the frame:
     * the nearer, the larger and the farther apart.
     */
    lane: z
      .strictObject({ from: placeSchema, to: placeSchema, scatter: z.number().min(0).max(0.5).default(0.01) })
      .optional(),
    /** How much the lens cuts discs away from the middle of the frame: cat's eyes. */
    cat: z.number().min(0).max(1).default(0),
  }),
  apply({ frame, seed }, { colours, count, size, strength, band, soft: [least, most], lane, cat }) {
    const random = randomFrom(seed * 104729 + count)
    const { width, height } = frame
    for (let index = 0; index < count; index++) {
      let x = random() * width
      let y = mix(band[0], band[1], random()) * height
      let radius = mix(size[0], size[1], random() ** 2) * height
      if (lane) {
        // Even steps along a street look the shorter the farther away they are.
        const near = 1 / (1 + LONG * (1 - (index + 0.5) / count))
        const aside = lane.scatter * near * height
        x = mix(lane.from[0], lane.to[0], near) * width + (random() - 0.5) * aside
        y = mix(lane.from[1], lane.to[1], near) * height + (random() - 0.5) * aside
        radius = mix(size[0], size[1], near) * height
      }
      const tone = colours[Math.floor(random() * colours.length)]!
      const light = strength * mix(0.25, 1, random())
      const soft = Math.max(0.8, radius * mix(least, most, random()))
      const ox = (cat * 1.1 * radius * (width / 2 - x)) / width
      const oy = (cat * 1.1 * radius * (height / 2 - y)) / width
      for (let py = Math.max(0, Math.floor(y - radius)); py <= Math.min(height - 1, y + radius); py++) {
        for (let px = Math.max(0, Math.floor(x - radius)); px <= Math.min(width - 1, x + radius); px++) {
          const far = hypot(px - x, py - y)
          const cut = cat > 0 ? smoothstep(radius, radius - soft, hypot(px - x - ox, py - y - oy)) : 1
          const share = cut * smoothstep(radius, radius - soft, far) * (0.65 + 0.35 * (far / radius) ** 4) * light
          if (share <= 0) continue
          const at = py * width + px
          frame.r[at]! += tone[0] * share
          frame.g[at]! += tone[1] * share
          frame.b[at]! += tone[2] * share
        }
      }
    }
  },
})

import * as z from 'zod'
import { colour, smoothstep } from '../../colour.ts'
import { hypot } from '../../hypot.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { sampleAt } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { treatment } from './treatment.ts'

/** A photo below a hand's breadth of water: rings run out from a place, bend what lies below and catch the lamp. */
export const rippled = treatment({
  name: 'rippled',
  schema: z.strictObject({
    kind: z.literal('rippled'),
    /** Where the rings begin, as shares of the print's width and height. */
    at: z.tuple([z.number(), z.number()]).readonly(),
    /** From crest to crest, as a share of the print's height; the first rings are closer. */
    apart: z.number().min(0.01).max(0.5).default(0.08),
    /** How far they can be seen, as a share of the print's height. */
    reach: z.number().min(0.05).max(2).default(0.7),
    /** How far they bend what lies below, as a share of the print's height; on faces it is next to nothing. */
    bend: z.number().min(0).max(0.05).default(0.007),
    /** What a crest adds that faces the lamp, and where the lamp is: right and down. */
    light: colour.default([0.2, 0.2, 0.2]),
    lamp: z.tuple([z.number(), z.number()]).readonly().default([-0.55, -0.83]),
  }),
  apply(print, { at: [u, v], apart, reach, bend, light, lamp: [kx, ky] }, { seed }) {
    const { width, height, r, g, b } = print
    const [fromR, fromG, fromB] = [plane(r.length), plane(g.length), plane(b.length)]
    fromR.set(r)
    fromG.set(g)
    fromB.set(b)
    const swirls = new NoiseRows('swirls', width, { scale: 26 / height, left: seed * 7 })
    const [red, green, blue] = light
    const limit = reach * height
    const wave = (2 * Math.PI) / (apart * height)
    for (let y = 0, at = 0; y < height; y++) {
      const dy = y - v * height
      const stray = swirls.at(y)
      for (let x = 0; x < width; x++, at++) {
        const dx = x - u * width
        const far = hypot(dx, dy)
        if (far >= limit || far < 1) continue
        const out = far / limit
        const calm = 1 - 0.85 * nearFace(print, x, y)
        const fade = (1 - out) * (1 - out) * calm * (0.8 + 0.5 * stray[x]!)
        const slope = Math.cos(wave * (far * (1.25 - 0.25 * out) + 0.02 * height * stray[x]!)) * fade
        const push = (slope * bend * height) / far
        const px = x + dx * push
        const py = y + dy * push
        // Only the narrow side of a crest throws the lamp back to the eye; troughs are a little darker.
        const facing = ((dx * kx + dy * ky) / far) * slope
        const shine = facing > 0 ? 4 * facing * facing * facing : 0
        const dim = facing < 0 ? 1 + 0.3 * facing : 1
        r[at] = sampleAt(fromR, width, height, px, py) * dim + red * shine
        g[at] = sampleAt(fromG, width, height, px, py) * dim + green * shine
        b[at] = sampleAt(fromB, width, height, px, py) * dim + blue * shine
      }
    }
  },
})

/** How near a pixel is to a face, 0 to 1. */
function nearFace({ faces, width, height }: Print, x: number, y: number): number {
  let near = 0
  for (const face of faces ?? []) {
    const across = (x / width - face.x) / (1.5 * face.halfWidth)
    const down = (y / height - face.y) / (1.4 * face.halfHeight)
    near = Math.max(near, smoothstep(1.5, 0.7, across * across + down * down))
  }
  return near
}

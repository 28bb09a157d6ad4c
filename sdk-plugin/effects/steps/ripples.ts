import * as z from 'zod'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { operation } from '../stage.ts'

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
  }),
  apply({ frame, letters, environment }, { apart, reach, height }) {
    const { width, em, distance } = letters
    const swirls = noiseTile('swirls')
    const [kx, ky] = environment.key
    const limit = reach * em
    const wave = (2 * Math.PI) / (apart * em)
    const k = 170 / em
    const [fr, fg, fb] = [frame.r.slice(), frame.g.slice(), frame.b.slice()]
    const firstX = Math.max(1, 1 - letters.x)
    const lastX = Math.min(width - 1, frame.width - letters.x)
    for (let y = Math.max(1, 1 - letters.y); y < Math.min(letters.height - 1, frame.height - letters.y); y++) {
      for (let x = firstX, at = y * width + firstX; x < lastX; x++, at++) {
        const far = -distance[at]!
        if (far < -2 || far > limit) continue
        const stray = noiseAt(swirls, x * k, y * k)
        const fade = (1 - far / limit) * (1 - far / limit) * (0.75 + 0.7 * stray) * height
        const slope = Math.cos((far + 0.025 * em * stray) * wave) * fade
        const gx = (distance[at - 1]! - distance[at + 1]!) * 0.5
        const gy = (distance[at - width]! - distance[at + width]!) * 0.5
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

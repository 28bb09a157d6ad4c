import * as z from 'zod'
import { colour, mix } from '../../colour.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { lift } from '../painting/tone.ts'
import { treatment } from './treatment.ts'

/** Colours as a studio prints them: contrast, a cast for the darks and one for the lights, grain. */
export const grade = treatment({
  name: 'grade',
  schema: z.strictObject({
    kind: z.literal('grade'),
    /** Multiply darks and lights, running into each other. */
    darks: colour.default([1, 1, 1]),
    lights: colour.default([1, 1, 1]),
    /** About the middle tones; 0 leaves them as they are. */
    contrast: z.number().min(-1).max(1).default(0.25),
    saturation: z.number().min(0).max(2).default(1),
    exposure: z.number().min(0.1).max(4).default(1),
    /** Darker towards the sides. */
    corners: z.number().min(0).max(1).default(0),
    grain: z.number().min(0).max(1).default(0.15),
  }),
  apply(print, { darks, lights, contrast, saturation, exposure, corners, grain }, { seed }) {
    const { width, height, r, g, b } = print
    lift(print)
    const unit = Math.min(width, height) / 900
    const specks = new NoiseRows('grain', width, { scale: 2.2 / unit, left: seed * 7 })
    for (let y = 0, at = 0; y < height; y++) {
      const speck = specks.at(y)
      const dy = (2 * (y + 0.5)) / height - 1
      for (let x = 0; x < width; x++, at++) {
        const dx = (2 * (x + 0.5)) / width - 1
        const grey = 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!
        const tone = Math.min(1, Math.sqrt(grey * exposure))
        // A soft S about the middle of what the eye sees.
        const bent = tone + contrast * tone * (1 - tone) * (2 * tone - 1) * 2
        const fall = 1 - corners * 0.5 * Math.max(0, dx * dx + dy * dy - 0.35)
        const gain = ((bent * bent) / Math.max(1e-4, grey)) * Math.max(0, fall) * (1 + 0.12 * grain * speck[x]!)
        r[at] = Math.max(0, mix(grey, r[at]!, saturation)) * gain * mix(darks[0], lights[0], tone)
        g[at] = Math.max(0, mix(grey, g[at]!, saturation)) * gain * mix(darks[1], lights[1], tone)
        b[at] = Math.max(0, mix(grey, b[at]!, saturation)) * gain * mix(darks[2], lights[2], tone)
      }
    }
  },
})

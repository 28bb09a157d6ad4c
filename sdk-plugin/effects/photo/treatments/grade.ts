import * as z from 'zod'
import { colour } from '../../colour.ts'
import { gradePhoto } from '../../kernels/graded.ts'
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
  apply(print, how, { seed }) {
    lift(print)
    const unit = Math.min(print.width, print.height) / 900
    gradePhoto(print, how, new NoiseRows('grain', print.width, { scale: 2.2 / unit, left: seed * 7 }))
  },
})

import * as z from 'zod'
import { colour } from '../../colour.ts'
import { gradePhoto } from '../../kernels/graded.ts'
import { discBlur } from '../../kernels/lens.ts'
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
    /** How far out of focus: the radius of what a point becomes, as a share of the shorter side. */
    soft: z.number().min(0).max(0.05).default(0),
  }),
  apply(print, how, { seed }) {
    const { width, height, r, g, b } = print
    const shorter = Math.min(width, height)
    lift(print)
    if (how.soft > 0) for (const each of [r, g, b]) each.set(discBlur(each, width, height, how.soft * shorter))
    const unit = shorter / 900
    gradePhoto(print, how, new NoiseRows('grain', width, { scale: 2.2 / unit, left: seed * 7 }))
  },
})

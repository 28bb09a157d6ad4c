import * as z from 'zod'
import { colour } from '../../colour.ts'
import { lightPhoto } from '../../kernels/graded.ts'
import { dapplesOf } from '../painting/dapples.ts'
import { treatment } from './treatment.ts'

const pair = z.tuple([z.number(), z.number()]).readonly()

/** Light that falls on a photo from one side, as lamps over it or tubes behind it do, and the shade of leaves before it. */
export const lamplight = treatment({
  name: 'lamplight',
  schema: z.strictObject({
    kind: z.literal('lamplight'),
    /** Where it is brightest, as shares of the print's width and height; it may lie beyond the sides. */
    at: pair.default([0.5, 0]),
    /** How far from there it has fallen to a third, as a share of the print's height. */
    reach: z.number().min(0.05).max(4).default(0.9),
    /** What is left of it furthest away. */
    rest: z.number().min(0).max(1).default(0.6),
    /** Its strength where it is brightest, and its colour. */
    gain: z.number().min(0).max(3).default(1.1),
    light: colour.default([1, 0.96, 0.9]),
    /** How dark the shade of leaves is: 0 is open sky. */
    leaves: z.number().min(0).max(1).default(0),
  }),
  apply(print, { at: [u, v], reach, rest, gain, light, leaves }, { seed }) {
    const { width, height } = print
    const sun = leaves > 0 ? dapplesOf(width, height, seed) : undefined
    // What falls off with the square of the distance falls off across and down by factors of their own.
    const fallOff = (length: number, middle: number) => {
      return Float32Array.from({ length }, (_, at) =>
        Math.exp(-(((at + 0.5 - middle * length) / (reach * height)) ** 2)),
      )
    }
    lightPhoto(print, { across: fallOff(width, u), down: fallOff(height, v), rest, gain, light, sun, leaves })
  },
})

import * as z from 'zod'
import { blur } from '../../kernels/blur.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { showInstant } from '../../kernels/old-prints.ts'
import { treatment } from './treatment.ts'

/** Instant film: soft, its shadows lifted to green-blue, its lights creamy, darker to the corners, grain. */
export const instant = treatment({
  name: 'instant',
  schema: z.strictObject({
    kind: z.literal('instant'),
    /** How far the colours have gone, 0 to 1. */
    faded: z.number().min(0).max(1).default(0.45),
  }),
  apply(print, { faded }) {
    const { width, height } = print
    const unit = Math.min(width, height) / 640
    const planes = [print.r, print.g, print.b] as const
    // Light spreads a little in the layers of the film, red the most.
    const spread = planes.map((plane, c) => blur(plane, width, height, (2.4 - 0.5 * c) * unit))
    const floor = [0.018, 0.026, 0.034].map((value) => value * (0.4 + faded))
    const cream = [1.02, 0.985, 1 - 0.14 * faded]
    const specks = new NoiseRows('grain', width, { scale: 3.1 / unit })
    showInstant(print, { spread, specks, floor, cream, pale: 1 - 0.22 * faded })
  },
})

import * as z from 'zod'
import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
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
    const grain = noiseTile('grain')
    const planes = [print.r, print.g, print.b] as const
    // Light spreads a little in the layers of the film, red the most.
    const spread = planes.map((plane, c) => blur(plane, width, height, (2.4 - 0.5 * c) * unit))
    const floor = [0.018, 0.026, 0.034].map((value) => value * (0.4 + faded))
    const cream = [1.02, 0.985, 1 - 0.14 * faded]
    for (let y = 0; y < height; y++) {
      const dy = (2 * y) / height - 1
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const dx = (2 * x) / width - 1
        const corner = 1 - 0.34 * smoothstep(0.5, 1.9, dx * dx + dy * dy)
        const speck = 1 + 0.06 * noiseAt(grain, (x / unit) * 3.1, (y / unit) * 3.1)
        const grey = 0.2126 * print.r[at]! + 0.7152 * print.g[at]! + 0.0722 * print.b[at]!
        for (let c = 0; c < 3; c++) {
          const own = planes[c]![at]!
          const soft = own * 0.72 + spread[c]![at]! * 0.28
          const pale = grey + (soft - grey) * (1 - 0.22 * faded)
          planes[c]![at] = (floor[c]! + pale * (1 - floor[c]!)) * cream[c]! * corner * speck
        }
      }
    }
  },
})

import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { operation, type Stage } from '../stage.ts'

/** Fair weather clouds over a sky that is already there: heaped, flat below, smaller towards the horizon. */
export const clouds = operation({
  name: 'clouds',
  schema: z.strictObject({
    do: z.literal('clouds'),
    /** Where the sky ends, as a share of the frame's height. */
    horizon: z.number().min(0.05).max(1.5).default(0.5),
    /** Share of the sky they cover. */
    cover: z.number().min(0).max(1).default(0.4),
    /** Width of a cloud high up, in frame heights. */
    size: z.number().positive().max(3).default(0.6),
    lit: colour.default([1, 0.98, 0.95]),
    shade: colour.default([0.52, 0.6, 0.72]),
    opacity: z.number().min(0).max(1).default(0.9),
  }),
  apply(stage, options) {
    paint(stage, options)
  },
})

function paint({ frame, environment, seed }: Stage, options: z.output<(typeof clouds)['schema']>): void {
  const { width, height, r, g, b } = frame
  const { horizon, cover, size, lit, shade, opacity } = options
  const [tile, wide] = [noiseTile('clouds'), noiseTile('swirls')]
  const [kx, ky] = environment.key
  const density = (x: number, y: number) => {
    return (
      noiseAt(tile, x, y) + 0.7 * noiseAt(wide, x * 0.45 + 77, y * 0.45) + 0.25 * noiseAt(tile, x * 3.1, y * 3.1 + 90)
    )
  }
  const last = Math.min(height, Math.ceil(horizon * height))
  for (let y = 0; y < last; y++) {
    const up = horizon - (y + 0.5) / height
    // They lie in one layer: the farther, the closer together.
    const far = 0.42 / (up + 0.13)
    const k = (128 / size) * 0.55
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const px = ((x + 0.5 - width / 2) / height) * far * k + seed * 61
      const py = far * k * 1.25 + seed * 23
      const here = density(px, py)
      const share = smoothstep(0.24 - 0.62 * cover, 0.86 - 0.55 * cover, here) * opacity * smoothstep(0, 0.1, up)
      if (share <= 0.003) continue
      // Towards the sun it gets thinner: that side is lit.
      const thick = here - density(px + kx * 7, py + ky * 7)
      const light = Math.min(1, Math.max(0, 0.6 + 0.95 * thick - 0.35 * Math.max(0, here - 0.3)))
      r[at] = mix(r[at]!, mix(shade[0], lit[0], light), share)
      g[at] = mix(g[at]!, mix(shade[1], lit[1], light), share)
      b[at] = mix(b[at]!, mix(shade[2], lit[2], light), share)
    }
  }
}

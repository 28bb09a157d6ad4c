import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { sampleAt } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import { type Pane, paneOf } from '../painting/pane.ts'
import { treatment } from './treatment.ts'

const panes = new Kept<Pane>(3)

/** Rain on the window: the photo behind it soft and cool, upside down in each drop, clear where drops ran down. */
export const rain = treatment({
  name: 'rain',
  schema: z.strictObject({
    kind: z.literal('rain'),
    /** How many drops there are. */
    drops: z.number().min(0).max(3).default(1),
    /** How far what is behind the pane is out of focus. */
    soft: z.number().min(0).max(3).default(1),
    /** Breath on the glass. */
    mist: z.number().min(0).max(1).default(0.3),
  }),
  apply(print, { drops, soft, mist }, { seed }) {
    const { width, height } = print
    const unit = Math.min(width, height) / 900
    const key = JSON.stringify([width, height, drops, seed])
    const pane = panes.get(key, () => paneOf(width, height, unit, drops, randomFrom(seed * 389 + 7)))
    const clouds = noiseTile('clouds')
    for (const [c, plane] of [print.r, print.g, print.b].entries()) {
      const behind = blur(plane, width, height, 2.7 * soft * unit)
      const haze = blur(plane, width, height, 30 * unit)
      const cool = [0.84, 0.93, 1.02][c]!
      const grey = [0.3, 0.34, 0.39][c]!
      const made = new Float32Array(plane.length)
      for (let y = 0; y < height; y++) {
        for (let x = 0, at = y * width; x < width; x++, at++) {
          const clear = pane.clear[at]!
          const dx = pane.dx[at]!
          const dy = pane.dy[at]!
          const bent = dx !== 0 || dy !== 0
          let tone = 0
          if (bent) {
            tone = sampleAt(behind, width, height, x + dx, y + dy) * 1.12
          } else {
            const veil = mist * (0.55 + 0.5 * noiseAt(clouds, (x / unit) * 0.3, (y / unit) * 0.3)) * (1 - clear)
            const dim = mix(haze[at]!, grey, 0.4)
            tone = mix(mix(behind[at]!, plane[at]!, 0.75 * clear), dim, Math.max(0, veil)) * 0.86
          }
          made[at] = Math.max(0, tone * cool * pane.shade[at]! + pane.shine[at]! * smoothstep(0.8, 1, cool))
        }
      }
      plane.set(made)
    }
  },
})

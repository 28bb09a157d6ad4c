import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { sampleAt } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { facesOf } from '../painting/subject.ts'
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
    const wiped = wipedAt(print, facesOf(print))
    for (const [c, light] of [print.r, print.g, print.b].entries()) {
      const behind = blur(light, width, height, 2.7 * soft * unit)
      const haze = blur(light, width, height, 30 * unit)
      const cool = [0.84, 0.93, 1.02][c]!
      const grey = [0.3, 0.34, 0.39][c]!
      const made = new Float32Array(light.length)
      for (let y = 0; y < height; y++) {
        for (let x = 0, at = y * width; x < width; x++, at++) {
          const open = wiped ? wiped[at]! : 0
          const clear = Math.max(pane.clear[at]!, open)
          const dx = pane.dx[at]!
          const dy = pane.dy[at]!
          const bent = open < 0.5 && (dx !== 0 || dy !== 0)
          let tone = 0
          if (bent) {
            tone = sampleAt(behind, width, height, x + dx, y + dy) * 1.12
          } else {
            const veil = mist * (0.55 + 0.5 * noiseAt(clouds, (x / unit) * 0.3, (y / unit) * 0.3)) * (1 - clear)
            const dim = mix(haze[at]!, grey, 0.4)
            tone = mix(mix(behind[at]!, light[at]!, Math.max(0.75 * clear, open)), dim, Math.max(0, veil)) * 0.86
          }
          const shade = open < 0.5 ? pane.shade[at]! : 1
          const shine = open < 0.5 ? pane.shine[at]! * smoothstep(0.8, 1, cool) : 0
          made[at] = Math.max(0, tone * cool * shade + shine)
        }
      }
      light.set(made)
    }
  },
})

/** Where a hand has wiped the pane before eyes: slanted strokes with torn ends. Nothing without faces. */
function wipedAt({ width, height }: Print, faces: readonly Face[]): Float32Array | undefined {
  if (faces.length === 0) return undefined
  const wiped = plane(width * height)
  const grain = noiseTile('clouds')
  for (const { x, y, width: w, height: h } of faces) {
    const [cx, cy] = [x + 0.5 * w, y + 0.38 * h]
    const [rx, ry] = [0.72 * w, 0.3 * h]
    for (let py = Math.max(0, Math.floor(cy - 2 * ry)); py < Math.min(height, cy + 2 * ry); py++) {
      for (let px = Math.max(0, Math.floor(cx - 1.4 * rx)); px < Math.min(width, cx + 1.4 * rx); px++) {
        const v = (py - cy + 0.16 * (px - cx)) / ry
        const u = (px - cx) / rx
        // Fingers leave stripes where they lift.
        const torn = 0.5 * noiseAt(grain, 20 * u + x, 90 * v) * Math.abs(u)
        const share = smoothstep(1.04, 0.8, Math.sqrt(u * u + v * v * v * v) + torn)
        const at = py * width + px
        if (share > wiped[at]!) wiped[at] = share
      }
    }
  }
  return wiped
}

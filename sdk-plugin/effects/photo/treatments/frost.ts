import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { sampleAt } from '../../kernels/resample.ts'
import { type Ferns, fernsOf } from '../painting/ferns.ts'
import { treatment } from './treatment.ts'

const kept = new Kept<Ferns>(3)

/** A window in a cold night: ferns of ice grow in from the sides, bend what is behind them and catch the light. */
export const frost = treatment({
  name: 'frost',
  schema: z.strictObject({
    kind: z.literal('frost'),
    tint: colour.default([0.66, 0.82, 1]),
    /** How far the ice reaches in, as a share of the shorter side. */
    reach: z.number().min(0).max(1).default(0.34),
  }),
  apply(print, { tint, reach }, { seed }) {
    const { width, height } = print
    const unit = Math.min(width, height) / 900
    const key = JSON.stringify([width, height, reach, seed])
    const { ice, slopeX, slopeY } = kept.get(key, () => fernsOf(width, height, { unit, reach, seed }))
    const [clouds, grain] = [noiseTile('clouds'), noiseTile('grain')]
    const planes = [print.r, print.g, print.b]
    const near = planes.map((plane) => blur(plane, width, height, 3 * unit))
    const wide = planes.map((plane) => blur(plane, width, height, 15 * unit))
    const shorter = Math.min(width, height)
    const frozen = planes.map(() => new Float32Array(width * height))
    for (let y = 0; y < height; y++) {
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const u = x / unit
        const v = y / unit
        const rim = rimOf(x, y, width, height, shorter)
        const cloud = noiseAt(clouds, u * 0.33 + seed * 29, v * 0.33)
        const crystal = noiseAt(grain, u * 2.2, v * 2.2)
        // Rime between the ferns: thick at the frame, gone before the middle.
        const rime = Math.exp(-Math.max(0, rim + 0.1 * cloud) / (0.3 * reach)) * (0.85 + 0.2 * crystal)
        const solid = Math.min(1, ice[at]!)
        const haze = Math.min(0.88, rime)
        const dx = slopeX[at]! * 46 * unit
        const dy = slopeY[at]! * 46 * unit
        const lean = slopeX[at]! * -0.6 + slopeY[at]! * -0.8
        const glint = smoothstep(0.08, 0.5, lean) * (0.55 + 0.45 * crystal)
        const spark = smoothstep(0.42, 0.62, crystal) * 0.35 * haze
        for (let c = 0; c < 3; c++) {
          const clear = solid < 0.02 ? planes[c]![at]! : sampleAt(near[c]!, width, height, x + dx, y + dy)
          const seen = mix(clear, wide[c]![at]!, Math.min(1, haze * 1.3)) * mix(1, [0.86, 0.95, 1.06][c]!, 0.75)
          // The night outside darkens the frame; rime and ferns are white before it.
          const night = seen * mix(1, 0.42, haze)
          const lit = mix(night, tint[c]! * (0.5 + 0.14 * cloud), haze * haze * (0.42 + 0.2 * crystal))
          const edge = mix(lit, tint[c]! * (0.72 + 0.2 * wide[c]![at]!), solid * (0.78 + 0.12 * crystal))
          frozen[c]![at] = Math.max(
            0,
            edge * (1 - 0.5 * smoothstep(0.04, 0.35, -lean)) + tint[c]! * (0.5 * glint + spark),
          )
        }
      }
    }
    for (const [c, plane] of planes.entries()) plane.set(frozen[c]!)
  },
})

/** Away from the nearest side; corners are nearer. */
function rimOf(x: number, y: number, width: number, height: number, shorter: number): number {
  const across = Math.min(x, width - 1 - x) / shorter
  const down = Math.min(y, height - 1 - y) / shorter
  return Math.min(across, down, 0.6 * (across + down))
}

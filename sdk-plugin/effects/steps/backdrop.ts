import * as z from 'zod'
import { colour, mix, ramp } from '../colour.ts'
import { plane } from '../kernels/memory.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { enlarge } from '../kernels/resample.ts'
import { keptFrame, operation, type Stage } from '../stage.ts'

const pool = z.strictObject({
  at: z.tuple([z.number(), z.number()]).readonly(),
  /** Reach as a share of the frame's height. */
  size: z.number().positive(),
  colour,
  strength: z.number().min(0).max(5).default(1),
})

/** A painted wall: colours from top to bottom, pools of light, a breath of unevenness. */
export const backdrop = operation({
  name: 'backdrop',
  schema: z.strictObject({
    do: z.literal('backdrop'),
    colours: z.array(colour).min(1).max(6),
    pools: z.array(pool).max(6).default([]),
    /** Unevenness of the paint. */
    clouds: z.number().min(0).max(1).default(0.06),
  }),
  apply(stage, options) {
    keptFrame(stage, JSON.stringify(options), () => paint(stage, options))
  },
})

/** Painted in half the size: nothing in it is finer. */
function paint({ frame }: Stage, { colours, pools, clouds }: z.output<(typeof backdrop)['schema']>): void {
  const width = Math.ceil(frame.width / 2)
  const height = Math.ceil(frame.height / 2)
  const [r, g, b] = [plane(width * height), plane(width * height), plane(width * height)]
  const tile = noiseTile('clouds')
  const aspect = frame.width / frame.height
  for (let y = 0; y < height; y++) {
    const v = (2 * y + 1) / frame.height
    const base = ramp(colours, v)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const u = ((2 * x + 1) / frame.width) * aspect
      const uneven = 1 + clouds * noiseAt(tile, u * 260, v * 260)
      let [lr, lg, lb] = [base[0] * uneven, base[1] * uneven, base[2] * uneven]
      for (const { at: place, size, colour: tint, strength } of pools) {
        const far = ((u - place[0] * aspect) ** 2 + (v - place[1]) ** 2) / (size * size)
        if (far > 9) continue
        const share = Math.min(1, Math.exp(-far) * strength)
        lr = mix(lr, tint[0], share)
        lg = mix(lg, tint[1], share)
        lb = mix(lb, tint[2], share)
      }
      r[at] = lr
      g[at] = lg
      b[at] = lb
    }
  }
  frame.r.set(enlarge(r, width, height, frame.width, frame.height))
  frame.g.set(enlarge(g, width, height, frame.width, frame.height))
  frame.b.set(enlarge(b, width, height, frame.width, frame.height))
}

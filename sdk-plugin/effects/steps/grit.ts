import * as z from 'zod'
import { TILE } from '../kernels/noise.ts'
import { NoiseRows } from '../kernels/noise-rows.ts'
import { operation } from '../stage.ts'
import { hypot } from '../hypot.ts'
import { spanOf } from '../surface/span.ts'

/** Grains of light and dark over the letters and their walls: sand, plaster, rust, sugar. Lengths in em. */
export const grit = operation({
  name: 'grit',
  schema: z.strictObject({
    do: z.literal('grit'),
    /** Most change of the light, as a share of it. */
    amount: z.number().min(0).max(1).default(0.25),
    /** Size of a grain. */
    scale: z.number().positive().max(0.5).default(0.016),
    grow: z.number().min(-0.2).max(0.3).default(0),
    /** Where the back of the walls lies, as in `extrude`. */
    sweep: z
      .tuple([z.number().min(-0.3).max(0.3), z.number().min(-0.3).max(0.3)])
      .readonly()
      .default([0, 0]),
  }),
  apply({ frame, letters, seed }, { amount, scale, grow, sweep }) {
    const { width, height, em, distance } = letters
    const k = TILE / 64 / (scale * em)
    const fine = new NoiseRows('grain', width, { scale: k, left: seed * 29 })
    const coarse = new NoiseRows('grain', width, { scale: k * 0.31, top: 120 })
    const steps = Math.max(1, Math.ceil((hypot(sweep[0], sweep[1]) * em) / (0.04 * em)))
    const offsets = Array.from({ length: steps + 1 }, (_, step) => {
      return Math.round((sweep[1] * em * step) / steps) * width + Math.round((sweep[0] * em * step) / steps)
    })
    // A walk of so many pixels gets no nearer to the letters than that; deep inside no walk is needed.
    const [nearest, deep] = [-grow * em - 1.5 - hypot(sweep[0], sweep[1]) * em - steps, 0.5 - grow * em]
    const lastX = Math.min(width, frame.width - letters.x)
    const lastY = Math.min(height, frame.height - letters.y)
    const { r, g, b } = frame
    for (let y = Math.max(0, -letters.y); y < lastY; y++) {
      const [first, last] = spanOf(distance, y * width, [Math.max(0, -letters.x), lastX], nearest)
      if (first >= last) continue
      const fineRow = fine.at(y, first, last)
      const coarseRow = coarse.at(y, first, last)
      for (let x = first, at = y * width + x; x < last; x++, at++) {
        let deepest = distance[at]!
        if (deepest < nearest) continue
        for (let step = 1; step <= steps && deepest < deep; step++) {
          const from = at - offsets[step]!
          if (from >= 0 && from < distance.length && distance[from]! > deepest) deepest = distance[from]!
        }
        const share = Math.min(1, Math.max(0, deepest + grow * em + 0.5))
        if (share === 0) continue
        const light = 1 + amount * 1.6 * (fineRow[x]! + 0.6 * coarseRow[x]!) * share
        const to = (y + letters.y) * frame.width + x + letters.x
        r[to]! *= light
        g[to]! *= light
        b[to]! *= light
      }
    }
  },
})

import * as z from 'zod'
import { colour, smoothstep } from '../../colour.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { finishedAt, sketchOf } from '../painting/sketch.ts'
import { DEPTHS, inkedTones } from '../painting/tone.ts'
import { treatment } from './treatment.ts'

/** A drawing in graphite: contours, hatching that follows the forms in three layers, a little smudge, paper. */
export const pencil = treatment({
  name: 'pencil',
  schema: z.strictObject({
    kind: z.literal('pencil'),
    paper: colour.default([0.9, 0.885, 0.85]),
    graphite: colour.default([0.035, 0.035, 0.04]),
    /** How dark the darkest hatching is. */
    pressure: z.number().min(0).max(1).default(0.85),
    /** Width of contours; 1 is a sharp pencil. */
    line: z.number().min(0).max(3).default(1),
    /** How far the drawing is left unfinished towards the sides, as a share of the shorter one. */
    unfinished: z.number().min(0).max(0.4).default(0.1),
  }),
  apply(print, { paper, graphite, pressure, line, unfinished }, { seed }) {
    const { width, height } = print
    const unit = Math.min(width, height) / 900
    const { light, strokes, contours } = sketchOf(print, {
      contrast: { around: 45, strength: 0.3 },
      forms: 3.2,
      strokes: [
        { length: 44, width: 1.5, turn: 0, seed: 0 },
        { length: 34, width: 1.6, turn: 0.45, seed: 7 },
        { length: 34, width: 1.5, turn: -0.8, seed: 13 },
      ],
      line: { width: 1.05 * line },
      seed,
    })
    const teeth = new NoiseRows('grain', width, { scale: 2.6 / unit })
    const borders = new NoiseRows('clouds', width, { scale: 0.3 / unit, top: seed })
    const fibres = new NoiseRows('clouds', width, { scale: 0.5 / unit })
    const shorter = Math.min(width, height)
    const tones = inkedTones(paper, graphite)
    for (let y = 0; y < height; y++) {
      const tooths = teeth.at(y)
      const border = borders.at(y)
      const clouds = fibres.at(y)
      for (let x = 0, at = y * width; x < width; x++, at++) {
        const tooth = tooths[x]!
        // A hand shows half-tones that a lens burns out, and keeps the depths open.
        const shade = 1 - light[at]!
        const dark = shade * (1.3 - 0.42 * shade)
        // The side of the lead lays a grey that only the paper's crests take.
        let laid = 0.4 * dark * Math.sqrt(dark) * (0.75 + 0.9 * tooth)
        // Each layer of hatching begins where the one before no longer suffices.
        for (let layer = 0; layer < strokes.length; layer++) {
          const want = (dark - 0.05 - 0.26 * layer) * 1.35
          if (want <= 0) break
          const full = Math.min(1, want)
          const stroke = smoothstep(0.93 - full, 1.22 - full * 0.75, strokes[layer]![at]!)
          laid += (1 - laid) * stroke * (0.2 + 0.26 * full + 0.3 * tooth)
        }
        // Graphite is never black all over: between the strokes the first layers shine.
        laid *= 0.7 + 0.36 * strokes[0][at]!
        laid = Math.max(laid * pressure, contours[at]! * (0.78 + 0.46 * tooth))
        if (unfinished > 0) {
          const side = Math.min(x, y, width - x, height - y) / shorter
          const ragged = 0.5 * (strokes[0][at]! - 0.5) + 0.5 * border[x]!
          laid *= finishedAt(side, unfinished, ragged)
        }
        const depth = Math.min(1, Math.max(0, laid))
        const fibre = 1 + 0.03 * tooth + 0.03 * clouds[x]!
        const step = (depth * DEPTHS) | 0
        print.r[at] = tones[0][step]! * fibre
        print.g[at] = tones[1][step]! * fibre
        print.b[at] = tones[2][step]! * fibre
      }
    }
  },
})

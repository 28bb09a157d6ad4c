import * as z from 'zod'
import { colour, smoothstep } from '../colour.ts'
import { TILE } from '../kernels/noise.ts'
import { NoiseRows } from '../kernels/noise-rows.ts'
import { operation } from '../stage.ts'

/** How high above its foot a letter is soiled, in em. */
const FOOT = 0.14

/** Powder sifted over letters or scene: flour, sugar, soot, frost. Lengths in em; in frame heights on a scene. */
export const dust = operation({
  name: 'dust',
  schema: z.strictObject({
    do: z.literal('dust'),
    on: z.enum(['letters', 'scene']).default('letters'),
    colour: colour.default([0.9, 0.88, 0.84]),
    /** How much of the surface it covers. */
    amount: z.number().min(0).max(1).default(0.4),
    /** Size of the drifts it lies in, and of its grains. */
    scale: z.number().positive().max(2).default(0.3),
    grain: z.number().positive().max(0.2).default(0.012),
    /** Where on the letters: 1 only their upper sides, 0 all over. */
    above: z.number().min(0).max(1).default(0.5),
    /** How much more of it lies along the outline of the letters, as frost grows in from there. */
    edge: z.number().min(0).max(2).default(0),
    /** How much more of it sticks to the foot of the letters, as sand does where they stand. */
    foot: z.number().min(0).max(2).default(0),
    salt: z.number().int().min(0).max(99).default(0),
  }),
  apply({ frame, letters, seed }, { on, colour: tone, amount, scale, grain, above, edge, foot, salt }) {
    const isScene = on === 'scene'
    const unit = isScene ? frame.height : letters.em
    const area = isScene ? { x: 0, y: 0, width: frame.width, height: frame.height } : letters
    const k = TILE / 4 / (scale * unit * 2)
    const fine = TILE / 64 / Math.max(1.6, grain * unit)
    const shift = seed * 71 + salt * 137
    const clouds = new NoiseRows('clouds', area.width, { scale: k, left: shift })
    const grains = new NoiseRows('grain', area.width, { scale: fine, left: shift })
    const up = Math.max(1, Math.round(0.05 * unit))
    const lastX = Math.min(area.width, frame.width - area.x)
    const lastY = Math.min(area.height, frame.height - area.y)
    for (let y = Math.max(0, -area.y); y < lastY; y++) {
      const cloudRow = clouds.at(y)
      const grainRow = grains.at(y)
      for (let x = Math.max(0, -area.x); x < lastX; x++) {
        const from = y * area.width + x
        let here = 1
        let open = 0
        if (!isScene) {
          here = Math.min(1, Math.max(0, letters.distance[from]! / 2 + 0.2))
          if (here <= 0) continue
          const over = y >= up ? letters.distance[from - up * area.width]! : -up
          // Upper sides: the edge is nearer above than here.
          open = above * ((letters.distance[from]! - over) / up - 0.35)
          if (foot > 0) open += 4 * foot * Math.exp((y - letters.ink.bottom) / (FOOT * unit))
          if (edge > 0) open += 3 * edge * Math.exp(-letters.distance[from]! / (0.06 * unit))
        }
        const drift = cloudRow[x]! + 0.35 * open + amount - 0.5
        const speck = grainRow[x]!
        const share = here * smoothstep(0, 0.7, drift + 0.55 * speck * smoothstep(-0.3, 0.3, drift)) * 0.92
        if (share < 0.01) continue
        const at = (y + area.y) * frame.width + x + area.x
        // It takes the light that falls there.
        const lit = 0.35 + 0.65 * Math.min(1, 2.2 * (frame.r[at]! + frame.g[at]! + frame.b[at]!))
        frame.r[at]! += (tone[0] * lit - frame.r[at]!) * share
        frame.g[at]! += (tone[1] * lit - frame.g[at]!) * share
        frame.b[at]! += (tone[2] * lit - frame.b[at]!) * share
      }
    }
  },
})

import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { treatment } from './treatment.ts'

const pair = z.tuple([z.number(), z.number()]).readonly()

/** A window mirrored in the glass, the glaze or the varnish that lies over a photo. */
export const glare = treatment({
  name: 'glare',
  schema: z.strictObject({
    kind: z.literal('glare'),
    /** Its middle and its size, as shares of the print's width and height; it may reach beyond the sides. */
    at: pair,
    size: pair,
    /** How far its upper end stands to the right of its lower one, as a share of the print's height. */
    lean: z.number().min(-2).max(2).default(0.3),
    /** Its panes across and down. */
    panes: z
      .tuple([z.number().int().min(1).max(6), z.number().int().min(1).max(6)])
      .readonly()
      .default([2, 2]),
    /** Softness of its edges, as a share of the print's height. */
    soft: z.number().min(0.002).max(0.5).default(0.012),
    /** The light that it adds where it is brightest. */
    strength: z.number().min(0).max(1).default(0.12),
    light: colour.default([0.94, 0.98, 1]),
    /** How much of it is left at its lower end. */
    foot: z.number().min(0).max(1).default(0.45),
    /** How uneven the surface is: 0 is float glass, 1 canvas below varnish. */
    rough: z.number().min(0).max(1).default(0),
  }),
  apply(print, { at: [u, v], size, lean, panes, soft, strength, light, foot, rough }, { seed }) {
    const { width, height, r, g, b } = print
    const [halfWidth, halfHeight] = [(size[0] * width) / height / 2, size[1] / 2]
    const unit = Math.min(width, height) / 900
    const weave = new NoiseRows('grain', width, { scale: 2.6 / unit, top: seed * 3 })
    const waves = new NoiseRows('clouds', width, { scale: 0.5 / unit, left: seed * 5 })
    for (let y = 0, at = 0; y < height; y++) {
      const [threads, wave] = [weave.at(y), waves.at(y)]
      const down = (y + 0.5) / height - v
      for (let x = 0; x < width; x++, at++) {
        const bent = 0.03 * (0.3 + rough) * wave[x]!
        const across = (x + 0.5 - u * width) / height + lean * (down + bent)
        const low = down + bent
        const share =
          paneAt(across, halfWidth, panes[0], soft) *
          paneAt(low, halfHeight, panes[1], soft) *
          mix(1, foot, smoothstep(-halfHeight, halfHeight, low))
        if (share <= 0) continue
        const much = strength * share * Math.max(0, 1 + rough * (0.8 * threads[x]! + 0.5 * wave[x]!))
        r[at]! += light[0] * much
        g[at]! += light[1] * much
        b[at]! += light[2] * much
      }
    }
  },
})

/** Bars between panes, as a share of a pane. */
const BAR = 0.05

/** How much of a row of panes between -half and half is seen at a place, 0 to 1. */
function paneAt(place: number, half: number, panes: number, soft: number): number {
  const inside = smoothstep(-soft, soft, half - Math.abs(place))
  if (inside === 0 || panes === 1) return inside
  const pane = (2 * half) / panes
  const within = (place + half) / pane
  // The nearest bar stands between two panes, never at an end.
  const bar = Math.min(panes - 1, Math.max(1, Math.round(within)))
  const away = Math.abs(within - bar) * pane
  return inside * smoothstep(BAR * pane - soft, BAR * pane + soft, away)
}

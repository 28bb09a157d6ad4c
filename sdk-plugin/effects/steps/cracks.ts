import * as z from 'zod'
import { mix, smoothstep } from '../colour.ts'
import { TILE } from '../kernels/noise.ts'
import { NoiseRows } from '../kernels/noise-rows.ts'
import { operation } from '../stage.ts'
import { CrustRows, SCENE_CRUST } from '../surface/crust.ts'

/**
 * Fire seen through the gaps of a crust. On letters it keeps clear of their outline, so that they stay whole; the bump
 * `plates` of the same scale has its gaps in the same places, on a scene the plate `basalt`. Lengths in em; in frame
 * heights on a scene.
 */
export const cracks = operation({
  name: 'cracks',
  schema: z.strictObject({
    do: z.literal('cracks'),
    on: z.enum(['letters', 'scene']).default('letters'),
    /** Size of a plate. */
    scale: z.number().positive().max(2).default(0.2),
    width: z.number().positive().max(0.2).default(0.018),
    /** Distance from the outline at which gaps begin to show. */
    inset: z.number().min(-0.2).max(0.3).default(0.03),
    strength: z.number().min(0).max(10).default(2.4),
    /** Reach of the glow on the crust beside a gap, in widths. */
    glow: z.number().min(0).max(10).default(3.5),
    /** Share of the gaps that burn. */
    share: z.number().min(0).max(1).default(0.8),
  }),
  apply({ frame, letters, seed }, { on, scale, width, inset, strength, glow, share }) {
    const isScene = on === 'scene'
    const unit = isScene ? frame.height : letters.em
    const area = isScene ? { x: 0, y: 0, width: frame.width, height: frame.height } : letters
    // In small letters gaps would cut what is left of the strokes.
    const least = isScene ? 1 : smoothstep(0.08, 0.32, letters.em / frame.height)
    if (least === 0) return
    const crust = new CrustRows(scale * unit, isScene ? SCENE_CRUST : seed, area.width)
    const k = TILE / 4 / (scale * unit * 4)
    const alive = new NoiseRows('swirls', area.width, { scale: k, left: seed * 31, top: 50 })
    const torn = new NoiseRows('swirls', area.width, { scale: k * 2.7, left: 9 })
    const frayed = new NoiseRows('swirls', area.width, { scale: k * 7.3, top: 31 })
    const [gaps, heats] = [new Float32Array(area.width), new Float32Array(area.width)]
    const lastX = Math.min(area.width, frame.width - area.x)
    const lastY = Math.min(area.height, frame.height - area.y)
    for (let y = Math.max(0, -area.y); y < lastY; y++) {
      const aliveRow = alive.at(y)
      let hottest = 0
      for (let x = Math.max(0, -area.x); x < lastX; x++) {
        // Emoji keep their faces.
        const bare = isScene || !letters.emoji ? 1 : 1 - letters.emoji.share[y * area.width + x]!
        const clear = isScene
          ? 1
          : bare * smoothstep(inset * 0.4 * unit, (inset + 0.03) * unit, letters.distance[y * area.width + x]!)
        const heat = clear > 0 ? smoothstep(0.35 - share, 0.9 - share, aliveRow[x]! + 0.3) * clear * least : 0
        heats[x] = heat > 0.01 ? heat : 0
        if (heat > hottest) hottest = heat
      }
      if (hottest <= 0.01) continue
      crust.fill(y, gaps, heats)
      const tornRow = torn.at(y)
      const frayedRow = frayed.at(y)
      for (let x = Math.max(0, -area.x); x < lastX; x++) {
        const heat = heats[x]!
        if (heat === 0) continue
        const gap = gaps[x]!
        // Here torn open, there a hair.
        const open = 1 + 0.7 * tornRow[x]! + 0.6 * frayedRow[x]!
        const wide = width * unit * mix(0.3, 1.5, heat) * Math.max(0.22, open)
        const core = smoothstep(wide, wide * 0.15, gap) * heat
        const halo = glow > 0 ? Math.exp(-gap / (wide * glow)) * heat * 0.22 : 0
        const at = (y + area.y) * frame.width + x + area.x
        // Hotter is yellower: each channel rises later than the one before.
        frame.r[at]! += strength * (core + halo)
        frame.g[at]! += strength * (0.42 * core * core * heat + 0.16 * halo * halo + 0.04 * halo)
        frame.b[at]! += strength * 0.07 * core * core * core * heat
      }
    }
  },
})

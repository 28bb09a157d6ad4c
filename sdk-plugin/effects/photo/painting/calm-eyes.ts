import { type Face, meanIn } from '../../../vision/index.ts'
import { smoothstep } from '../../colour.ts'
import type { Print } from '../photo.ts'
import { landmarksOf } from './landmarks.ts'
import { eachInOval } from './oval.ts'
import { lightnessOf } from './tone.ts'

/** Whites are as light as this share of lit skin at most. */
const DULL = 0.82
/** Half an eye, lids and all, in distances between the eyes; cheeks are as far below it. */
const EYE = { wide: 0.3, high: 0.15, cheek: 0.34 } as const

/**
 * Whites of eyes as painters have them: no lighter than the lit skin below them. What strong lamps and contrast make of them
 * in the shade of a brow is glass.
 *
 * @param share How far they are taken down, 0 to 1
 */
export function calmEyes(print: Print, faces: readonly Face[], share: number): void {
  const { width, height, r, g, b } = print
  const light = lightnessOf(print)
  for (const face of faces) {
    const { eyes } = landmarksOf(light, print, face)
    const apart = eyes[1].x - eyes[0].x
    for (const { x: cx, y: cy } of eyes) {
      const below = Math.min(height - 1, Math.round(cy + EYE.cheek * apart))
      const beside = Math.min(width - 1, Math.max(0, Math.round(cx)))
      const reach = Math.max(2, Math.round(0.06 * apart))
      const cheek = { left: beside - reach, right: beside + reach + 1, top: below - reach, bottom: below + reach + 1 }
      const skin = meanIn(light, print, cheek) ?? 0
      eachInOval(print, { x: cx, y: cy, wide: EYE.wide * apart, high: EYE.high * apart }, (at, away) => {
        const over = light[at]! / Math.max(0.05, DULL * skin)
        if (over <= 1) return
        // Lightness is about a root of light.
        const left = (1 + 0.25 * (over - 1)) / over
        const kept = 1 - share * smoothstep(1, 0.7, away) * (1 - left * left)
        r[at]! *= kept
        g[at]! *= kept
        b[at]! *= kept
      })
    }
  }
}

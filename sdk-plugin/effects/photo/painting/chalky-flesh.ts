import { mix } from '../../colour.ts'
import { enlarge } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { paintFeatures } from './features.ts'
import { sketchOf } from './sketch.ts'
import { washesOf } from './smooth.ts'
import { lightnessOf } from './tone.ts'

/** What flesh is multiplied by in the shade and in the light. */
const CHALK = { dark: [0.8, 1, 1.22], light: [1.06, 0.98, 0.95] } as const

/** Chalky flesh in dabs, drawn with a soft line. */
export function paintFlesh(print: Print, faces: readonly Face[], unit: number, seed: number): void {
  const { width, height } = print
  const { contours, strokes } = sketchOf(print, {
    contrast: { around: 60, strength: 0.3 },
    forms: 6,
    strokes: [{ length: 50, width: 2.4, turn: 0, seed: 0 }],
    line: { width: 1.3 },
    seed,
  })
  const washes = washesOf(print, 5 * unit, 2)
  const fine = paintFeatures(print, washes, faces)
  const lightness = lightnessOf(print)
  for (const [c, to] of [print.r, print.g, print.b].entries()) {
    const soft = enlarge(washes.planes[c]!, washes.width, washes.height, width, height)
    const [dark, light] = [CHALK.dark[c]!, CHALK.light[c]!]
    for (let at = 0; at < to.length; at++) {
      const own = Math.min(1, 2 * fine[((at / width) >> 1) * washes.width + ((at % width) >> 1)]!)
      const stroke = 1 + mix(0.44, 0.2, own) * (strokes[0][at]! - 0.5)
      const tone = mix(soft[at]!, to[at]!, mix(0.16, 0.6, own))
      // Dabs of rose and of blue lie side by side in flesh.
      const share = Math.min(1, Math.max(0, 1.6 * (lightness[at]! + 0.5 * (strokes[0][at]! - 0.5)) - 0.45))
      to[at] = tone * stroke * mix(dark, light, share) * (1 - 0.5 * contours[at]!)
    }
  }
}

import { mix } from '../../colour.ts'
import { enlarge } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { paintFeatures } from './features.ts'
import { flowOf, strokesAlong } from './flow.ts'
import { washesOf } from './smooth.ts'
import { lightnessOf } from './tone.ts'

interface FinePaint {
  seed: number
  /** How much of what was there before is seen in the strokes. */
  kept: number
  /** How far strokes differ in light. Default 0.28. */
  bristles?: number
  /** Pixels that a picture of 900 would give one. Default by the print's own size, for a part of one it is the whole's. */
  unit?: number
  /** How much of the strokes eyes and lips are spared. Default 0.64. */
  spared?: number
}

/**
 * Paints all of a picture, leaves and water and skin, in the same small strokes that are worked into each other; eyes and
 * lips with the finest brush.
 */
export function paintFinely(
  print: Print,
  faces: readonly Face[],
  { seed, kept, bristles = 0.28, unit = Math.min(print.width, print.height) / 900, spared = 0.64 }: FinePaint,
): void {
  const { width, height } = print
  const flow = flowOf(lightnessOf(print), width, height, 5 * unit)
  const strokes = strokesAlong(flow, { length: 30 * unit, scale: 2.2 * unit, turn: 0, seed })
  const washes = washesOf(print, 6 * unit, 1)
  const fine = paintFeatures(print, washes, faces)
  for (const [c, to] of [print.r, print.g, print.b].entries()) {
    const soft = enlarge(washes.planes[c]!, washes.width, washes.height, width, height)
    for (let y = 0, at = 0; y < height; y++) {
      const row = (y >> 1) * washes.width
      for (let x = 0; x < width; x++, at++) {
        const rough = bristles * (1 - spared * Math.min(1, 2 * fine[row + (x >> 1)]!))
        to[at] = mix(soft[at]!, to[at]!, kept) * (1 + rough * (strokes[at]! - 0.5))
      }
    }
  }
}

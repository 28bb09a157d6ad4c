import * as z from 'zod'
import { mix } from '../../colour.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { enlarge } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { layBack } from '../painting/afloat.ts'
import { evenKey } from '../painting/even-key.ts'
import { growRiverside } from '../painting/riverside.ts'
import { floatHair } from '../painting/floating-hair.ts'
import { sketchOf } from '../painting/sketch.ts'
import { washesOf } from '../painting/smooth.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'
import { mirrorInWater, sinkInWater } from '../painting/water.ts'

/**
 * Painted in a stream as the Pre-Raphaelites did: the face lies in dark water, hair fans out in it, flowers drift
 * around, reeds stand before it and willow hangs over. A photo without people stands over the water.
 */
export const stream = treatment({
  name: 'stream',
  schema: z.strictObject({
    kind: z.literal('stream'),
    /** How many flowers drift by. */
    flowers: z.number().int().min(0).max(200).default(60),
  }),
  apply(print, { flowers }, { seed }) {
    const subject = subjectOf(print)
    paint(print, seed)
    const afloat = subject.faces.length > 0 && subject.coverage > 0.02
    if (!afloat) {
      mirrorInWater(print, seed)
      growRiverside(print, subject, { flowers, seed, afloat, lean: 0 })
    } else {
      evenKey(print, subject.faces)
      const lying = layBack(print, subject)
      const dry = sinkInWater(print, lying, seed)
      floatHair(print, lying, seed)
      growRiverside(print, lying, { flowers, seed, afloat, lean: lying.lean, dry })
    }
    weave(print, seed)
  },
})

/** Every leaf and lash is painted, in pure colours. */
function paint(print: Print, seed: number): void {
  const { width, height } = print
  const unit = Math.min(width, height) / 900
  const { strokes, contours } = sketchOf(print, {
    contrast: { around: 50, strength: 0.3 },
    forms: 5,
    strokes: [{ length: 34, width: 1.7, turn: 0, seed: 0 }],
    line: { width: 1 },
    seed,
  })
  const washes = washesOf(print, 4 * unit, 1)
  for (const [c, to] of [print.r, print.g, print.b].entries()) {
    const soft = enlarge(washes.planes[c]!, washes.width, washes.height, width, height)
    for (let at = 0; at < to.length; at++) {
      const stroke = 1 + 0.22 * (strokes[0][at]! - 0.5)
      to[at] = mix(soft[at]!, to[at]!, 0.35) * stroke * (1 - 0.35 * contours[at]!)
    }
  }
}

/** Canvas under thin paint, and a warm varnish. */
function weave(print: Print, seed: number): void {
  const { width, height, r, g, b } = print
  const k = 1100 / Math.min(width, height)
  const grain = new NoiseRows('grain', width, { scale: 1.4 * k, top: seed })
  const warp = Float32Array.from({ length: width }, (_, x) => 0.028 * Math.sin(x * k * 1.3))
  for (let y = 0, at = 0; y < height; y++) {
    const [speck, weft] = [grain.at(y), Math.sin(y * k * 1.3)]
    for (let x = 0; x < width; x++, at++) {
      const tone = 1 + warp[x]! * weft + 0.035 * speck[x]!
      r[at]! *= tone * 1.03
      g[at]! *= tone
      b[at]! *= tone * 0.88
    }
  }
}

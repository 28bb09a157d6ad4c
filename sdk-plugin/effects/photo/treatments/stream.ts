import * as z from 'zod'
import { mix } from '../../colour.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { enlarge } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { layBack } from '../painting/afloat.ts'
import { cleanHair } from '../painting/clean-hair.ts'
import { evenKey } from '../painting/even-key.ts'
import { growRiverside } from '../painting/riverside.ts'
import { floatHair } from '../painting/floating-hair.ts'
import type { Face } from '../../../vision/index.ts'
import { paintFeatures } from '../painting/features.ts'
import { flowOf, strokesAlong } from '../painting/flow.ts'
import { dress } from '../painting/gown.ts'
import { cleanEdge } from '../painting/stand.ts'
import { strewFlowers } from '../painting/strewn-flowers.ts'
import { lightnessOf } from '../painting/tone.ts'
import { washesOf } from '../painting/smooth.ts'
import { subjectOf } from '../painting/subject.ts'
import { oil } from './oil.ts'
import { treatment } from './treatment.ts'
import { mirrorInWater, sinkInWater } from '../painting/water.ts'

/**
 * Painted in a stream as the Pre-Raphaelites did: somebody lies in dark water in an old gown, hair drifts in
 * it and flowers around, reeds stand before it and willow hangs over. A photo without people stands over the water.
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
    const afloat = subject.faces.length > 0 && subject.coverage > 0.02
    if (!afloat) {
      mirrorInWater(print, seed)
      strewFlowers(print, { faces: [], flowers, seed, lean: 0 })
      growRiverside(print, { faces: [], seed })
      paint(print, [], seed)
    } else {
      evenKey(print, subject.faces, 1.4)
      cleanHair(print, subject.mask, subject.faces)
      const laid = layBack(print, subject)
      // All that is painted from here on finds the faces where they lie.
      subject.faces.splice(0, subject.faces.length, ...laid.faces)
      if (laid.lean !== 0) cleanEdge(print, laid.mask)
      const lying = laid.lean === 0 ? laid : { ...laid, ...dress(print, laid, seed) }
      const dry = sinkInWater(print, lying, seed)
      floatHair(print, lying, seed)
      strewFlowers(print, { faces: lying.faces, flowers, seed, lean: lying.lean, dry })
      growRiverside(print, { faces: lying.faces, seed, dry })
      paintDry(print, dry, seed)
      paint(print, lying.faces, seed, 0.6)
    }
    weave(print, seed)
  },
})

/** How oil is laid on skin and cloth. */
const BRUSHWORK = { kind: 'oil', bare: 0, brush: 0.016, impasto: 0.3, likeness: 0.7, finish: 0.7, ridges: 2 } as const
/** How much of its strokes is seen where water is. */
const THIN = 0.15

/** All that is above the water is of one hand: the same strokes go over it, thinner ones over the rest. */
function paintDry(print: Print, dry: Float32Array, seed: number): void {
  const planes = [print.r, print.g, print.b]
  const before = planes.map((each) => each.slice())
  oil.apply(print, oil.schema.parse(BRUSHWORK), { seed })
  for (const [c, to] of planes.entries()) {
    for (let at = 0; at < to.length; at++) to[at] = mix(before[c]![at]!, to[at]!, mix(THIN, 1, dry[at]!))
  }
}

/**
 * All of it, leaves and water and skin, in the same small strokes; eyes and lips with the finest brush.
 *
 * @param kept How much of what was there before is seen in them
 */
function paint(print: Print, faces: readonly Face[], seed: number, kept = 0.3): void {
  const { width, height } = print
  const unit = Math.min(width, height) / 900
  const flow = flowOf(lightnessOf(print), width, height, 5 * unit)
  const strokes = strokesAlong(flow, { length: 30 * unit, scale: 2.2 * unit, turn: 0, seed })
  const washes = washesOf(print, 6 * unit, 1)
  const fine = paintFeatures(print, washes, faces)
  for (const [c, to] of [print.r, print.g, print.b].entries()) {
    const soft = enlarge(washes.planes[c]!, washes.width, washes.height, width, height)
    for (let y = 0, at = 0; y < height; y++) {
      const row = (y >> 1) * washes.width
      for (let x = 0; x < width; x++, at++) {
        const bristles = 0.28 - 0.18 * Math.min(1, 2 * fine[row + (x >> 1)]!)
        to[at] = mix(soft[at]!, to[at]!, kept) * (1 + bristles * (strokes[at]! - 0.5))
      }
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

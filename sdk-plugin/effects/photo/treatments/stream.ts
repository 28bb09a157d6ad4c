import * as z from 'zod'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Print } from '../photo.ts'
import { layBack } from '../painting/afloat.ts'
import { cleanHair } from '../painting/clean-hair.ts'
import { evenKey } from '../painting/even-key.ts'
import { paintFinely } from '../painting/fine-paint.ts'
import { growRiverside } from '../painting/riverside.ts'
import { floatHair, hairAt } from '../painting/floating-hair.ts'
import { floatHands } from '../painting/floating-hands.ts'
import { dress } from '../painting/gown.ts'
import { thinCrown } from '../painting/lapped-hair.ts'
import { loseEdges } from '../painting/lost-edge.ts'
import { cleanEdge } from '../painting/stand.ts'
import { strewFlowers } from '../painting/strewn-flowers.ts'
import { subjectOf } from '../painting/subject.ts'
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
      paintFinely(print, [], { seed, kept: 0.3 })
    } else {
      evenKey(print, subject.faces, 1.4)
      cleanHair(print, subject.mask, subject.faces)
      const laid = layBack(print, subject)
      // All that is painted from here on finds the faces where they lie.
      subject.faces.splice(0, subject.faces.length, ...laid.faces)
      if (laid.lean !== 0) cleanEdge(print, laid.mask)
      const lying = laid.lean === 0 ? laid : { ...laid, ...dress(print, laid, seed) }
      if (lying.lean !== 0 && hairAt(print, lying.mask, lying.faces[0]!, lying.lean)) thinCrown(print, lying)
      const dry = sinkInWater(print, lying, seed)
      floatHair(print, lying, seed)
      floatHands(print, lying)
      loseEdges(print, lying.faces, lying.lean)
      strewFlowers(print, { faces: lying.faces, flowers, seed, lean: lying.lean, dry })
      growRiverside(print, { faces: lying.faces, seed, dry })
      paintFinely(print, lying.faces, { seed, kept: 0.36, dragged: 5, blended: 0.3, spared: 0.3 })
    }
    weave(print, seed)
  },
})

/** Canvas under thin paint, and a warm varnish. */
function weave(print: Print, seed: number): void {
  const { width, height, r, g, b } = print
  const k = 1100 / Math.min(width, height)
  const grain = new NoiseRows('grain', width, { scale: 1.4 * k, top: seed })
  const warp = Float32Array.from({ length: width }, (_, x) => 0.028 * Math.sin(x * k * 1.3))
  for (let y = 0, at = 0; y < height; y++) {
    const speck = grain.at(y)
    const weft = Math.sin(y * k * 1.3)
    for (let x = 0; x < width; x++, at++) {
      const tone = 1 + warp[x]! * weft + 0.035 * speck[x]!
      r[at]! *= tone * 1.03
      g[at]! *= tone
      b[at]! *= tone * 0.88
    }
  }
}

import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { shrink } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import type { Subject } from './subject.ts'
import { flowingRow } from './flowing-colours.ts'
import { sparedOf } from './wet.ts'

/** How far colours run into people, in pixels of a picture of 900. */
const FAR = 150
/** Where the noise is higher they do: the paint was still wet there. */
const OPEN = [-0.22, 0.16] as const
/** How much of hair and clothes they take the place of, and how much of them lies on a cheek over its own washes. */
const [MOST, BLUSH] = [0.82, 0.34] as const
/** How deep the colours are that ran in, as parts of those behind. */
const STRENGTH = 1.35

/**
 * Colours of the box that run from behind people into their hair and clothes while those are wet, in tongues, and as a
 * breath of a glaze over the sides of a face; eyes and mouth are left alone.
 *
 * @param thinned What washes absorb, at half the size: changed in place
 * @param fine Eyes, brows and lips, 0 to 1, at half the size
 */
export function bleedColours(
  thinned: readonly [Float32Array, Float32Array, Float32Array],
  print: Print,
  { mask, faces }: Subject,
  { fine, seed }: { fine: Float32Array; seed: number },
): void {
  const { plane: own, width, height } = shrink(mask, print.width, print.height)
  const unit = Math.min(width, height) / 900
  const inside = blur(own, width, height, FAR * unit)
  const tongues = new NoiseRows('clouds', width, { scale: 0.34 / unit, left: seed * 43 + 60, top: 320 })
  const edges = new NoiseRows('swirls', width, { scale: 0.9 / unit, left: 15, top: seed * 19 })
  const colours = flowingRow({ width, height }, seed)
  const spared = sparedOf(faces)
  const middle = faces[0]!.x / 2 + faces[0]!.width / 4
  for (let y = 0, at = 0; y < height; y++) {
    const tongue = tongues.at(y)
    const edge = edges.at(y)
    const colour = colours(y)
    for (let x = 0; x < width; x++, at++) {
      if (own[at]! < 0.02) continue
      const wet = tongue[x]! + 0.12 * edge[x]! + 0.5 * (0.86 - inside[at]!)
      const open = smoothstep(OPEN[0], OPEN[1], wet)
      if (open === 0) continue
      const skin = spared(2 * x, 2 * y)
      const aside = smoothstep(0.16, 0.34, Math.abs(x - middle) / (faces[0]!.width / 2))
      const most = mix(MOST, BLUSH * aside * (1 - fine[at]!), skin)
      const share = own[at]! * open * most
      for (let c = 0; c < 3; c++) {
        const into = thinned[c]!
        const ran = STRENGTH * Math.log(Math.max(0.03, colour[c]![x]!))
        // A glaze on skin is added to what is there; in hair one paint pushes the other aside.
        into[at] = mix(mix(into[at]!, ran + 0.2 * into[at]!, share), into[at]! + share * ran, skin)
      }
    }
  }
}

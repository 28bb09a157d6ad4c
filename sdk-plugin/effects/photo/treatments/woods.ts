import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { clearingOf, HAZE, SHADE } from '../painting/clearing.ts'
import type { Print } from '../photo.ts'
import { clearAround } from '../painting/silhouette.ts'
import { type Lamp, standBefore } from '../painting/stand.ts'
import { subjectOf } from '../painting/subject.ts'
import { frameByTrees, growFerns } from '../painting/undergrowth.ts'
import { treatment } from './treatment.ts'

/** A clearing in old woods: trunks in the haze, shafts of sun; who is in the photo stands among ferns. */
export const woods = treatment({
  name: 'woods',
  schema: z.strictObject({ kind: z.literal('woods') }),
  apply(print, _options, { seed }) {
    const { faces, ...subject } = subjectOf(print)
    const people = faces.length > 0 && subject.coverage > 0.02
    const clear = clearAround(print, faces)
    const open = plane(clear.length)
    for (let at = 0; at < open.length; at++) open[at] = 1 - clear[at]!
    if (people) stand(print, subject.mask, seed)
    else dapple(print, seed)
    shine(print, people ? subject.mask : undefined, seed)
    frameByTrees(print, open, seed)
    growFerns(print, open, seed)
  },
})

const SHADOW = [0.42, 0.5, 0.36] as const
/** Through the crowns on the right, and what the leaves throw back. */
const SUN: Lamp = { from: [0.78, -0.62], colour: [1.5, 1.2, 0.56], rim: 2.2 }
const LEAVES: Lamp = { from: [-0.9, 0.3], colour: [0.2, 0.36, 0.14], rim: 0.4 }
const FRONT: Lamp = { from: [0, 0], colour: [1.25, 1.2, 0.86], rim: 0 }

/** The woods behind whoever stands there. */
function stand(print: Print, mask: Float32Array, seed: number): void {
  const tone = clearingOf(print, seed)
  const far = { r: plane(tone.length), g: plane(tone.length), b: plane(tone.length) }
  for (const [c, to] of [far.r, far.g, far.b].entries()) {
    for (let at = 0; at < to.length; at++) to[at] = mix(SHADE[c as 0], HAZE[c as 0], tone[at]!)
  }
  standBefore(print, { mask, far, ambient: SHADOW, lamps: [SUN, LEAVES, FRONT], wrap: 0.55 })
}

/** A photo without people lies in the shade of leaves. */
function dapple({ width, height, r, g, b }: Print, seed: number): void {
  const leaves = new NoiseRows('clouds', width, { scale: 990 / Math.min(width, height), left: seed * 41 })
  const planes = [r, g, b]
  for (let y = 0, at = 0; y < height; y++) {
    const leaf = leaves.at(y)
    const low = smoothstep(0.25, 1, y / height)
    for (let x = 0; x < width; x++, at++) {
      const light = 0.16 * smoothstep(0.05, 0.3, leaf[x]!) * low
      for (let c = 0; c < 3; c++) planes[c]![at]! *= GREEN[c]! + light
    }
  }
}

const GREEN = [0.78, 0.88, 0.72]
const BEAM = [0.95, 0.86, 0.44]

/** Shafts fan out from the upper right, before and behind whoever stands there; the haze lies thick below them. */
function shine(print: Print, mask: Float32Array | undefined, seed: number): void {
  const { width, height } = print
  const motes = new NoiseRows('clouds', width, { scale: 270 / Math.min(width, height), left: seed * 7 })
  const planes = [print.r, print.g, print.b]
  for (let y = 0, at = 0; y < height; y++) {
    const mote = motes.at(y)
    const down = smoothstep(1.05, 0.15, y / height)
    for (let x = 0; x < width; x++, at++) {
      const angle = (1.02 * width - x) / (y + 0.3 * height)
      const wave = Math.sin(angle * 11 + seed) * 0.5 + Math.sin(angle * 23 + 2) * 0.36 + Math.sin(angle * 41) * 0.16
      const shaft = smoothstep(-0.25, 1.05, wave) * down * (0.75 + 0.9 * mote[x]!)
      const share = (mask ? mix(1, 0.36, mask[at]!) : 0.8) * 0.36 * shaft
      for (let c = 0; c < 3; c++) planes[c]![at]! += (BEAM[c]! * 1.1 - 0.4 * planes[c]![at]!) * Math.max(0, share)
    }
  }
}

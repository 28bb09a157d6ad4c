import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { backdropFor } from '../painting/backdrop.ts'
import { coldOf, keepCold } from '../painting/cold-colours.ts'
import { growLavender } from '../painting/lavender-bed.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { clearAround } from '../painting/silhouette.ts'
import { litFrom } from '../painting/own-light.ts'
import { stepBack } from '../painting/half-figure.ts'
import { type Lamp, standBefore } from '../painting/stand.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

/** In a field of lavender before sunset: rows of it behind who is in the photo, sprigs around, blurred near the lens. */
export const field = treatment({
  name: 'field',
  schema: z.strictObject({ kind: z.literal('field') }),
  apply(print, _options, { seed }) {
    const found = subjectOf(print)
    const people = found.faces.length > 0 && found.coverage > 0.02
    const subject = people ? stepBack(print, found, STAND) : found
    litFrom(print, subject, -1, ({ mask, faces }, own) => {
      const clear = clearAround(print, faces)
      const open = plane(clear.length)
      for (let at = 0; at < open.length; at++) open[at] = 1 - clear[at]!
      stand(print, { shown: people ? mask : dissolved(print, seed), faces: people ? faces : [], own, seed })
      settle(print, people ? mask : undefined)
      const body = people ? open.map((share, at) => share * mask[at]!) : undefined
      growLavender(print, 'before', seed, open, body)
    })
  },
})

/** What stays of a photo without people: it melts into the field from below. */
function dissolved({ width, height }: Print, seed: number): Float32Array {
  const shown = plane(width * height)
  const k = 900 / Math.max(width, height)
  const clouds = new NoiseRows('clouds', width, { scale: 0.6 * k, left: seed * 17 })
  for (let y = 0, at = 0; y < height; y++) {
    const drift = clouds.at(y)
    for (let x = 0; x < width; x++, at++) shown[at] = smoothstep(0.74, 0.5, y / height + 0.1 * drift[x]!)
  }
  return shown
}

interface Stander {
  shown: Float32Array
  faces: readonly Face[]
  /** How much of the photo's own light stays. */
  own: number
  seed: number
}

/** The field behind, its low sun round the edges of whoever stands there. */
function stand(print: Print, { shown, faces, own, seed }: Stander): void {
  const { width, height } = print
  const people = faces.length > 0
  const { r, g, b } = backdropFor(print, { scene: 'lavenderRows', variant: 1, blur: 0.004 })
  const far = { width, height, r, g, b }
  growLavender(far, 'behind', seed)
  if (people) {
    const lamps = [SUN, MEADOW, SKY]
    const light = { ambient: DUSK, lamps, wrap: 0.7, air: 0.04, round: 0.016, even: true, own }
    const cold = coldOf(print, shown)
    standBefore(print, { mask: shown, faces, far, ...light })
    keepCold(print, cold, EVENING_CLOTH)
    return
  }
  const planes = [print.r, print.g, print.b]
  const behind = [far.r, far.g, far.b]
  for (const [c, to] of planes.entries()) {
    for (let at = 0; at < to.length; at++) to[at] = mix(behind[c]![at]!, to[at]! * LATE[c]!, shown[at]!)
  }
}

/** Where who is photographed from near comes to stand. */
const STAND = { x: 0.5, chin: 0.57, tall: 0.29 } as const

/** What cold colours have of that light's red, green and blue. */
const EVENING_CLOTH = [0.66, 0.9, 1.2] as const

const DUSK = [0.31, 0.285, 0.34] as const
/** Over a photo without people. */
const LATE = [1.04, 0.82, 0.74]
/** Low on the left, behind. */
const SUN: Lamp = { from: [-0.94, -0.34], colour: [1.7, 0.98, 0.52], rim: 11, front: 0.3 }
/** The evening sky beside it. */
const SKY: Lamp = { from: [0.9, -0.44], colour: [0.5, 0.4, 0.5], rim: 1.2, front: 0.1 }
/** What the blossoms throw back from below. */
const MEADOW: Lamp = { from: [0.5, 0.86], colour: [0.66, 0.44, 0.78], rim: 0.6, front: 0.14 }

/** Among flowers there is less light, and it comes off them. */
function settle({ width, height, r, g, b }: Print, mask: Float32Array | undefined): void {
  const reach = 0.26 * Math.min(width, height)
  for (let y = Math.max(0, Math.floor(height - reach)), at = y * width; y < height; y++) {
    const deep = smoothstep(height - reach, height, y)
    for (let x = 0; x < width; x++, at++) {
      const share = deep * (mask ? mask[at]! : 0.6)
      r[at]! *= 1 - 0.5 * share
      g[at]! *= 1 - 0.6 * share
      b[at] = b[at]! * (1 - 0.4 * share) + 0.018 * share
    }
  }
}

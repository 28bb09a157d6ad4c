import * as z from 'zod'
import { mix } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import { backdropFor } from '../painting/backdrop.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { clearAround } from '../painting/silhouette.ts'
import { drawSparkler, SPARKLER, type Tip } from '../painting/sparkler.ts'
import { type Lamp, standBefore } from '../painting/stand.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

/** A night of lights: a sparkler in each lower corner, its sparks, the warm light of both on who stands between. */
export const sparklers = treatment({
  name: 'sparklers',
  schema: z.strictObject({ kind: z.literal('sparklers') }),
  apply(print, _options, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const { faces, ...subject } = subjectOf(print)
    const people = faces.length > 0 && subject.coverage > 0.02
    const clear = clearAround(print, faces)
    const low = 0.7 * height
    const aside = Math.min(0.36 * width, 0.5 * shorter)
    const tips: Tip[] = [
      { x: 0.5 * width - aside, y: low, foot: -0.1 },
      { x: 0.5 * width + aside, y: low - 0.05 * shorter, foot: 0.1 },
    ]
    const mask = people ? stand(print, subject.mask, faces, tips) : undefined
    shine(print, { mask, clear, tips })
    const random = randomFrom(seed * 811 + 7)
    for (const tip of tips) drawSparkler(print, tip, seed, random)
  },
})

const DARK = [0.34, 0.25, 0.22] as const
/** The sparklers on both sides, and what the crowd's lamps leave on a face. */
const LEFT: Lamp = { from: [-0.9, 0.42], colour: [2.9, 1.6, 0.62], rim: 1.1, front: 0.3 }
const RIGHT: Lamp = { from: [0.93, 0.36], colour: [3.3, 1.86, 0.72], rim: 1.1, front: 0.3 }
const FRONT: Lamp = { from: [0, 0.05], colour: [1.7, 1.15, 0.74], rim: 0 }

/** Before lamps far behind, in the light of both sparklers, which glow in the air. */
function stand(print: Print, found: Float32Array, faces: readonly Face[], tips: readonly Tip[]): Float32Array {
  const lamps = backdropFor(print, { scene: 'city', variant: 7, blur: 0.034 })
  const far = { ...lamps, r: lamps.r.slice(), g: lamps.g.slice(), b: lamps.b.slice() }
  const planes = [far.r, far.g, far.b]
  const [left, right] = tips.map((tip) => poolOf(print, tip)) as [Pool, Pool]
  for (let y = 0, at = 0; y < print.height; y++) {
    for (let x = 0; x < print.width; x++, at++) {
      const warm = left.wideX[x]! * left.wideY[y]! + right.wideX[x]! * right.wideY[y]!
      for (let c = 0; c < 3; c++) planes[c]![at] = 0.17 * planes[c]![at]! + 0.03 * warm * SPARKLER[c]!
    }
  }
  const lit = { ambient: DARK, lamps: [LEFT, RIGHT, FRONT], wrap: 0.3, air: 0.02 }
  return standBefore(print, { mask: found, faces, far, ...lit })
}

interface Lighting {
  mask: Float32Array | undefined
  clear: Float32Array
  tips: readonly Tip[]
}

/** What is close to a sparkler is bright, the rest falls into the night; a wide place is not lit by them. */
function shine(print: Print, { mask, clear, tips }: Lighting): void {
  const { width, height } = print
  const planes = [print.r, print.g, print.b]
  const [left, right] = tips.map((tip) => poolOf(print, tip)) as [Pool, Pool]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const wide = left.wideX[x]! * left.wideY[y]! + right.wideX[x]! * right.wideY[y]!
      const close = left.nearX[x]! * left.nearY[y]! + right.nearX[x]! * right.nearY[y]!
      const inside = mask ? mask[at]! : 0
      const own = 0.26 + 0.5 * clear[at]! + 0.22 * wide + 0.85 * close
      for (let c = 0; c < 3; c++) {
        const night = NIGHT[c]! + (0.1 * clear[at]! + 0.2 * wide + 0.5 * close) * SPARKLER[c]! * 1.5
        planes[c]![at]! *= mask ? mix(1, own, inside) : night
      }
    }
  }
}

/** Light that falls off from a tip, close by and wide: the product of what its column and its row have. */
interface Pool {
  nearX: Float32Array
  nearY: Float32Array
  wideX: Float32Array
  wideY: Float32Array
}

function poolOf({ width, height }: Print, tip: Tip): Pool {
  const shorter = Math.min(width, height)
  const fall = (length: number, middle: number, reach: number) => {
    return Float32Array.from({ length }, (_, place) => Math.exp(-(((place - middle) / reach) ** 2)))
  }
  const [near, wide] = [0.2 * shorter, 0.62 * shorter]
  return {
    nearX: fall(width, tip.x, near),
    nearY: fall(height, tip.y, near),
    wideX: fall(width, tip.x, wide),
    wideY: fall(height, tip.y, wide),
  }
}

const NIGHT = [0.2, 0.21, 0.27]

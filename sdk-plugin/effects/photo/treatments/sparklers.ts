import type { SKRSContext2D } from '@napi-rs/canvas'
import * as z from 'zod'
import { mix } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import { css, drawWithin } from '../../sprite.ts'
import { addSpot } from '../../tubes/spark.ts'
import { backdropFor } from '../painting/backdrop.ts'
import type { Face } from '../../../vision/index.ts'
import { formOf } from '../painting/form.ts'
import type { Print } from '../photo.ts'
import { clearAround } from '../painting/silhouette.ts'
import { cleanEdge } from '../painting/stand.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

const FIRE = [1, 0.62, 0.26] as const

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
    const tips = [
      { x: 0.5 * width - Math.min(0.36 * width, 0.5 * shorter), y: low, foot: -0.1 },
      { x: 0.5 * width + Math.min(0.36 * width, 0.5 * shorter), y: low - 0.05 * shorter, foot: 0.1 },
    ]
    if (people) cleanEdge(print, subject.mask)
    light(print, { mask: people ? subject.mask : undefined, clear, faces, tips })
    const random = randomFrom(seed * 811 + 7)
    for (const tip of tips) spray(print, tip, random)
  },
})

interface Tip {
  x: number
  y: number
  /** Where its wire is held, aside of the tip. */
  foot: number
}

interface Lighting {
  mask: Float32Array | undefined
  clear: Float32Array
  faces: readonly Face[]
  tips: readonly Tip[]
}

/** Night, lamps far behind, and what the sparklers light. */
function light(print: Print, { mask, clear, faces, tips }: Lighting): void {
  const { width, height } = print
  const lamps = mask && backdropFor(print, { scene: 'city', variant: 7, blur: 0.034 })
  const form = mask && formOf(print, mask, faces)
  const planes = [print.r, print.g, print.b]
  const far = lamps && [lamps.r, lamps.g, lamps.b]
  const [left, right] = tips.map((tip) => poolOf(print, tip)) as [Pool, Pool]
  // A wide place is not lit by them.
  const reach = mask ? 0.62 : 0.2
  for (let y = 0, at = 0; y < height; y++) {
    const [leftNear, leftWide, rightNear, rightWide] = [
      left.nearY[y]!,
      left.wideY[y]!,
      right.nearY[y]!,
      right.wideY[y]!,
    ]
    for (let x = 0; x < width; x++, at++) {
      const inside = mask ? mask[at]! : 1
      const slope = form ? 0.26 * form.x[at]! : 0
      const fromLeft = left.wideX[x]! * leftWide
      const fromRight = right.wideX[x]! * rightWide
      const close = left.nearX[x]! * leftNear + right.nearX[x]! * rightNear
      const facing = slope < 0 ? -slope * fromLeft : slope * fromRight
      const warm = 0.1 * clear[at]! + reach * (fromLeft + fromRight) + 0.5 * close + 2.6 * facing
      for (let c = 0; c < 3; c++) {
        const own = planes[c]![at]! * (NIGHT[c]! + warm * FIRE[c]! * 1.5)
        planes[c]![at] = far ? mix(far[c]![at]! * 0.5 + 0.05 * warm * FIRE[c]!, own, inside) : own
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

/** The wire, its burning tip, and sparks that fly straight, fork and burst into stars. */
function spray(print: Print, { x, y, foot }: Tip, random: () => number): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const reach = 0.24 * shorter
  const wire = (context: SKRSContext2D) => {
    context.lineCap = 'round'
    context.strokeStyle = css([0.05, 0.035, 0.028])
    context.lineWidth = 0.0062 * shorter
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + foot * shorter, height + 4)
    context.stroke()
    context.strokeStyle = css([0.55, 0.28, 0.1])
    context.lineWidth = 0.0018 * shorter
    context.stroke()
  }
  drawWithin(print, { x: x - 0.12 * shorter, y, width: 0.24 * shorter, height: height - y }, wire)
  addSpot(print, x, y, 0.2 * shorter, FIRE, 0.22)
  const box = { x: x - 1.3 * reach, y: y - 1.3 * reach, width: 2.6 * reach, height: 2.6 * reach }
  const sparks = (context: SKRSContext2D) => {
    context.globalCompositeOperation = 'lighter'
    context.lineCap = 'round'
    for (let spark = 0; spark < 300; spark++) fly(context, { x, y, reach }, random)
  }
  drawWithin(print, box, sparks, { gain: 2.6, shines: true })
  addSpot(print, x, y, 0.032 * shorter, FIRE, 2)
  addSpot(print, x, y, 0.016 * shorter, [1, 0.94, 0.8], 5)
}

function fly(
  context: SKRSContext2D,
  { x, y, reach }: { x: number; y: number; reach: number },
  random: () => number,
): void {
  const angle = random() * 2 * Math.PI
  const length = reach * mix(0.06, 1, random() ** 1.8)
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length + 0.05 * length]
  const begin = mix(0.02, 0.45, random())
  const thick = reach * mix(0.003, 0.0085, random() ** 2)
  for (const [from, to, heat] of [
    [begin, mix(begin, 1, 0.6), 1],
    [mix(begin, 1, 0.6), 1, 0.55],
  ] as const) {
    context.strokeStyle = css([1, mix(0.42, 0.8, heat), mix(0.1, 0.5, heat)], mix(0.3, 0.85, random()) * heat)
    context.lineWidth = thick * heat
    context.beginPath()
    context.moveTo(x + dx * from, y + dy * from)
    context.lineTo(x + dx * to, y + dy * to)
    context.stroke()
  }
  // Steel bursts at the end of its way.
  if (random() > 0.4) return
  const rays = 5 + Math.floor(random() * 4)
  context.strokeStyle = css([1, 0.8, 0.5], 0.75)
  context.lineWidth = thick * 0.6
  context.beginPath()
  for (let ray = 0; ray < rays; ray++) {
    const turn = random() * 2 * Math.PI
    const far = reach * mix(0.02, 0.07, random())
    context.moveTo(x + dx, y + dy)
    context.lineTo(x + dx + Math.cos(turn) * far, y + dy + Math.sin(turn) * far)
  }
  context.stroke()
}

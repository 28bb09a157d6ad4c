import type { SKRSContext2D } from '@napi-rs/canvas'
import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { randomFrom } from '../../random.ts'
import { backdropFor } from '../painting/backdrop.ts'
import { layOver, overlayOf, shadeUnder } from '../painting/overlay.ts'
import type { Print } from '../photo.ts'
import { drawLavender } from '../../plants/lavender.ts'
import { clearAround } from '../painting/silhouette.ts'
import { type Lamp, standBefore } from '../painting/stand.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

/** In a field of lavender before sunset: rows of it behind who is in the photo, sprigs of it in front. */
export const field = treatment({
  name: 'field',
  schema: z.strictObject({ kind: z.literal('field') }),
  apply(print, _options, { seed }) {
    const { faces, ...subject } = subjectOf(print)
    const people = faces.length > 0 && subject.coverage > 0.02
    const clear = clearAround(print, faces)
    const shown = people ? subject.mask : dissolved(print, seed)
    stand(print, { shown, people })
    flower(print, clear, seed)
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

/** The field behind, its low sun round the edges of whoever stands there. */
function stand(print: Print, { shown, people }: { shown: Float32Array; people: boolean }): void {
  const far = backdropFor(print, { scene: 'lavender', variant: 1, blur: people ? 0.016 : 0.007 })
  if (people) {
    standBefore(print, { mask: shown, far, ambient: DUSK, lamps: [SUN, MEADOW], wrap: 0.5 })
    return
  }
  const planes = [print.r, print.g, print.b]
  const behind = [far.r, far.g, far.b]
  for (const [c, to] of planes.entries()) {
    for (let at = 0; at < to.length; at++) to[at] = mix(behind[c]![at]!, to[at]! * LATE[c]!, shown[at]!)
  }
}

const DUSK = [0.8, 0.68, 0.72] as const
/** Over a photo without people. */
const LATE = [1.04, 0.82, 0.74]
/** Low on the left, behind. */
const SUN: Lamp = { from: [-0.86, -0.5], colour: [1.4, 0.8, 0.34], rim: 2.2 }
/** What the blossoms throw back from below. */
const MEADOW: Lamp = { from: [0.2, 0.98], colour: [0.36, 0.2, 0.5], rim: 0.3 }

/** Sprigs in front: a row in focus, and some near the lens. */
function flower(print: Print, clear: Float32Array, seed: number): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const random = randomFrom(seed * 433 + 3)
  const part = { x: 0, y: 0.5 * height, width, height: 0.5 * height }
  const shown = plane(width * height)
  for (let at = 0; at < shown.length; at++) shown[at] = 1 - clear[at]!
  const row = overlayOf(`lavender ${seed}`, part, (context) => {
    for (let back = 3; back >= 0; back--) {
      for (let x = -0.02 * shorter; x < width + 0.02 * shorter; x += shorter * mix(0.014, 0.05, random())) {
        const u = Math.abs((2 * x) / width - 1)
        const tall = shorter * mix(0.16, 0.27, random()) * (0.72 + 0.5 * u * u)
        const y = height + shorter * (0.06 - 0.035 * back)
        drawLavender(context, { x, y, tall, lean: mix(-0.22, 0.3, random()) }, random)
      }
    }
  })
  shadeUnder(print, row, { dx: 0.012 * shorter, dy: 0.004 * shorter, strength: 0.3 })
  layOver(print, row, { light: [1.25, 0.98, 0.95], shown })
  const drawNear = (context: SKRSContext2D) => {
    for (let sprig = 0; sprig < 9; sprig++) {
      const x = (sprig % 2 === 0 ? mix(-0.02, 0.2, random()) : mix(0.8, 1.02, random())) * width
      const tall = shorter * mix(0.4, 0.6, random())
      drawLavender(context, { x, y: height * 1.06, tall, lean: mix(-0.2, 0.2, random()) }, random)
    }
  }
  layOver(print, overlayOf(`lavender near ${seed}`, part, drawNear, 0.011 * shorter), { light: [1.3, 1, 1], shown })
}

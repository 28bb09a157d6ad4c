import type { SKRSContext2D } from '@napi-rs/canvas'
import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { randomFrom } from '../../random.ts'
import { backdropFor } from '../painting/backdrop.ts'
import { layOver, type Overlay, overlayOf } from '../painting/overlay.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { drawLavender } from '../../plants/lavender.ts'
import { clearAround } from '../painting/silhouette.ts'
import { type Lamp, standBefore } from '../painting/stand.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

/** In a field of lavender before sunset: rows of it behind who is in the photo, sprigs around, blurred near the lens. */
export const field = treatment({
  name: 'field',
  schema: z.strictObject({ kind: z.literal('field') }),
  apply(print, _options, { seed }) {
    const subject = subjectOf(print)
    const people = subject.faces.length > 0 && subject.coverage > 0.02
    const clear = clearAround(print, subject.faces)
    const open = plane(clear.length)
    for (let at = 0; at < open.length; at++) open[at] = 1 - clear[at]!
    stand(print, { shown: people ? subject.mask : dissolved(print, seed), faces: people ? subject.faces : [], seed })
    settle(print, people ? subject.mask : undefined)
    for (const depth of BEFORE) layOver(print, sprigs(print, depth, seed), { light: depth.light, shown: open })
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
function stand(print: Print, { shown, faces, seed }: { shown: Float32Array; faces: Face[]; seed: number }): void {
  const { width, height } = print
  const people = faces.length > 0
  const { r, g, b } = backdropFor(print, { scene: 'lavender', variant: 1, blur: people ? 0.016 : 0.007 })
  const far = { width, height, r, g, b }
  for (const depth of BEHIND) layOver(far, sprigs(print, depth, seed), { light: depth.light })
  if (people) {
    standBefore(print, { mask: shown, faces, far, ambient: DUSK, lamps: [SUN, MEADOW], wrap: 0.5 })
    return
  }
  const planes = [print.r, print.g, print.b]
  const behind = [far.r, far.g, far.b]
  for (const [c, to] of planes.entries()) {
    for (let at = 0; at < to.length; at++) to[at] = mix(behind[c]![at]!, to[at]! * LATE[c]!, shown[at]!)
  }
}

const DUSK = [0.62, 0.55, 0.66] as const
/** Over a photo without people. */
const LATE = [1.04, 0.82, 0.74]
/** Low on the left, behind. */
const SUN: Lamp = { from: [-0.86, -0.5], colour: [1.5, 0.9, 0.42], rim: 1.7 }
/** What the blossoms throw back from below. */
const MEADOW: Lamp = { from: [0.5, 0.86], colour: [0.5, 0.3, 0.84], rim: 0.3 }

/** Sprigs at one distance from the lens. Lengths as shares of the shorter side. */
interface Depth {
  /** How far out of focus. */
  soft: number
  tall: readonly [number, number]
  gap: readonly [number, number]
  /** How high above the foot of the picture they stand. */
  lift: number
  /** How much shorter they are in the middle. */
  dip: number
  /** How high they stand so close in the middle that nothing is seen between them; 0 does not close them. */
  bed: number
  light: readonly [number, number, number]
}

const BEHIND: readonly Depth[] = [
  { soft: 0.01, tall: [0.1, 0.16], gap: [0.008, 0.02], lift: 0.2, dip: 0, bed: 0, light: [1.75, 1.2, 1.1] },
  { soft: 0.006, tall: [0.16, 0.24], gap: [0.012, 0.03], lift: 0.1, dip: 0, bed: 0, light: [1.5, 1.08, 1.02] },
]
const BEFORE: readonly Depth[] = [
  { soft: 0.004, tall: [0.18, 0.26], gap: [0.006, 0.014], lift: 0.07, dip: 0.3, bed: 0.13, light: [1.5, 1.08, 1.02] },
  { soft: 0.0015, tall: [0.22, 0.3], gap: [0.009, 0.022], lift: 0, dip: 0.32, bed: 0.09, light: [1.5, 1.1, 1.02] },
  { soft: 0, tall: [0.27, 0.34], gap: [0.014, 0.034], lift: -0.09, dip: 0.3, bed: 0, light: [1.6, 1.14, 1.04] },
  { soft: 0.007, tall: [0.3, 0.4], gap: [0.04, 0.09], lift: -0.2, dip: 0.3, bed: 0, light: [1.35, 1, 0.98] },
  { soft: 0.014, tall: [0.6, 0.85], gap: [0.05, 0.11], lift: -0.24, dip: 0.8, bed: 0, light: [1.3, 0.95, 0.98] },
]

/** A bed of them, dark at the foot. */
function sprigs({ width, height }: Print, depth: Depth, seed: number): Overlay {
  const shorter = Math.min(width, height)
  const over = Math.ceil(3 * depth.soft * shorter)
  const high = Math.min(height, shorter * (depth.tall[1] * 1.1 + Math.max(0, depth.lift)))
  const part = { x: -over, y: height - high - over, width: width + 2 * over, height: high + 2 * over }
  const draw = (context: SKRSContext2D) => {
    const random = randomFrom(seed * 433 + 3 + Math.round(1000 * depth.tall[1]))
    if (depth.bed > 0) close(context, { width, height, top: depth.bed * shorter, random })
    for (let x = -0.02 * shorter; x < width + 0.02 * shorter; x += shorter * mix(...depth.gap, random())) {
      const u = Math.min(1, Math.abs((2 * x) / width - 1))
      const tall = shorter * mix(...depth.tall, random()) * (1 - depth.dip * (1 - u ** 1.5))
      const y = height - shorter * (depth.lift + 0.02 * random())
      drawLavender(context, { x, y, tall, lean: mix(-0.2, 0.28, random()), coarse: depth.soft > 0.003 }, random)
    }
    const shade = context.createLinearGradient(0, height, 0, height - 0.16 * shorter)
    shade.addColorStop(0, 'rgba(22,8,40,0.72)')
    shade.addColorStop(1, 'rgba(14,6,22,0)')
    context.globalCompositeOperation = 'source-atop'
    context.fillStyle = shade
    context.fillRect(part.x, part.y, part.width, part.height)
  }
  return overlayOf(`lavender ${seed} ${depth.tall[1]}`, part, draw, depth.soft * shorter)
}

interface Bed {
  width: number
  height: number
  /** How high it is in the middle, in pixels. */
  top: number
  random: () => number
}

/** Stalks stand so close that nothing is seen between them: blossoms out of focus above, shade and leaves below. */
function close(context: SKRSContext2D, { width, height, top, random }: Bed): void {
  const tone = context.createLinearGradient(0, height - 1.5 * top, 0, height)
  tone.addColorStop(0, 'rgb(116,84,176)')
  tone.addColorStop(0.5, 'rgb(74,54,122)')
  tone.addColorStop(1, 'rgb(34,34,40)')
  context.filter = `blur(${0.1 * top}px)`
  context.fillStyle = tone
  context.beginPath()
  context.moveTo(-top, height + top)
  for (let x = -top; x < width + top; x += 0.16 * top) {
    const u = Math.min(1, Math.abs((2 * x) / width - 1))
    context.lineTo(x, height - top * (1 + 0.7 * u ** 1.5) * mix(0.86, 1.14, random()))
  }
  context.lineTo(width + top, height + top)
  context.fill()
  context.filter = 'none'
}

/** Among flowers there is less light, and it comes off them. */
function settle({ width, height, r, g, b }: Print, mask: Float32Array | undefined): void {
  const reach = 0.26 * Math.min(width, height)
  for (let y = Math.max(0, Math.floor(height - reach)), at = y * width; y < height; y++) {
    const deep = smoothstep(height - reach, height, y)
    for (let x = 0; x < width; x++, at++) {
      const share = deep * (mask ? mask[at]! : 0.6)
      r[at]! *= 1 - 0.72 * share
      g[at]! *= 1 - 0.8 * share
      b[at] = b[at]! * (1 - 0.66 * share) + 0.018 * share
    }
  }
}

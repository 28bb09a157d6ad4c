import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { randomFrom } from '../../random.ts'
import type { Print } from '../photo.ts'
import { ownLight, turned } from '../painting/own-light.ts'
import { coldOf, keepCold } from '../painting/cold-colours.ts'
import { stepBack } from '../painting/half-figure.ts'
import { clearAround, standsAlone } from '../painting/silhouette.ts'
import { headsAt, heapSnow } from '../painting/snow-cover.ts'
import { snowyStreet } from '../painting/snowy-street.ts'
import { letSnow } from '../painting/snowfall.ts'
import { type Lamp, standBefore } from '../painting/stand.ts'
import { type Subject, subjectOf } from '../painting/subject.ts'
import { lightnessOf } from '../painting/tone.ts'
import { treatment } from './treatment.ts'

const SNOW = [0.72, 0.82, 0.97] as const
/** Of the blue hour. */
const DUSK = [0.62, 0.8, 1.12] as const

/**
 * Snow in the blue hour: flakes of every depth, snow that lies on heads, shoulders, ledges and the ground. Behind
 * people a street with its lamps.
 */
export const snow = treatment({
  name: 'snow',
  schema: z.strictObject({
    kind: z.literal('snow'),
    /** How much lies. */
    lying: z.number().min(0).max(2).default(1),
  }),
  apply(print, { lying }, { seed }) {
    const found = subjectOf(print)
    const people = found.faces.length > 0 && found.coverage > 0.02
    const subject = people ? stepBack(print, found, STAND) : found
    const { faces } = subject
    const mask = people || standsAlone(print, found) ? subject.mask : undefined
    const clear = clearAround(print, faces)
    const light = lightnessOf(print)
    const lies = people ? onShoulders(print, subject.mask) : onLedges(print, light, mask)
    if (people) stand(print, { mask: subject.mask, faces })
    else grade(print)
    const random = randomFrom(seed * 617 + 29)
    letSnow(
      print,
      { count: 900, size: [1, 2.4], opacity: 0.5, soft: 1, streak: 0.8 },
      random,
      people ? subject.mask : undefined,
    )
    if (people) {
      const much = lying === 1 ? lies : lies.map((each) => each * lying)
      const heads = headsAt(print, faces)
      heapSnow(print, { lies: much, heads, body: subject.mask }, randomFrom(seed * 4177 + 3))
      snowHair(print, { heads, clear, body: subject.mask, lying }, randomFrom(seed * 523 + 7))
    }
    if (!people) settle(print, lies, { lying, light, seed })
    letSnow(print, { count: 260, size: [1.6, 4.4], opacity: 0.85, soft: 0.8, streak: 1 }, random, clear)
    letSnow(print, { count: 46, size: [4, 8], opacity: 0.4, soft: 0.9, streak: 1.1 }, random, clear)
    letSnow(print, { count: 26, size: [12, 34], opacity: 0.12, soft: 0.7, streak: 0.7 }, random, clear)
  },
})

interface Hair {
  heads: Float32Array
  clear: Float32Array
  body: Float32Array
  lying: number
}

/** Fine flakes that hair caught beside its clumps: in swarms, as locks hold them, none before a face. */
function snowHair(print: Print, { heads, clear, body, lying }: Hair, random: () => number): void {
  const { width, height } = print
  const k = 900 / Math.min(width, height)
  const locks = new NoiseRows('clouds', width, { scale: 2.4 * k, scaleY: 1.1 * k, left: 61 })
  const off = plane(heads.length)
  for (let y = 0, at = 0; y < height; y++) {
    const lock = locks.at(y)
    for (let x = 0; x < width; x++, at++) {
      const held = heads[at]! * (1 - clear[at]!) * smoothstep(0.8, 1, body[at]!)
      off[at] = held > 0 && lock[x]! > SWARM ? 1 - held : 1
    }
  }
  letSnow(print, { count: 6400 * lying, size: [0.6, 1.3], opacity: 0.55, soft: 1, streak: 0.1 }, random, off)
}

/** Where locks lie so that they hold flakes, as noise around 0. */
const SWARM = 0.14

/** Dusk over a photo without people. */
function grade({ r, g, b }: Print): void {
  const planes = [r, g, b]
  for (let at = 0; at < r.length; at++) {
    const grey = 0.25 * r[at]! + 0.65 * g[at]! + 0.1 * b[at]!
    for (let c = 0; c < 3; c++) planes[c]![at] = (mix(planes[c]![at]!, grey, 0.42) * 0.66 + 0.01) * DUSK[c]!
  }
}

/** The street behind, its lamps on whoever stands there. */
function stand(print: Print, { mask, faces }: Pick<Subject, 'mask' | 'faces'>): void {
  const { side, sure } = ownLight(print, faces)
  const lamps = [SKY, turned(NEAR, side), turned(FAR, -side), FRONT]
  const light = { ambient: EVENING, lamps, wrap: 0.6, air: 0.03, round: 0.012, even: true, own: sure }
  const cold = coldOf(print, mask)
  standBefore(print, { mask, faces, far: snowyStreet(print), ...light })
  keepCold(print, cold, BLUE_HOUR)
}

/** Where who is photographed from near comes to stand. */
const STAND = { x: 0.5, chin: 0.7, tall: 0.425 } as const

/** What cold colours have of that light's red, green and blue. */
const BLUE_HOUR = [0.68, 0.94, 1.2] as const
const EVENING = [0.3, 0.36, 0.5] as const
const SKY: Lamp = { from: [0, -1], colour: [0.24, 0.3, 0.42], rim: 1.6 }
/** The snow on the street, which is as blue as the sky. */
const FRONT: Lamp = { from: [0, 0.1], colour: [0.7, 0.66, 0.68], rim: 0 }
/** Shop windows and lamps on both sides: nearer ones where the photo has its lamp. */
const NEAR: Lamp = { from: [0.97, 0.12], colour: [1.3, 0.84, 0.46], rim: 5.5, front: 0.18 }
const FAR: Lamp = { from: [0.98, 0.15], colour: [0.62, 0.42, 0.28], rim: 5, front: 0.02 }

/**
 * Snow lies where a form faces up, and a little of it further down: how much, 0 to 1 and more.
 *
 * @param round How far forms bulge below their outline, 0 (a ridge far away) to 1 (a shoulder)
 */
function onShoulders({ width, height }: Print, mask: Float32Array, round = 1): Float32Array {
  const shorter = Math.min(width, height)
  const soft = blur(mask, width, height, 0.013 * shorter)
  const wide = blur(mask, width, height, 0.045 * shorter)
  const deep = blur(mask, width, height, 0.085 * shorter)
  const step = Math.max(1, Math.round(0.006 * shorter))
  const lies = plane(width * height)
  for (let y = step; y < height - step; y++) {
    for (let x = step, at = y * width + step; x < width - step; x++, at++) {
      const inside = soft[at]!
      if (inside < 0.12) continue
      const up = wide[at + step * width]! - wide[at - step * width]!
      const side = wide[at + step]! - wide[at - step]!
      if (up <= 0) continue
      const facing = smoothstep(0.3, 0.75, up / Math.sqrt(up * up + side * side + 1e-6))
      // It is piled up a little beyond the form, and rounds off there.
      const rim = smoothstep(0.12, 0.42, inside)
      // One deep layer, thinning out over the bulge below: a thin one would be a line along the outline.
      const cap = 1.15 * smoothstep(0.99, 0.66, mix(inside, wide[at]!, round))
      const dusting = 0.45 * smoothstep(1, 0.6, deep[at]!)
      // A form that the frame cuts has no top there.
      const whole = smoothstep(0.012, 0.05, Math.min(x, width - x) / width)
      lies[at] = facing * whole * rim * Math.max(cap, dusting)
    }
  }
  return lies
}

/** On ledges, roofs and ridges: where something dark begins below something light; and on the ground, but no water. */
function onLedges(print: Print, light: Float32Array, mask: Float32Array | undefined): Float32Array {
  const { width, height, r, b } = print
  const shorter = Math.min(width, height)
  const soft = blur(light, width, height, 0.003 * shorter)
  const wide = blur(light, width, height, 0.02 * shorter)
  const step = Math.max(1, Math.round(0.004 * shorter))
  const edges = plane(width * height)
  for (let y = step; y < height - step; y++) {
    for (let x = step, at = y * width + step; x < width - step; x++, at++) {
      const up = soft[at - step * width]! - soft[at + step * width]!
      const side = Math.abs(soft[at + step]! - soft[at - step]!)
      edges[at] = mask && mask[at]! > 0.5 ? 0 : Math.max(0, up - 1.2 * side)
    }
  }
  const lines = blur(edges, width, height, 0.005 * shorter)
  const form = mask && onShoulders(print, mask, 0)
  for (let y = 0, at = 0; y < height; y++) {
    const ground = smoothstep(0.5, 0.78, y / height)
    for (let x = 0; x < width; x++, at++) {
      const even = smoothstep(0.12, 0.02, Math.abs(soft[at]! - wide[at]!))
      const lit = smoothstep(0.12, 0.4, wide[at]!) * smoothstep(1.5, 1.05, b[at]! / (r[at]! + 0.01))
      // What was taken for a form's edge shows as one.
      const above = Math.max(0, at - 5 * step * width)
      const below = Math.min(wide.length - 1, at + 5 * step * width)
      const cap = form ? 0.75 * form[at]! * smoothstep(0.04, 0.12, Math.abs(wide[above]! - wide[below]!)) : 0
      const lain = 0.85 * ground * even * lit * (mask ? 1 - mask[at]! : 1)
      lines[at] = Math.max(cap, lain, smoothstep(0.02, 0.08, lines[at]!) * 0.9)
    }
  }
  return lines
}

interface Settling {
  lying: number
  /** How light the photo was. */
  light: Float32Array
  seed: number
}

/** Lays the snow: crumbs at its edges, blue in its hollows. */
function settle(print: Print, lies: Float32Array, { lying, light, seed }: Settling): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const k = 900 / shorter
  const crumbs = new NoiseRows('grain', width, { scale: 2.4 * k, left: seed * 17 })
  const clumps = new NoiseRows('clouds', width, { scale: 1.6 * k, left: seed * 29 })
  for (let y = 0, at = 0; y < height; y++) {
    const crumb = crumbs.at(y)
    const clump = clumps.at(y)
    for (let x = 0; x < width; x++, at++) {
      const much = lies[at]! * lying
      if (much < 0.05) continue
      const share = smoothstep(0.3, 0.68, much + 0.34 * crumb[x]! + 0.42 * clump[x]!) * Math.min(0.96, 0.4 + much)
      const tone = 0.62 + 0.3 * light[at]! + 0.3 * clump[x]! + 0.12 * crumb[x]!
      print.r[at] = mix(print.r[at]!, SNOW[0] * tone, share)
      print.g[at] = mix(print.g[at]!, SNOW[1] * tone, share)
      print.b[at] = mix(print.b[at]!, SNOW[2] * tone, share)
    }
  }
}

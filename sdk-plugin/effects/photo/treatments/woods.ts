import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import type { Frame } from '../../frame.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { randomFrom } from '../../random.ts'
import { dapplesOf } from '../painting/dapples.ts'
import { glitter } from '../painting/glitter.ts'
import { placeBehind } from '../painting/place-picture.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { around, clearAround } from '../painting/silhouette.ts'
import { litFrom } from '../painting/own-light.ts'
import { stepBack } from '../painting/half-figure.ts'
import { type Lamp, standBefore } from '../painting/stand.ts'
import { subjectOf } from '../painting/subject.ts'
import { frameByTrees, growBefore, growBehind, growFerns, hangTwigs } from '../painting/undergrowth.ts'
import { treatment } from './treatment.ts'

/** A clearing in old woods: trunks in the haze, shafts of sun; who is in the photo stands among ferns. */
export const woods = treatment({
  name: 'woods',
  schema: z.strictObject({ kind: z.literal('woods') }),
  apply(print, _options, { seed }) {
    const found = subjectOf(print)
    const people = found.faces.length > 0 && found.coverage > 0.02
    const subject = people ? stepBack(print, found, STAND) : found
    litFrom(print, subject, 1, ({ mask, faces }, own) => {
      const clear = clearAround(print, faces)
      const open = plane(clear.length)
      for (let at = 0; at < open.length; at++) open[at] = 1 - clear[at]!
      if (people) {
        stand(print, { mask, faces, own }, seed)
        warmFaces(print, clear, mask)
        bounce(print, mask)
      }
      const under = { mask: people ? mask : undefined, clear, seed }
      shine(print, under)
      if (!people) frameByTrees(print, seed, open)
      hangTwigs(print, open, seed)
      growFerns(print, open, seed)
      const { features } = around(print, faces)
      const spared = features.map((share, at) => Math.max(share, ON_HAIR * clear[at]!))
      dapple(print, { ...under, clear: spared })
      growBefore(print, open, seed)
    })
  },
})

/** Where who is photographed from near comes to stand. */
const STAND = { x: 0.5, chin: 0.6, tall: 0.31 } as const

const SHADOW = [0.2, 0.23, 0.21] as const
/** Through the crowns on the right, and what the leaves throw back. */
const SUN: Lamp = { from: [0.84, -0.54], colour: [1.66, 1.38, 0.9], rim: 7.5, front: 0.24 }
/** Haze among the trunks on the other side: it draws that edge as well. */
const HAZE: Lamp = { from: [-0.92, -0.38], colour: [0.62, 0.66, 0.4], rim: 0.8, front: 0.02 }
const LEAVES: Lamp = { from: [-0.6, 0.75], colour: [0.11, 0.17, 0.06], rim: 0.3 }
/** The open sky over the clearing: skin keeps its own colour in it. */
const FRONT: Lamp = { from: [0, 0], colour: [0.73, 0.78, 0.77], rim: 0 }

interface Stander {
  mask: Float32Array
  faces: readonly Face[]
  /** How much of the photo's own light stays. */
  own: number
}

/** The woods behind whoever stands there; gaps between leaves shine as discs. */
function stand(print: Print, { mask, faces, own }: Stander, seed: number): void {
  const far = placeBehind('woods-1', print, { blur: 0.0062, down: 0.7, light: (frame) => openSky(frame, seed) })
  frameByTrees(far, seed)
  growBehind(far, seed)
  standBefore(print, {
    mask,
    faces,
    far,
    ambient: SHADOW,
    lamps: [SUN, HAZE, LEAVES, FRONT],
    wrap: 0.7,
    air: 0.035,
    round: 0.018,
    even: true,
    own,
  })
}

/** What is light there is sky that the sun is in. */
function openSky(frame: Frame, seed: number): void {
  const { r, g, b } = frame
  for (let at = 0; at < r.length; at++) {
    const more = 1.1 + 1.3 * smoothstep(0.55, 0.95, g[at]!)
    r[at]! *= more
    g[at]! *= more
    b[at]! *= 0.9 * more
  }
  glitter(frame, { count: 130, colour: [9, 9.4, 4.6], high: 0.6 }, randomFrom(seed * 367 + 4))
}

/** How much of a sheen of another sky is taken off skin, and how far single pixels count, as a share of the shorter side. */
const [WARMED, BROAD] = [0.35, 0.008] as const

/** Faces have one hue in warm light: the cool sheen of a window on brow, nose and chin would be a smear of green there. */
function warmFaces({ width, height, r, g, b }: Print, clear: Float32Array, mask: Float32Array): void {
  const sigma = BROAD * Math.min(width, height)
  const red = blur(r, width, height, sigma)
  const green = blur(g, width, height, sigma)
  const blue = blur(b, width, height, sigma)
  let [sumR, sumG, sumB] = [0, 1e-6, 0]
  for (let at = 0; at < clear.length; at += 5) {
    if (clear[at]! < 0.97 || mask[at]! < 0.9) continue
    sumR += red[at]!
    sumG += green[at]!
    sumB += blue[at]!
  }
  const [warm, cold] = [sumR / sumG, sumB / sumG]
  for (let at = 0; at < clear.length; at++) {
    const face = WARMED * clear[at]! * mask[at]!
    if (face < 0.01) continue
    const own = green[at]! + 0.002
    const lacks = warm / (red[at]! / own + 0.05) - 1
    const over = blue[at]! / own / (cold + 0.05) - 1
    if (lacks <= 0 && over <= 0) continue
    const more = 1 + 0.5 * face * Math.min(0.6, Math.max(0, lacks))
    r[at]! *= more
    g[at]! /= Math.sqrt(more)
    b[at]! /= Math.sqrt(more) * (1 + 0.7 * face * Math.min(0.5, Math.max(0, over)))
  }
}

/** Green light from the ferns on what is above them. */
function bounce({ width, height, r, g, b }: Print, mask: Float32Array): void {
  for (let y = Math.floor(0.48 * height), at = y * width; y < height; y++) {
    const share = smoothstep(0.48, 0.86, y / height)
    for (let x = 0; x < width; x++, at++) {
      const own = share * mask[at]!
      r[at]! *= 1 + 0.06 * own
      g[at]! *= 1 + 0.34 * own
      b[at]! *= 1 - 0.12 * own
    }
  }
}

interface Under {
  mask: Float32Array | undefined
  clear: Float32Array
  seed: number
}

/** How much of the shade of leaves heads are spared: a band of it across hair looks like a smear. */
const ON_HAIR = 0.75

/** Who stands there and the ferns lie in the shade of leaves, with patches of sun; the middle of faces has neither. */
function dapple({ width, height, r, g, b }: Print, { mask, clear, seed }: Under): void {
  const sun = dapplesOf(width, height, seed, 0.45)
  for (let y = 0, at = 0; y < height; y++) {
    const low = smoothstep(0.55, 0.8, y / height)
    for (let x = 0; x < width; x++, at++) {
      const there = Math.max(mask ? mask[at]! : 0.6, low) * (1 - clear[at]!)
      // Leaves far above have soft shadows.
      const lit = 0.1 + 0.86 * sun[at]!
      r[at]! *= 1 + there * (1.06 * lit - 0.34)
      g[at]! *= 1 + there * (0.99 * lit - 0.33)
      b[at]! *= 1 + there * (0.82 * lit - 0.3)
    }
  }
}

const BEAM = [1.375, 1.1, 0.44] as const
/** Steps of a slope of one, and the steepest there is: across a picture three times as wide as high. */
const BEAMS = 1024
const STEEPEST = 16

/** How much of the lit haze is before whoever stands there; faces have less of it. */
const BEFORE = 0.2

/** Shafts fan out from the upper right, before and behind whoever stands there; the haze lies thick below them. */
function shine(print: Print, { mask, clear, seed }: Under): void {
  const { width, height } = print
  const motes = new NoiseRows('clouds', width, { scale: 270 / Math.min(width, height), left: seed * 7 })
  const { r, g, b } = print
  const [red, green, blue] = BEAM
  const beams = beamsOf(seed)
  for (let y = 0, at = 0; y < height; y++) {
    const mote = motes.at(y)
    const down = smoothstep(1.05, 0.15, y / height)
    const step = BEAMS / (y + 0.3 * height)
    for (let x = 0; x < width; x++, at++) {
      const beam = beams[Math.min(beams.length - 1, Math.round((1.02 * width - x) * step))]!
      const shaft = beam * down * (0.75 + 0.9 * mote[x]!)
      const share = Math.max(0, (mask ? mix(1, BEFORE - (BEFORE - 0.1) * clear[at]!, mask[at]!) : 0.8) * 0.44 * shaft)
      r[at]! += (red - 0.25 * r[at]!) * share
      g[at]! += (green - 0.25 * g[at]!) * share
      b[at]! += (blue - 0.25 * b[at]!) * share
    }
  }
}

/** How bright shafts are by their slope, across to down: three widths of them overlap. */
function beamsOf(seed: number): Float32Array {
  return Float32Array.from({ length: STEEPEST * BEAMS }, (_, at) => {
    const slope = at / BEAMS
    const wave = Math.sin(slope * 7 + seed) * 0.55 + Math.sin(slope * 16 + 2) * 0.3 + Math.sin(slope * 31) * 0.1
    return smoothstep(-0.25, 1.05, wave)
  })
}

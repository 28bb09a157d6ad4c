import type { SKRSContext2D } from '@napi-rs/canvas'
import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import type { Frame } from '../../frame.ts'
import { plane } from '../../kernels/memory.ts'
import { randomFrom } from '../../random.ts'
import { coldOf, keepCold } from '../painting/cold-colours.ts'
import { glitter } from '../painting/glitter.ts'
import { layOver, overlayOf, sceneryOf, shadeUnder } from '../painting/overlay.ts'
import { placeBehind } from '../painting/place-picture.ts'
import { turnLeaves } from '../painting/turned-leaves.ts'
import type { Print } from '../photo.ts'
import { drawBough } from '../painting/boughs.ts'
import { coverGround, leafAt } from '../painting/fallen-leaves.ts'
import { clearAround, headsOf } from '../painting/silhouette.ts'
import { litFrom } from '../painting/own-light.ts'
import { stepBack } from '../painting/half-figure.ts'
import { type Lamp, standBefore } from '../painting/stand.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

/** A late day in autumn: green has turned, a low sun in the mist, leaves that fall at every depth and lie below. */
export const autumn = treatment({
  name: 'autumn',
  schema: z.strictObject({ kind: z.literal('autumn') }),
  apply(print, _options, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const found = subjectOf(print)
    const people = found.faces.length > 0 && found.coverage > 0.02
    const heads = headsOf(print)
    const there = people ? stepBack(print, found, STAND) : found
    litFrom(print, there, 1, ({ mask, faces }, own) => {
      const clear = clearAround(print, people ? faces : heads)
      const open = plane(width * height)
      for (let at = 0; at < open.length; at++) open[at] = 1 - clear[at]!
      if (people) {
        const far = placeBehind('avenue-1', print, { blur: 0.0085, down: 0.62, light: (frame) => lowSun(frame, seed) })
        const cold = coldOf(print, mask)
        standBefore(print, {
          mask,
          faces,
          far,
          ambient: SHADE,
          lamps: [SUN, EAST, LEAVES, FRONT],
          wrap: 0.75,
          air: 0.05,
          round: 0.014,
          even: true,
          own,
        })
        keepCold(print, cold, LATE_CLOTH)
      } else turnLeaves(print, seed)
      const whole = { x: 0, y: 0, width, height }
      const far = sceneryOf(
        `autumn far ${seed}`,
        whole,
        fall(print, { count: 34, size: [0.018, 0.04], random: randomFrom(seed * 307 + 11) }),
        0.0036 * shorter,
      )
      const behind = people ? open.map((share, at) => share * (1 - mask[at]!)) : open
      layOver(print, far, { light: [0.85, 0.8, 0.72], shown: behind })
      // Between those far off and those before the lens, each depth as sharp as it is near.
      const between = fall(print, { count: 11, size: [0.045, 0.085], random: randomFrom(seed * 317 + 3) })
      const half = sceneryOf(`autumn half ${seed}`, whole, between, 0.0034 * shorter)
      layOver(print, half, { light: [1.1, 0.95, 0.8], shown: behind })
      if (!people) coverGround(print, seed)
      else {
        // Single ones come down before hair and shoulders, as sharp as these, each with its shade.
        const near = overlayOf(
          `autumn near ${seed} ${JSON.stringify(faces)}`,
          whole,
          passing(print, open, randomFrom(seed * 337 + 5)),
          0.0009 * shorter,
        )
        const onThem = mask.map((share, at) => share * open[at]!)
        shadeUnder(print, near, { dx: -0.016 * shorter, dy: 0.014 * shorter, strength: 0.3, shown: onThem })
        layOver(print, near, { light: [1.3, 1.05, 0.8], shown: open })
      }
      // What reaches out of the picture is drawn too: at its edge the lens is to find more of the same.
      const over = Math.ceil(0.03 * shorter)
      const twigs = sceneryOf(
        `autumn twigs ${seed}`,
        { x: -over, y: -over, width: width + 2 * over, height: height + 2 * over },
        beforeLens(print, randomFrom(seed * 331 + 9)),
        { disc: 0.0135 * shorter },
      )
      layOver(print, twigs, { light: [1.15, 0.96, 0.78], shown: open })
    })
  },
})

/** Where who is photographed from near comes to stand. */
const STAND = { x: 0.5, chin: 0.7, tall: 0.425 } as const

/** What cold colours have of that light's red, green and blue. */
const LATE_CLOTH = [0.6, 0.94, 1.3] as const

const SHADE = [0.2, 0.19, 0.21] as const
/** Low behind, at the end of the avenue: on the right, and less on the left. */
const SUN: Lamp = { from: [0.86, -0.5], colour: [1.9, 1.06, 0.42], rim: 7, front: 0.3 }
const EAST: Lamp = { from: [-0.92, -0.4], colour: [0.4, 0.27, 0.16], rim: 3 }
/** What the leaves on the ground throw back, and the pale sky, without which skin is as brown as they are. */
const LEAVES: Lamp = { from: [0, 1], colour: [0.42, 0.2, 0.06], rim: 0.3 }
const FRONT: Lamp = { from: [0, 0], colour: [0.58, 0.5, 0.46], rim: 0 }

/** Leaves with the sun behind them and the mist about it are lighter than the picture they were rendered to can be. */
function lowSun(frame: Frame, seed: number): void {
  const { r, g, b } = frame
  for (let at = 0; at < r.length; at++) {
    const more = 0.94 + 0.9 * smoothstep(0.5, 0.95, r[at]!)
    r[at]! *= more
    g[at]! *= 0.94 * more
    b[at]! *= 0.8 * more
  }
  glitter(frame, { count: 260, colour: [15, 8.4, 3], high: 0.74 }, randomFrom(seed * 359 + 2))
}

interface Falling {
  count: number
  /** Least and largest length, in shorter sides. */
  size: readonly [number, number]
  random: () => number
}

function fall({ width, height }: Print, { count, size, random }: Falling): (context: SKRSContext2D) => void {
  const shorter = Math.min(width, height)
  const many = Math.round((count * width * height) / (1.25 * shorter * shorter))
  return (context) => {
    for (let each = 0; each < many; each++) {
      const length = shorter * mix(size[0], size[1], random())
      const [x, y] = [random() * width, random() * height * 0.86]
      const [open, light] = [mix(0.25, 1, random()), mix(0.8, 1.25, random())]
      leafAt(context, { x, y, length, open, light }, random)
    }
  }
}

/** Places beside a head, where leaves are falling: shares of the width and of the height. */
const PASSING = [
  [0.1, 0.33, 0.055],
  [0.78, 0.42, 0.07],
  [0.16, 0.62, 0.085],
  [0.9, 0.7, 0.06],
] as const

/** @param open Where leaves may be, 0 to 1: one that a head would cut is not drawn */
function passing({ width, height }: Print, open: Float32Array, random: () => number): (context: SKRSContext2D) => void {
  const shorter = Math.min(width, height)
  return (context) => {
    for (const [u, v, size] of PASSING) {
      const x = (u + mix(-0.03, 0.03, random())) * width
      const y = (v + mix(-0.03, 0.03, random())) * height
      const turned = { open: mix(0.4, 0.95, random()), light: mix(0.85, 1.2, random()) }
      if (isFree(open, { width, height, x, y, reach: size * shorter }))
        leafAt(context, { x, y, length: size * shorter, ...turned }, random)
    }
  }
}

interface Spot {
  width: number
  height: number
  x: number
  y: number
  reach: number
}

/** Whether nothing about a place is kept clear. */
function isFree(open: Float32Array, { width, height, x, y, reach }: Spot): boolean {
  return [-1, 0, 1].every((down) => {
    const row = Math.round(Math.min(height - 1, Math.max(0, y + down * reach))) * width
    return [-1, 0, 1].every(
      (across) => open[row + Math.round(Math.min(width - 1, Math.max(0, x + across * reach)))]! > 0.98,
    )
  })
}

/** Boughs right before the lens reach in from the lower corners and from one above, some leaves fall beside them. */
function beforeLens({ width, height }: Print, random: () => number): (context: SKRSContext2D) => void {
  const shorter = Math.min(width, height)
  return (context) => {
    for (const [x, y, way] of [
      [-0.12, 0.98, -0.5],
      [1.1, 1.1, -2.4],
      [1.06, 0.02, 2.5],
    ] as const) {
      drawBough(context, { x: x * width, y: y * height, way, long: 0.36 * shorter }, random)
    }
    for (let each = 0; each < 5; each++) {
      const x = (each % 2 === 0 ? mix(-0.02, 0.1, random()) : mix(0.9, 1.02, random())) * width
      const [y, length] = [mix(0.2, 0.8, random()) * height, shorter * mix(0.1, 0.16, random())]
      leafAt(context, { x, y, length, open: mix(0.4, 0.9, random()), light: 1.1 }, random)
    }
  }
}

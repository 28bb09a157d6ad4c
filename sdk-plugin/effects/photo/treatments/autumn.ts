import type { SKRSContext2D } from '@napi-rs/canvas'
import * as z from 'zod'
import { mix } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { randomFrom } from '../../random.ts'
import { avenueOf } from '../painting/avenue.ts'
import { layOver, overlayOf, shadeUnder } from '../painting/overlay.ts'
import { turnLeaves } from '../painting/turned-leaves.ts'
import type { Print } from '../photo.ts'
import { AUTUMN } from '../../plants/late-colours.ts'
import { drawLeaf } from '../../plants/leaf.ts'
import { drawBough, KINDS } from '../painting/boughs.ts'
import { clearAround, headsOf } from '../painting/silhouette.ts'
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
    const { faces, ...subject } = subjectOf(print)
    const people = faces.length > 0 && subject.coverage > 0.02
    const clear = clearAround(print, headsOf(print))
    const open = plane(width * height)
    for (let at = 0; at < open.length; at++) open[at] = 1 - clear[at]!
    if (people) {
      const stood = { mask: subject.mask, faces, far: avenueOf(print, seed) }
      standBefore(print, { ...stood, ambient: SHADE, lamps: [SUN, EAST, LEAVES, FRONT], wrap: 0.36, air: 0.03 })
    } else turnLeaves(print, seed)
    const whole = { x: 0, y: 0, width, height }
    const random = randomFrom(seed * 307 + 11)
    const far = overlayOf(
      `autumn far ${seed}`,
      whole,
      fall(print, { count: 34, size: [0.018, 0.04], random }),
      0.0036 * shorter,
    )
    const behind = people ? open.map((share, at) => share * (1 - subject.mask[at]!)) : open
    layOver(print, far, { light: [0.85, 0.8, 0.72], shown: behind })
    // Between those far off and those before the lens, each depth as sharp as it is near.
    const between = fall(print, { count: 11, size: [0.045, 0.085], random: randomFrom(seed * 317 + 3) })
    const half = overlayOf(`autumn half ${seed}`, whole, between, 0.0034 * shorter)
    layOver(print, half, { light: [1.1, 0.95, 0.8], shown: behind })
    if (!people) cover(print, random, seed)
    else {
      // Single ones come down before hair and shoulders, as sharp as these, each with its shade.
      const near = overlayOf(`autumn near ${seed}`, whole, passing(print, randomFrom(seed * 337 + 5)), 0.0009 * shorter)
      shadeUnder(print, near, { dx: -0.016 * shorter, dy: 0.014 * shorter, strength: 0.3, shown: open })
      layOver(print, near, { light: [1.3, 1.05, 0.8], shown: open })
    }
    const twigs = overlayOf(
      `autumn twigs ${seed}`,
      whole,
      beforeLens(print, randomFrom(seed * 331 + 9)),
      0.0062 * shorter,
    )
    layOver(print, twigs, { light: [1.15, 0.96, 0.78], shown: open })
  },
})

const SHADE = [0.33, 0.28, 0.25] as const
/** Low behind, at the end of the avenue: on the right, and less on the left. */
const SUN: Lamp = { from: [0.86, -0.5], colour: [2.5, 1.5, 0.68], rim: 1.2, front: 0.34 }
const EAST: Lamp = { from: [-0.92, -0.4], colour: [0.4, 0.25, 0.13], rim: 0.9 }
/** What the leaves on the ground throw back, and the pale sky, without which skin is as brown as they are. */
const LEAVES: Lamp = { from: [0, 1], colour: [0.42, 0.2, 0.06], rim: 0.3 }
const FRONT: Lamp = { from: [0, 0], colour: [0.66, 0.55, 0.45], rim: 0 }

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

/** Places beside a head and before shoulders, where leaves are falling: shares of the width and of the height. */
const PASSING = [
  [0.2, 0.2, 0.055],
  [0.78, 0.42, 0.07],
  [0.16, 0.62, 0.085],
  [0.7, 0.84, 0.095],
  [0.36, 0.93, 0.08],
  [0.9, 0.7, 0.06],
] as const

function passing({ width, height }: Print, random: () => number): (context: SKRSContext2D) => void {
  const shorter = Math.min(width, height)
  return (context) => {
    for (const [u, v, size] of PASSING) {
      const x = (u + mix(-0.03, 0.03, random())) * width
      const y = (v + mix(-0.03, 0.03, random())) * height
      leafAt(context, { x, y, length: size * shorter, open: mix(0.4, 0.95, random()), light: mix(0.85, 1.2, random()) }, random)
    }
  }
}

/** The ground of a photo of nobody, under leaves. */
function cover(print: Print, random: () => number, seed: number): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const bed = { x: 0, y: 0.58 * height, width, height: 0.42 * height }
  layOver(print, overlayOf(`autumn heap ${seed}`, bed, lie(print, random), 0.0012 * shorter), { light: [1.3, 1, 0.72] })
  const front = overlayOf(`autumn front ${seed}`, bed, lieInFront(print, random), 0.009 * shorter)
  layOver(print, front, { light: [1.1, 0.86, 0.6] })
}

/** A heap over the lower side, deep enough to stand in, in mounds, higher in its corners. */
function lie({ width, height }: Print, random: () => number): (context: SKRSContext2D) => void {
  const shorter = Math.min(width, height)
  return (context) => {
    const count = Math.round((330 * width) / shorter)
    const start = 6.28 * random()
    for (let each = 0; each < count; each++) {
      const depth = each / count
      const x = mix(-0.03, 1.03, random()) * width
      const u = Math.abs((2 * x) / width - 1)
      const mound = 0.02 * Math.sin((9 * x) / shorter + start) + 0.012 * Math.sin((23 * x) / shorter + 2 * start)
      const top = 0.085 + 1.6 * mound + 0.05 * u ** 2.2
      const y = height - shorter * top * (1 - depth) * mix(0.8, 1.06, random()) + shorter * 0.015 * depth
      const length = shorter * mix(0.06, 0.1, random()) * mix(0.8, 1.35, depth)
      shade(context, x, y + 0.2 * length, 1.15 * length)
      // The low sun reaches the uppermost; those in hollows lie in the shade of others.
      const light = mix(0.35, 1.2, 0.35 + 0.25 * depth + 0.4 * (random() - random()) + 6 * mound)
      lieDown(context, { x, y, length, open: mix(0.55, 1, random()), light: Math.max(0.3, light) }, random)
    }
  }
}

/** The nearest of them are out of focus. */
function lieInFront({ width, height }: Print, random: () => number): (context: SKRSContext2D) => void {
  const shorter = Math.min(width, height)
  return (context) => {
    for (let each = 0; each < Math.round((26 * width) / shorter); each++) {
      const x = random() * width
      const up = 0.03 * Math.abs((2 * x) / width - 1) ** 2 - 0.02 * random()
      const length = shorter * mix(0.09, 0.15, random())
      const [open, light] = [mix(0.4, 0.8, random()), mix(0.7, 1.2, random())]
      lieDown(context, { x, y: height - shorter * up, length, open, light }, random)
    }
  }
}

/** On the ground, which is seen at a slant; one in five still stands on its edge. */
function lieDown(context: SKRSContext2D, { x, y, ...leaf }: Place, random: () => number): void {
  context.save()
  context.translate(x, y)
  context.scale(1, random() < 0.2 ? 0.95 : mix(0.55, 0.8, random()))
  leafAt(context, { x: -0.4 * leaf.length, y: 0, ...leaf }, random)
  context.restore()
}

function shade(context: SKRSContext2D, x: number, y: number, length: number): void {
  const soft = context.createRadialGradient(x, y, 0, x, y, length * 0.75)
  soft.addColorStop(0, 'rgba(12,5,1,0.4)')
  soft.addColorStop(1, 'rgba(12,5,1,0)')
  context.fillStyle = soft
  context.fillRect(x - length, y - length, 2 * length, 2 * length)
}

/** Boughs right before the lens reach in from the lower corners and from one above, some leaves fall beside them. */
function beforeLens({ width, height }: Print, random: () => number): (context: SKRSContext2D) => void {
  const shorter = Math.min(width, height)
  return (context) => {
    for (const [x, y, way] of [
      [-0.04, 1.04, -0.75],
      [1.05, 1.05, -2.5],
      [1.06, 0.02, 2.5],
    ] as const) {
      drawBough(context, { x: x * width, y: y * height, way, long: 0.4 * shorter }, random)
    }
    for (let each = 0; each < 5; each++) {
      const x = (each % 2 === 0 ? mix(-0.02, 0.1, random()) : mix(0.9, 1.02, random())) * width
      const [y, length] = [mix(0.2, 0.8, random()) * height, shorter * mix(0.1, 0.16, random())]
      leafAt(context, { x, y, length, open: mix(0.4, 0.9, random()), light: 1.1 }, random)
    }
  }
}

interface Place {
  x: number
  y: number
  length: number
  open: number
  light: number
}

function leafAt(context: SKRSContext2D, place: Place, random: () => number): void {
  const kind = KINDS[Math.floor(random() * KINDS.length)]!
  const colours = AUTUMN[Math.floor(random() * AUTUMN.length)]!
  drawLeaf(context, { ...place, kind, colours, angle: random() * 6.283 }, random)
}

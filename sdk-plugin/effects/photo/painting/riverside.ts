import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'
import { mix, type Rgb } from '../../colour.ts'
import { drawLeaf } from '../../plants/leaf.ts'
import { drawReed } from '../../plants/reed.ts'
import { randomFrom } from '../../random.ts'
import { layOver, type Overlay, sceneryOf, shadeUnder } from './overlay.ts'
import type { Print } from '../photo.ts'
import { type Box, clearAround, partOf } from './silhouette.ts'

export interface RiversideOptions {
  seed: number
  /** Nothing grows over these faces. */
  faces: readonly Box[]
  /** What is painted with full strokes, 0 to 1: grows to what grows here. */
  dry?: Float32Array
}

/** Willow above and reeds in front; faces stay free. */
export function growRiverside(print: Print, { faces, seed, dry }: RiversideOptions): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const shown = openAround(print, faces)
  const willow = sceneryOf(`willow ${seed}`, { x: 0, y: 0, width, height: 0.4 * height }, (context) => {
    drawWillow(context, { width, height, shorter, seed })
  })
  layOver(print, willow, { light: [0.4, 0.46, 0.34], shown })
  const banks = { x: 0, y: Math.max(0, height - 0.56 * shorter), width, height: Math.min(height, 0.56 * shorter) }
  const reeds = sceneryOf(`reeds ${seed} ${height}`, banks, (context) =>
    drawReeds(context, { width, height, shorter, seed }),
  )
  shadeUnder(print, reeds, { dx: 0.006 * shorter, dy: 0.006 * shorter, strength: 0.35, shown })
  layOver(print, reeds, { light: [0.42, 0.44, 0.35], shown })
  if (dry) for (const each of [willow, reeds]) cover(dry, each, width, shown)
}

/** How much of what grows or drifts is seen, 0 to 1: a wreath may lie on a brow, nothing on a face. */
export function openAround(print: Print, faces: readonly Box[]): Float32Array {
  const open = clearAround(
    print,
    faces.map((face) => partOf(face, { x: 0.1, y: 0.2, width: 0.8, height: 0.78 })),
  )
  for (let at = 0; at < open.length; at++) open[at] = 1 - open[at]!
  return open
}

/** Petals and blades are finer than the brush: how much of its strokes covers them. */
const STROKES = 0.7

/** Adds what an overlay covers to what is above the water. */
export function cover(
  dry: Float32Array,
  { x: left, y: top, width, height, data }: Overlay,
  across: number,
  shown: Float32Array,
) {
  const down = dry.length / across
  for (let y = Math.max(0, -top); y < Math.min(height, down - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(width, across - left); x++) {
      const alpha = data[(y * width + x) * 4 + 3]!
      if (alpha === 0) continue
      const at = (y + top) * across + x + left
      dry[at] = Math.max(dry[at]!, STROKES * (alpha / 255) * shown[at]!)
    }
  }
}

interface Place {
  width: number
  height: number
  shorter: number
  seed: number
}

/** So many leaves of a willow are drawn; all others are one of them, turned. */
const KINDS = 14

function drawWillow(context: SKRSContext2D, { width, shorter, seed }: Place): void {
  const random = randomFrom(seed * 617 + 3)
  const [long, high] = [0.055 * shorter, 0.024 * shorter]
  const leaves = Array.from({ length: KINDS }, () => leafOfWillow(long, high, random))
  for (let twig = 0; twig < 26; twig++) {
    const side = random() < 0.5 ? random() * 0.36 : 1 - random() * 0.36
    let x = side * width
    let y = -0.02 * shorter
    const hangs = shorter * mix(0.1, 0.32, random()) * (0.35 + 1.3 * Math.abs(side - 0.5))
    let way = Math.PI / 2 + (random() - 0.5) * 0.7
    for (let far = 0; far < hangs; far += shorter * 0.011) {
      x += Math.cos(way) * shorter * 0.011
      y += Math.sin(way) * shorter * 0.011
      way += (random() - 0.5) * 0.12
      for (const turn of [-0.6, 0.6]) {
        const size = mix(0.55, 1, random())
        context.save()
        context.translate(x, y)
        context.rotate(way + turn + (random() - 0.5) * 0.4)
        context.scale(size, size)
        context.drawImage(leaves[Math.floor(random() * KINDS)]!, 0, -high / 2)
        context.restore()
      }
    }
  }
}

/** A leaf whose stalk is at the left, in the middle. */
function leafOfWillow(long: number, high: number, random: () => number) {
  const canvas = canvasModule().createCanvas(Math.ceil(long), Math.ceil(high))
  const colours: readonly [Rgb, Rgb] = [
    [0.05, 0.1, 0.025],
    [0.2, 0.26, 0.07],
  ]
  const open = mix(0.5, 1, random())
  const light = mix(0.5, 1.2, random())
  const leaf = { kind: 'willow', x: 0, y: high / 2, length: long, angle: 0, open, colours, light } as const
  drawLeaf(canvas.getContext('2d'), leaf, random)
  return canvas
}

function drawReeds(context: SKRSContext2D, { width, height, shorter, seed }: Place): void {
  const random = randomFrom(seed * 419 + 5)
  for (let each = 0; each < 92; each++) {
    // In clumps at both sides, a few between.
    const between = each % 9 === 0
    const u = between ? random() : random() < 0.5 ? 0.2 * random() ** 1.4 : 1 - 0.2 * random() ** 1.4
    const tall = shorter * mix(0.16, 0.52, random()) * (between ? 0.3 : 1) * (0.6 + 0.8 * Math.abs(u - 0.5))
    const lean = (u < 0.5 ? 1 : -1) * mix(-0.12, 0.36, random())
    const wide = shorter * mix(0.008, 0.017, random())
    drawReed(context, { x: u * width, y: height + 0.02 * shorter, tall, wide, lean }, random)
  }
}

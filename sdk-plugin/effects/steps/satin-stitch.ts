import * as z from 'zod'
import { colour, type Rgb } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { outlinesOf, type Place, placesAlong } from '../kernels/walk.ts'
import type { Letters } from '../lettering.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { describedMaterial } from '../surface/material.ts'
import { outlineOf } from '../surface/outline.ts'
import { coloursOf, paintSchema, type Planes } from '../surface/paint.ts'
import { layThread, lightPile, type Pile, pileOver } from '../surface/pile.ts'

/** Letters filled with taut threads side by side, each across the stroke from edge to edge. Lengths in em. */
export const satinStitch = operation({
  name: 'satinStitch',
  schema: z.strictObject({
    do: z.literal('satinStitch'),
    colour: colour.default([0.6, 0.05, 0.08]),
    paint: paintSchema.optional(),
    grow: z.number().min(-0.1).max(0.1).default(0),
    /** Thickness of a thread. */
    thread: z.number().positive().max(0.1).default(0.017),
    /** How far the threads bow up in the middle of a stroke. */
    padding: z.number().min(0).max(2).default(0.8),
    /** Longer threads are broken into two and more. */
    longest: z.number().positive().max(3).default(0.42),
    /** Degrees by which the threads lean from straight across. */
    slant: z.number().min(-60).max(60).default(14),
    shine: z.number().min(0).max(1).default(0.6),
    gain: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const { letters } = stage
    const outline = { ...letters, ...outlineOf(letters, options.grow) }
    const colours = coloursOf(outline, options.paint, options.colour, true)
    const pile = pileOver(stage)
    const directions = directionsOf(outline)
    const smooth = blur(outline.distance, letters.width, letters.height, 0.8)
    const random = randomFrom(stage.seed * 347 + 9)
    const pitch = Math.max(1.9, options.thread * letters.em)
    for (const line of outlinesOf(smooth, letters.width, letters.height, 0)) {
      for (const step of placesAlong(line, pitch * 0.72)) {
        cross(stage, pile, { outline, directions, colours, step, pitch, random }, options)
      }
    }
    if (letters.emoji && colours) fillEmoji(pile, outline, letters.emoji.share, colours, pitch, random)
    underlay(pile, outline, colours, options.colour)
    const { shine } = options
    const material = describedMaterial({
      colour: [1, 1, 1],
      metal: 0.25 * shine,
      rough: 0.5 - 0.22 * shine,
      reflect: 0.05 + 0.12 * shine,
      sheen: 0.2,
    })
    lightPile(stage, pile, material, options.gain, 0.2)
  },
})

interface Directions {
  cos: Float32Array
  sin: Float32Array
}

/** The way across the stroke for each pixel: slopes of the distance, made alike over some of their surroundings. */
function directionsOf({ distance, width, height, em }: Pick<Letters, 'distance' | 'width' | 'height' | 'em'>) {
  const c2 = new Float32Array(distance.length)
  const s2 = new Float32Array(distance.length)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      if (distance[at]! < -4) continue
      const gx = distance[at + 1]! - distance[at - 1]!
      const gy = distance[at + width]! - distance[at - width]!
      // Twice the angle: both sides of a stroke then agree.
      c2[at] = gx * gx - gy * gy
      s2[at] = 2 * gx * gy
    }
  }
  const cos = blur(c2, width, height, 0.045 * em)
  const sin = blur(s2, width, height, 0.045 * em)
  for (let at = 0; at < cos.length; at++) {
    if (distance[at]! < -3) continue
    const angle = 0.5 * Math.atan2(sin[at]!, cos[at]!)
    cos[at] = Math.cos(angle)
    sin[at] = Math.sin(angle)
  }
  return { cos, sin } satisfies Directions
}

interface Work {
  outline: Letters
  directions: Directions
  colours: Planes | undefined
  step: Place
  pitch: number
  random: () => number
}

/** One thread from a place of the edge to the other side. */
function cross(
  { letters }: Stage,
  pile: Pile,
  { outline, directions, colours, step, pitch, random }: Work,
  options: z.output<(typeof satinStitch)['schema']>,
): void {
  const { em, distance } = outline
  const { x, y, dx, dy } = step
  // The way is asked for a little inside, where it is settled.
  const inside = indexAt(outline, x + dy * 0.04 * em, y - dx * 0.04 * em)
  const lean = ((options.slant + (random() - 0.5) * 3) * Math.PI) / 180
  let cx = directions.cos[inside]! * Math.cos(lean) - directions.sin[inside]! * Math.sin(lean)
  let cy = directions.cos[inside]! * Math.sin(lean) + directions.sin[inside]! * Math.cos(lean)
  if (cx * dy - cy * dx < 0) [cx, cy] = [-cx, -cy]
  const most = options.longest * em * (0.85 + 0.3 * random())
  let length = 1.5
  while (length < most) {
    const far = distance[indexAt(outline, x + cx * length, y + cy * length)]!
    if (far < 0) break
    length += Math.max(0.7, far * 0.8)
  }
  length = Math.min(length, most)
  if (length < pitch * 0.6) return
  const middle = indexAt(outline, x + cx * length * 0.5, y + cy * length * 0.5)
  if (isCovered(pile, letters, x + cx * length * 0.35, y + cy * length * 0.35)) {
    if (isCovered(pile, letters, x + cx * length * 0.65, y + cy * length * 0.65)) {
      if (isCovered(pile, letters, x + cx * pitch * 0.4, y + cy * pitch * 0.4)) return
    }
  }
  const tone = 0.86 + 0.28 * random()
  const own: Rgb = colours ? [colours.r[middle]!, colours.g[middle]!, colours.b[middle]!] : options.colour
  const over = pitch * 0.3 * random()
  layThread(pile, {
    x0: x + letters.x - cx * over,
    y0: y + letters.y - cy * over,
    x1: x + letters.x + cx * (length + over),
    y1: y + letters.y + cy * (length + over),
    radius: pitch * 0.55,
    colour: [own[0] * tone, own[1] * tone, own[2] * tone],
    arch: options.padding,
    twist: 0.35,
    strands: 0.3,
    dive: Math.min(0.3, (pitch * 1.2) / length),
  })
}

function indexAt({ width, height }: Letters, x: number, y: number): number {
  const px = x < 0 ? 0 : x > width - 1 ? width - 1 : Math.round(x)
  const py = y < 0 ? 0 : y > height - 1 ? height - 1 : Math.round(y)
  return py * width + px
}

function isCovered(pile: Pile, letters: Letters, x: number, y: number): boolean {
  const px = Math.round(x + letters.x - pile.x)
  const py = Math.round(y + letters.y - pile.y)
  if (px < 0 || py < 0 || px >= pile.width || py >= pile.height) return true
  return pile.coverage[py * pile.width + px]! > 0.9
}

/** Rows of short stitches for pictures of many colours: long threads would lose their features. */
function fillEmoji(
  pile: Pile,
  outline: Letters,
  share: Float32Array,
  colours: Planes,
  pitch: number,
  random: () => number,
): void {
  const { width, height, em, ink } = outline
  const length = Math.max(3, 0.045 * em)
  let isOdd = false
  for (let y = ink.top; y < Math.min(height, ink.bottom); y += pitch * 0.62) {
    isOdd = !isOdd
    for (let x = ink.left + (isOdd ? length / 2 : 0); x < Math.min(width, ink.right); x += length) {
      const middle = indexAt(outline, x + length / 2, y)
      if (share[middle]! < 0.5) continue
      const tone = 0.88 + 0.24 * random()
      layThread(pile, {
        x0: x + outline.x - 0.3 * pitch,
        y0: y + outline.y + 0.15 * length,
        x1: x + outline.x + length + 0.3 * pitch,
        y1: y + outline.y - 0.15 * length,
        radius: pitch * 0.48,
        colour: [colours.r[middle]! * tone, colours.g[middle]! * tone, colours.b[middle]! * tone],
        arch: 0.3,
        dive: 0.12,
      })
    }
  }
}

/** What shows between threads: the same colour, in the dark. */
function underlay(pile: Pile, outline: Letters, colours: Planes | undefined, own: Rgb): void {
  const { width } = outline
  for (let y = 0; y < pile.height; y++) {
    const row = (y + pile.y - outline.y) * width + pile.x - outline.x
    for (let x = 0, at = y * pile.width; x < pile.width; x++, at++) {
      const share = outline.coverage[row + x]!
      const covered = pile.coverage[at]!
      if (share <= covered) continue
      const weight = covered / share
      const { normals, colour, open } = pile
      normals.x[at]! *= weight
      normals.y[at]! *= weight
      normals.z[at] = normals.z[at]! * weight + 1 - weight
      colour.r[at] = colour.r[at]! * weight + (colours ? colours.r[row + x]! : own[0]) * 0.5 * (1 - weight)
      colour.g[at] = colour.g[at]! * weight + (colours ? colours.g[row + x]! : own[1]) * 0.5 * (1 - weight)
      colour.b[at] = colour.b[at]! * weight + (colours ? colours.b[row + x]! : own[2]) * 0.5 * (1 - weight)
      open[at] = open[at]! * weight + 0.5 * (1 - weight)
      pile.coverage[at] = share
    }
  }
}

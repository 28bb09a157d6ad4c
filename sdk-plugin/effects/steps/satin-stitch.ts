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
import { type Row, rowsAcross } from '../surface/satin-rows.ts'
import {
  type Directions,
  directionsOf,
  fillEmoji,
  indexAt,
  isCovered,
  isCrossed,
  NONE,
  underlay,
} from '../surface/threads.ts'

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
    /** `edge`: each thread goes from a place of the outline straight across. `strokes`: in rows along each stroke. */
    rows: z.enum(['edge', 'strokes']).default('edge'),
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
    const ways = new Float32Array(pile.width * pile.height).fill(NONE)
    layGround(pile, outline, colours, directions, pitch, random, options)
    const top = new Uint8Array(ways.length)
    const work = { outline, directions, colours, pitch, random, ways, top }
    if (options.rows === 'strokes') {
      const lean = (options.slant * Math.PI) / 180
      for (const row of rowsAcross(outline, pitch * 0.8, lean)) layRows(stage, pile, work, row, options)
    }
    // What rows leave free, at serifs and corners, is sewn from the edge.
    for (const line of outlinesOf(smooth, letters.width, letters.height, 0)) {
      const places = placesAlong(line, pitch * 0.72)
      for (const step of places) {
        cross(stage, pile, { ...work, step }, options)
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

type Options = z.output<(typeof satinStitch)['schema']>

/** Below the satin, in the same way for each place: what it leaves free is sewn too, and shows no cloth. */
function layGround(
  pile: Pile,
  outline: Letters,
  colours: Planes | undefined,
  { cos, sin }: Directions,
  pitch: number,
  random: () => number,
  options: Options,
): void {
  const { width, height, em, distance } = outline
  const long = 0.075 * em
  let isOdd = false
  for (let y = pitch / 2; y < height; y += pitch * 0.8) {
    isOdd = !isOdd
    for (let x = isOdd ? long / 2 : 0; x < width; x += long * 0.8) {
      const at = indexAt(outline, x, y)
      if (distance[at]! < 0.3 * pitch || outline.emoji?.share[at]) continue
      const half = Math.min(long / 2, distance[at]! * 0.9)
      const own: Rgb = colours ? [colours.r[at]!, colours.g[at]!, colours.b[at]!] : options.colour
      const tone = 0.84 + 0.12 * random()
      const ux = cos[at]! * half
      const uy = sin[at]! * half
      layThread(pile, {
        x0: x + outline.x - ux,
        y0: y + outline.y - uy,
        x1: x + outline.x + ux,
        y1: y + outline.y + uy,
        radius: pitch * 0.5,
        colour: [own[0] * tone, own[1] * tone, own[2] * tone],
        arch: 0.2,
        dive: 0.2,
      })
    }
  }
}

interface Work {
  outline: Letters
  directions: Directions
  colours: Planes | undefined
  pitch: number
  random: () => number
  /** Direction of the thread on top for each pixel of the pile. */
  ways: Float32Array
  /** Where threads of the upper layer lie. */
  top: Uint8Array
}

/** Where along a thread it is asked whether another lies there. */
const PROBES = [0.15, 0.3, 0.5, 0.7, 0.85]

/** One thread from a place of the edge to the other side. */
function cross({ letters }: Stage, pile: Pile, { step, ...work }: Work & { step: Place }, options: Options): void {
  const { outline, directions, pitch, random, ways } = work
  const { em, distance } = outline
  const { x, y, dx, dy } = step
  // The way is asked for a little inside, where it is settled.
  const inside = indexAt(outline, x + dy * 0.04 * em, y - dx * 0.04 * em)
  const lean = ((options.slant + (random() - 0.5) * 5) * Math.PI) / 180
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
  // Where it meets threads that lie another way it goes down, a little below them.
  const angle = Math.atan2(cy, cx)
  for (let along = pitch; along < length - pitch; along += pitch * 0.5) {
    if (!isCrossed(pile, ways, x + letters.x + cx * along, y + letters.y + cy * along, angle)) continue
    length = along + pitch * 0.5
    break
  }
  if (length < pitch * 1.2) return
  lay(letters, pile, work, { x, y, dx: cx, dy: cy, length }, options, options.rows === 'strokes' ? 5 : 2)
}

/** A row broken into threads that are not too long; neighbours break at unlike places. */
function layRows({ letters }: Stage, pile: Pile, work: Work, row: Row, options: Options): void {
  const { x, y, dx, dy, length } = row
  const most = options.longest * letters.em
  const parts = Math.ceil(length / most)
  let from = 0
  for (let part = 0; part < parts; part++) {
    const to = part === parts - 1 ? length : (length * (part + 1 + 0.3 * (work.random() - 0.5))) / parts
    lay(letters, pile, work, { x: x + dx * from, y: y + dy * from, dx, dy, length: to - from }, options, 0)
    from = to
  }
}

/** Lays a thread where at least so many of its places are not covered: rows, whose places are known, lie all side by side. */
function lay(letters: Letters, pile: Pile, work: Work, row: Row, options: Options, least: number): void {
  const { outline, colours, pitch, random, ways, top } = work
  const { x, y, dx: cx, dy: cy, length } = row
  const angle = Math.atan2(cy, cx)
  const free = PROBES.filter((t) => !isCovered(pile, top, letters, x + cx * length * t, y + cy * length * t)).length
  if (free < least) return
  const middle = indexAt(outline, x + cx * length * 0.5, y + cy * length * 0.5)
  // Rows lie evenly: their threads differ less.
  const tone = options.rows === 'strokes' ? 0.86 + 0.26 * random() : 0.74 + 0.46 * random()
  const own: Rgb = colours ? [colours.r[middle]!, colours.g[middle]!, colours.b[middle]!] : options.colour
  const over = pitch * 0.3 * random()
  layThread(pile, {
    x0: x + letters.x - cx * over,
    y0: y + letters.y - cy * over,
    x1: x + letters.x + cx * (length + over),
    y1: y + letters.y + cy * (length + over),
    radius: pitch * 0.55,
    colour: [own[0] * tone, own[1] * tone, own[2] * tone],
    // No two are as taut: their sheen flickers from thread to thread.
    arch: options.padding * (0.6 + 0.8 * random()),
    twist: 0.35,
    strands: 0.3,
    dive: Math.min(0.3, (pitch * 1.2) / length),
  })
  for (let along = 0; along < length; along++) {
    const px = Math.round(x + letters.x + cx * along - pile.x)
    const py = Math.round(y + letters.y + cy * along - pile.y)
    if (px < 1 || py < 1 || px >= pile.width - 1 || py >= pile.height - 1) continue
    const at = py * pile.width + px
    ways[at] = angle
    for (const near of [at, at - 1, at + 1, at - pile.width, at + pile.width]) top[near] = 1
  }
}

import type { SKRSContext2D } from '@napi-rs/canvas'
import * as z from 'zod'
import { colour, mix } from '../colour.ts'
import { randomFrom } from '../random.ts'
import { css, drawOver } from '../sprite.ts'
import { operation, type Stage } from '../stage.ts'
import { hypot } from '../hypot.ts'
import { drawPiece, type Piece, trace } from '../surface/broken.ts'
import { drawChunk } from '../surface/chunk.ts'
import { heapsAlong } from '../surface/heaps.ts'

/** Broken pieces of stone: flying out from the letters, or lying at their foot. Lengths in em. */
export const rubble = operation({
  name: 'rubble',
  schema: z.strictObject({
    do: z.literal('rubble'),
    count: z.number().int().min(1).max(300).default(60),
    size: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([0.012, 0.075]),
    colours: z.array(colour).min(1).max(6),
    /** `flying` around the letters' outline, or `lying` in a band along their foot. */
    where: z.enum(['flying', 'lying']).default('flying'),
    /** Edges are rubbed off, and the stone shows its grain: rubble of concrete in place of splinters. */
    worn: z.boolean().default(false),
    /** In front, pieces broke along a flat face, with the facets around it: else the facets meet in one point. */
    faced: z.boolean().default(false),
    /** Pieces of a wall: a flat face, and the broken thickness below it. */
    chunks: z.boolean().default(false),
    /** How far from the outline they fly, or how wide the band is. */
    reach: z.number().min(0).max(1).default(0.3),
    /** How far from the letters a piece may lie; without it everywhere in the band. */
    near: z.number().positive().max(1).optional(),
    /** Of what lies, how much keeps to heaps, the large pieces above all, and how high these rise. */
    heaps: z.number().min(0).max(1).default(0),
    heap: z.number().min(0).max(0.5).default(0),
    /** How far in front of the wall they fly: their shadows move away by it. */
    lift: z.number().min(0).max(0.5).default(0.06),
    /** Darkness of their shadows. */
    shadow: z.number().min(0).max(1).default(0.55),
    /** How far what flies moved while the picture was taken, away from the letters' middle. */
    speed: z.number().min(0).max(0.5).default(0),
    gain: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const pieces = scatter(stage, options)
    const { key } = stage.environment
    drawOver(
      stage.frame,
      (context) => {
        // In a heap each lies in the shadow of those above it.
        if (options.chunks && options.where === 'lying') {
          for (const piece of pieces) {
            drawShadow(context, piece, stage, options)
            drawChunk(context, piece, key)
          }
          return
        }
        for (const piece of pieces) drawShadow(context, piece, stage, options)
        if (options.speed > 0) for (const piece of pieces) drawTrail(context, piece, stage, options.speed)
        for (const piece of pieces) (options.chunks ? drawChunk : drawPiece)(context, piece, key, options)
      },
      options.gain,
    )
  },
})

type Options = z.output<(typeof rubble)['schema']>

function scatter({ letters, seed }: Stage, options: Options): Piece[] {
  const { count, size, colours, where, reach, near, worn, heaps } = options
  const random = randomFrom(seed * 4409 + count)
  const { em, width, height, distance, ink } = letters
  const pieces: Piece[] = []
  const heapAt = heapsAlong(em, seed)
  for (let attempt = 0; attempt < count * 12 && pieces.length < count; attempt++) {
    const u = random()
    const v = random()
    const w = random()
    const tone = random()
    let x = Math.floor(u * width)
    let y = Math.floor(v * height)
    let radius = mix(size[0], size[1], w * w * w) * em
    if (where === 'flying') {
      const d = distance[y * width + x]! / em
      // Denser close to the outline; none before the letters' faces.
      if (d > 0.01 || -d > reach || random() < -d / reach) continue
    } else {
      x = Math.floor(mix(ink.left - 0.5 * em, ink.right + 0.5 * em, u))
      y = Math.floor(ink.bottom + (v * v - 0.12) * reach * em)
      const at = Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))
      if (near !== undefined && distance[at]! < -near * em) continue
      if (heaps > 0) {
        const heap = heapAt(x + letters.x)
        // Gravel rolls on, what is large stays where it fell.
        if (random() > mix(1, heap, heaps) + 0.12) continue
        radius *= mix(1, mix(0.4, 1, heap), heaps)
        y -= options.heap * heap * heap * random() * em
      }
    }
    const place = { x: x + letters.x, y: y + letters.y, radius, tone: colours[Math.floor(tone * colours.length)]! }
    pieces.push(pieceAt(place, worn, random))
  }
  // What lies further in front covers what lies behind.
  return pieces.sort((a, b) => (where === 'lying' ? a.y - b.y : a.radius - b.radius))
}

function pieceAt(
  { x, y, radius, tone }: Pick<Piece, 'x' | 'y' | 'radius' | 'tone'>,
  worn: boolean,
  random: () => number,
): Piece {
  // What crumbles breaks along more planes than what splinters.
  const count = (worn ? 8 : 5) + Math.floor(random() * 3)
  const turn = random() * 2 * Math.PI
  const squash = mix(0.6, 1, random())
  const corners = Array.from({ length: count }, (_, index) => {
    const angle = turn + ((index + 0.7 * (random() - 0.5)) / count) * 2 * Math.PI
    const far = radius * mix(worn ? 0.58 : 0.7, 1.1, random())
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * squash }
  })
  const top = { x: x + (random() - 0.6) * radius * 0.5, y: y + (random() - 0.6) * radius * 0.5 }
  return { x, y, radius, corners, top, tone }
}

function drawShadow(
  context: SKRSContext2D,
  { corners, radius, x, y }: Piece,
  { letters, environment }: Stage,
  { shadow, lift, where }: Options,
): void {
  if (radius < 1) return
  const [kx, ky] = environment.key
  const far = where === 'flying' ? lift * letters.em : 0.35 * radius
  const soft = context.createRadialGradient(x - kx * far, y - ky * far, 0, x - kx * far, y - ky * far, radius * 1.35)
  soft.addColorStop(0.35, css([0, 0, 0], shadow))
  soft.addColorStop(1, css([0, 0, 0], 0))
  context.fillStyle = soft
  const wide = corners.map((corner) => ({ x: mix(x, corner.x, 1.5), y: mix(y, corner.y, 1.5) }))
  trace(context, wide, -kx * far, -ky * far)
  context.fill()
}

/** Copies that a trail is made of. */
const TRAIL = 10

/** What a piece that moves leaves in the picture: most of it where it was longest, towards where it came from. */
function drawTrail(context: SKRSContext2D, { corners, x, y, tone }: Piece, { letters }: Stage, speed: number): void {
  const { ink, em } = letters
  const fromX = x - letters.x - (ink.left + ink.right) / 2
  const fromY = y - letters.y - (ink.top + ink.bottom) / 2
  // All fly outwards, those at the sides no faster than those above and below.
  const length = Math.max(1, hypot(0.5 * fromX, fromY))
  const [dx, dy] = [(-0.5 * fromX * speed * em) / length, (-fromY * speed * em) / length]
  for (let copy = TRAIL; copy > 0; copy--) {
    const t = copy / TRAIL
    context.fillStyle = css(tone, 0.3 * (1 - t))
    const slim = corners.map((corner) => ({ x: mix(corner.x, x, 0.5 * t), y: mix(corner.y, y, 0.5 * t) }))
    trace(context, slim, dx * t, dy * t)
    context.fill()
  }
}

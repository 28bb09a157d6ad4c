import * as z from 'zod'
import { signedDistance } from '../kernels/distance.ts'
import { type Disc, packDiscs } from '../kernels/pack.ts'
import type { Letters } from '../lettering.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { outlineOf } from '../surface/outline.ts'
import { canvasModule } from '../../text/skia.ts'
import { innerSteps, runInner } from './inner.ts'

/**
 * Scrollwork within the letters, in place of the letters for the steps below it: tendrils that curl into one another and
 * fill each stroke, as of filigree wire or engraving. Emoji stay free. Lengths in em.
 */
export const scrolls = operation({
  name: 'scrolls',
  schema: z.strictObject({
    do: z.literal('scrolls'),
    /** Widths of the curls, the largest first: what one leaves free is filled with the next. */
    sizes: z.array(z.number().positive().max(1)).min(1).max(5).default([0.2, 0.13, 0.085, 0.055]),
    /** Of the wire. */
    line: z.number().positive().max(0.2).default(0.014),
    /** Where the outline that holds them lies, outwards from that of the letters. */
    grow: z.number().min(-0.2).max(0.2).default(-0.02),
    turns: z.number().min(0.5).max(4).default(1.6),
    /** The wires, the rounds that they fill, or knobs at their ends. */
    part: z.enum(['wires', 'fields', 'ends']).default('wires'),
    /** Width of a knob. */
    knob: z.number().positive().max(0.2).default(0.03),
    steps: innerSteps,
  }),
  apply(stage, options) {
    runInner(stage, curled(stage, options), options.steps)
  },
})

type Options = z.output<(typeof scrolls)['schema']>

function curled({ letters, seed }: Stage, options: Options): Letters {
  const { width, height, em, emoji } = letters
  const { distance, coverage: within } = outlineOf(letters, options.grow)
  const curls: Disc[] = []
  const isFree = emoji ? (x: number, y: number) => emoji.share[Math.round(y) * width + Math.round(x)]! < 0.2 : undefined
  for (const size of options.sizes) {
    const radius = (size * em) / 2
    if (radius < 1.5) continue
    const placed = { radius, gap: 0, taken: curls, seed, ...(isFree ? { isFree } : {}) }
    curls.push(...packDiscs(distance, width, height, placed))
  }
  const { createCanvas } = canvasModule()
  const context = createCanvas(width, height).getContext('2d')
  context.fillStyle = '#ffffff'
  context.strokeStyle = '#ffffff'
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = Math.max(1.2, options.line * em)
  draw(context, curls, options, context.lineWidth, em)
  const { data } = context.getImageData(0, 0, width, height)
  const coverage = new Float32Array(width * height)
  for (let at = 0; at < coverage.length; at++) coverage[at] = (data[at * 4 + 3]! / 255) * within[at]!
  const { emoji: _, ...rest } = letters
  return { ...rest, coverage, ...signedDistance(coverage, width, height) }
}

type Context = ReturnType<ReturnType<typeof canvasModule>['createCanvas']>['getContext'] extends (kind: '2d') => infer C
  ? C
  : never

/** Points that a full turn of a curl is drawn with. */
const POINTS = 20

function draw(context: Context, curls: readonly Disc[], options: Options, line: number, em: number): void {
  const random = randomFrom(curls.length * 53 + 1)
  curls.forEach((curl, index) => {
    const { x, y, radius } = curl
    if (options.part === 'fields') {
      context.beginPath()
      context.arc(x, y, radius - line * 0.5, 0, 2 * Math.PI)
      context.fill()
      return
    }
    const before = curls[index - 1]
    // Grows out of its neighbour: the one before it, which it touches more often than not.
    const joins = before && Math.hypot(before.x - x, before.y - y) < (before.radius + radius) * 1.3 ? before : undefined
    const start = joins ? Math.atan2(joins.y - y, joins.x - x) : random() * 2 * Math.PI
    const turns = Math.max(0.8, options.turns * Math.min(1, radius / (4 * line)) + 0.35)
    const points = spiral(curl, start, (index % 2 === 0 ? 1 : -1) * turns)
    const end = points.at(-1)!
    context.beginPath()
    if (options.part === 'wires') {
      if (joins) context.moveTo(joins.x + (x - joins.x) * 0.55, joins.y + (y - joins.y) * 0.55)
      for (const point of points) context.lineTo(point.x, point.y)
      context.stroke()
      context.beginPath()
      context.arc(end.x, end.y, line * 0.95, 0, 2 * Math.PI)
    } else {
      context.arc(end.x, end.y, Math.min(radius * 0.55, (options.knob * em) / 2), 0, 2 * Math.PI)
    }
    context.fill()
  })
}

/** From the rim of a disc inwards, the more slowly the further in. */
function spiral({ x, y, radius }: Disc, start: number, turns: number): { x: number; y: number }[] {
  const count = Math.ceil(POINTS * Math.abs(turns))
  return Array.from({ length: count + 1 }, (_, point) => {
    const t = point / count
    const angle = start + t * turns * 2 * Math.PI
    const reach = radius * (1 - 0.86 * t ** 0.8)
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }
  })
}

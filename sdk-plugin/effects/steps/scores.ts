import type { SKRSContext2D } from '@napi-rs/canvas'
import * as z from 'zod'
import { canvasModule } from '../../text/skia.ts'
import { hypot } from '../hypot.ts'
import { signedDistance } from '../kernels/distance.ts'
import { plane } from '../kernels/memory.ts'
import type { Letters } from '../lettering.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { type Along, strokesOf } from '../surface/along.ts'
import { halfAt } from '../surface/vine.ts'
import { innerSteps, runInner } from './inner.ts'

/**
 * Cuts across the strokes that have opened, as a baker's in the crust: pointed at both ends, one after the other along
 * each stroke, in place of the letters for the steps below it. Emoji have none. Shares are of half a stroke's width.
 */
export const scores = operation({
  name: 'scores',
  schema: z.strictObject({
    do: z.literal('scores'),
    /** Distance from one to the next, half their length, half their width. */
    every: z.number().min(0.3).max(12).default(2.1),
    long: z.number().min(0.2).max(4).default(1.05),
    open: z.number().min(0.03).max(1).default(0.26),
    /** Degrees that they lean from the stroke, to the upper right where they can; 90 is straight across. */
    lean: z.number().min(0).max(90).default(42),
    /** How unlike each other they are in length and width. */
    vary: z.number().min(0).max(1).default(0.2),
    steps: innerSteps,
  }),
  apply(stage, options) {
    const cut = cutsOf(stage, options)
    if (cut) runInner(stage, cut, options.steps)
  },
})

type Options = z.output<(typeof scores)['schema']>

function cutsOf({ letters, seed }: Stage, options: Options): Letters | undefined {
  const { width, height } = letters
  const context = canvasModule().createCanvas(width, height).getContext('2d')
  context.fillStyle = '#ffffff'
  const random = randomFrom(seed * 613 + 29)
  const cuts: Cut[] = []
  for (const stroke of strokesOf(letters)) cuts.push(...cutsAlong(letters, stroke, options, cuts, random))
  if (cuts.length === 0) return undefined
  for (const cut of cuts) draw(context, cut, random)
  const { data } = context.getImageData(0, 0, width, height)
  const coverage = plane(width * height)
  for (let at = 0; at < coverage.length; at++) coverage[at] = (data[at * 4 + 3]! / 255) * letters.coverage[at]!
  const { emoji: _, ...rest } = letters
  return { ...rest, coverage, ...signedDistance(coverage, width, height) }
}

interface Cut {
  x: number
  y: number
  angle: number
  /** Half its length, and half its width. */
  reach: number
  wide: number
}

/** Cuts along one stroke, spread evenly; none crosses those of the strokes before it. */
function cutsAlong(
  letters: Letters,
  { points, half, length }: Along['strokes'][number],
  { every, long, open, lean, vary }: Options,
  taken: readonly Cut[],
  random: () => number,
): Cut[] {
  if (half < 3 || length < 1.6 * half) return []
  const last = points.length / 2 - 1
  // Strokes are short between others: one cut at least, where there is room for it.
  const count = Math.max(1, Math.round((length - 0.8 * half) / (every * half)))
  const made: Cut[] = []
  for (let cut = 0; cut < count; cut++) {
    const at = Math.round(((cut + 0.5 + 0.16 * (random() - 0.5)) / count) * last)
    const [x, y] = [points[at * 2]!, points[at * 2 + 1]!]
    const [before, after] = [Math.max(0, at - 3), Math.min(last, at + 3)]
    const dx = points[after * 2]! - points[before * 2]!
    const dy = points[after * 2 + 1]! - points[before * 2 + 1]!
    const angle = leaning(Math.atan2(dy, dx), ((lean + 8 * (random() - 0.5)) * Math.PI) / 180)
    const reach = long * half * (1 + vary * (random() - 0.5))
    const wide = open * half * (1 + 2 * vary * (random() - 0.5))
    const isFree = taken.every((other) => hypot(other.x - x, other.y - y) > 0.85 * (reach + other.reach))
    if (isFree && hypot(dx, dy) > 0 && halfAt(letters, x, y) < 1.4 * half) made.push({ x, y, angle, reach, wide })
  }
  return made
}

/** To the side of the stroke that suits a blade held in the right hand: cuts are alike whichever way strokes run. */
function leaning(stroke: number, lean: number): number {
  const alike = (angle: number) => Math.abs(Math.cos(angle - BLADE))
  return alike(stroke - lean) > alike(stroke + lean) ? stroke - lean : stroke + lean
}

const BLADE = -Math.PI / 4

function draw(context: SKRSContext2D, { x, y, angle, reach, wide }: Cut, random: () => number): void {
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  context.beginPath()
  context.moveTo(-reach, 0)
  // Torn more to one side, and not in one sweep.
  context.bezierCurveTo(-reach * 0.5, -wide * 1.5, reach * 0.2, -wide * (1 + 0.5 * random()), reach, 0)
  context.bezierCurveTo(reach * 0.4, wide * (1 + 0.5 * random()), -reach * 0.3, wide * 1.4, -reach, 0)
  context.fill()
  context.restore()
}

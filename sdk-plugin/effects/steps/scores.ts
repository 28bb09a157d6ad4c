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
import { halfAt, STEP } from '../surface/vine.ts'
import { innerSteps, runInner } from './inner.ts'

/**
 * Cuts aslant the strokes that have opened, as a baker's in the crust: pointed at both ends, bent as their stroke is, one
 * after the other along it, in place of the letters for the steps below it. Emoji have none. Shares are of half a stroke's
 * width.
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
    /** All of the opening, or the flap of crust that stands up along its upper side and hangs over it. */
    part: z.enum(['opening', 'ear']).default('opening'),
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
  for (const cut of cuts) draw(context, cut, options.part)
  const { data } = context.getImageData(0, 0, width, height)
  const coverage = plane(width * height)
  for (let at = 0; at < coverage.length; at++) coverage[at] = (data[at * 4 + 3]! / 255) * letters.coverage[at]!
  const { emoji: _, ...rest } = letters
  return { ...rest, coverage, ...signedDistance(coverage, width, height) }
}

interface Cut {
  /** Its middle, and places along its line from one point to the other: x and y in turn. */
  x: number
  y: number
  line: Float32Array
  /** Half its length, and half its width. */
  reach: number
  wide: number
  /** Tells its torn edge from those of others. */
  phase: number
}

/** Places along the line of a cut. */
const PLACES = 28

/** Cuts along one stroke, spread evenly; none crosses those of the strokes before it. */
function cutsAlong(
  letters: Letters,
  stroke: Stroke,
  { every, long, open, lean, vary }: Options,
  taken: readonly Cut[],
  random: () => number,
): Cut[] {
  const { points, half, length } = stroke
  if (half < 3 || length < 1.6 * half) return []
  const last = points.length / 2 - 1
  // Strokes are short between others: one cut at least, where there is room for it.
  const count = Math.max(1, Math.round((length - 0.8 * half) / (every * half)))
  const made: Cut[] = []
  for (let cut = 0; cut < count; cut++) {
    const at = ((cut + 0.5 + 0.16 * (random() - 0.5)) / count) * last
    const { x, y, dx, dy } = placeOn(stroke, at)
    const angle = leaning(Math.atan2(dy, dx), ((lean + 8 * (random() - 0.5)) * Math.PI) / 180) - Math.atan2(dy, dx)
    const reach = long * half * (1 + vary * (random() - 0.5))
    const wide = open * half * (1 + 2 * vary * (random() - 0.5))
    const line = lineOf(stroke, at, angle, reach)
    const isFree = [...taken, ...made].every(
      (other) => apart(line, other.line) > 0.9 * (wide + other.wide) + 0.12 * half,
    )
    const isOnStroke = hypot(dx, dy) > 0 && halfAt(letters, x, y) < 1.4 * half
    if (isFree && isOnStroke) made.push({ x, y, line, reach, wide, phase: 6.3 * random() })
  }
  return made
}

type Stroke = Along['strokes'][number]

/** A place of a stroke's middle line, between its points or straight on beyond them, and which way the stroke runs there. */
function placeOn({ points, isClosed }: Stroke, at: number): { x: number; y: number; dx: number; dy: number } {
  const count = points.length / 2
  const whole = Math.floor(at)
  const index = isClosed ? ((whole % count) + count) % count : Math.min(count - 1, Math.max(0, whole))
  const point = (from: number) => (isClosed ? (from + 2 * count) % count : Math.min(count - 1, Math.max(0, from)))
  const [before, after] = [point(index - SMOOTH), point(index + SMOOTH)]
  const [dx, dy] = [points[after * 2]! - points[before * 2]!, points[after * 2 + 1]! - points[before * 2 + 1]!]
  const far = hypot(dx, dy) || 1
  const beyond = STEP * (isClosed ? at - whole : at - index)
  return {
    x: points[index * 2]! + (beyond * dx) / far,
    y: points[index * 2 + 1]! + (beyond * dy) / far,
    dx: dx / far,
    dy: dy / far,
  }
}

/** Places of a middle line to both sides that its direction is taken from: it is drawn of whole pixels. */
const SMOOTH = 5

/** The line of a cut that crosses a stroke at an angle and bends as that does. */
function lineOf(stroke: Stroke, middle: number, angle: number, reach: number): Float32Array {
  const line = new Float32Array(2 * (PLACES + 1))
  for (let place = 0; place <= PLACES; place++) {
    const far = reach * ((2 * place) / PLACES - 1)
    const { x, y, dx, dy } = placeOn(stroke, middle + (far * Math.cos(angle)) / STEP)
    line[2 * place] = x - far * Math.sin(angle) * dy
    line[2 * place + 1] = y + far * Math.sin(angle) * dx
  }
  return line
}

function apart(one: Float32Array, other: Float32Array): number {
  let least = Infinity
  for (let a = 0; a < one.length; a += 4) {
    for (let b = 0; b < other.length; b += 4) {
      least = Math.min(least, hypot(one[a]! - other[b]!, one[a + 1]! - other[b + 1]!))
    }
  }
  return least
}

/** To the side of the stroke that suits a blade held in the right hand: cuts are alike whichever way strokes run. */
function leaning(stroke: number, lean: number): number {
  const alike = (angle: number) => Math.abs(Math.cos(angle - BLADE))
  return alike(stroke - lean) > alike(stroke + lean) ? stroke - lean : stroke + lean
}

const BLADE = -Math.PI / 4

/** How far the ear hangs over the opening, and how far it begins outside of it, as shares of half its width. */
const EAR = { over: 0.62, behind: 0.24 }

function draw(context: SKRSContext2D, { line, wide, phase }: Cut, part: Options['part']): void {
  // Its upper side, or its left one where it is upright.
  const [dx, dy] = [line[2 * PLACES]! - line[0]!, line[2 * PLACES + 1]! - line[1]!]
  const upper = dx - dy > 0 ? -1 : 1
  // Torn more to one end, and not in one sweep.
  const width = (t: number) => wide * (1 - t * t) ** 0.75 * (1 + 0.28 * t * Math.sin(phase))
  const torn = (t: number, often: number) =>
    0.1 * Math.sin(often * t + phase) + 0.07 * Math.sin(2.3 * often * t + 2 * phase) + 0.05 * Math.sin(4.9 * often * t)
  const edges: ((t: number) => number)[] =
    part === 'opening'
      ? [(t) => upper * width(t), (t) => -upper * width(t) * (1 + torn(t, 5))]
      : [(t) => upper * width(t) * (1 + EAR.behind), (t) => upper * width(t) * (1 - EAR.over * (1 + 2 * torn(t, 6)))]
  context.beginPath()
  edges.forEach((edge, side) => {
    for (let step = 0; step <= PLACES; step++) {
      const place = side === 0 ? step : PLACES - step
      const from = Math.max(0, place - 1)
      const to = Math.min(PLACES, place + 1)
      const tx = line[2 * to]! - line[2 * from]!
      const ty = line[2 * to + 1]! - line[2 * from + 1]!
      const far = edge((2 * place) / PLACES - 1) / (hypot(tx, ty) || 1)
      context.lineTo(line[2 * place]! - ty * far, line[2 * place + 1]! + tx * far)
    }
  })
  context.fill()
}

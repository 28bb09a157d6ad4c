import * as z from 'zod'
import { signedDistance } from '../kernels/distance.ts'
import { plane } from '../kernels/memory.ts'
import { type Disc, packDiscs } from '../kernels/pack.ts'
import type { Letters } from '../lettering.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { material } from '../surface/material.ts'
import { outlineOf } from '../surface/outline.ts'
import { laySpheres, seatDiscs } from '../surface/spheres.ts'
import { medallionsIn } from '../surface/medallions.ts'
import { rinceauIn } from '../surface/rinceau.ts'
import { pairsIn } from '../surface/pairs.ts'
import { type Point, vineIn } from '../surface/vine.ts'
import { addLeaves, drawWire } from '../surface/wires.ts'
import { canvasModule } from '../../text/skia.ts'
import { innerSteps, runInner } from './inner.ts'
import { hypot } from '../hypot.ts'

/**
 * Scrollwork within the letters, in place of the letters for the steps below it: tendrils that curl into one another
 * and fill each stroke, as of filigree wire or engraving. Emoji stay free. Lengths in em.
 */
export const scrolls = operation({
  name: 'scrolls',
  schema: z.strictObject({
    do: z.literal('scrolls'),
    /**
     * Curls side by side, each out of the one before; along a tendril that winds through each stroke; or curls and
     * leaves in pairs to both sides of a straight stem. `medallions`: ornaments as wide as their
     * stroke, running scrolls, blossoms or leaves by the letter. `rinceau`: a stem in waves along each stroke, a leaf
     * and a berry in each of its bends.
     */
    pattern: z.enum(['packed', 'vine', 'pairs', 'medallions', 'rinceau']).default('packed'),
    /** Widths of the curls, the largest first: what one leaves free is filled with the next. A vine has one
     * width for each stroke, at most the first. */
    sizes: z.array(z.number().positive().max(1)).min(1).max(5).default([0.2, 0.13, 0.085, 0.055]),
    /** Of the wire. */
    line: z.number().positive().max(0.2).default(0.014),
    /** How much thicker a tendril is than that where it begins; it ends thinner. 0: of one width. */
    swell: z.number().min(0).max(4).default(0),
    /** Where the outline that holds them lies, outwards from that of the letters. */
    grow: z.number().min(-0.2).max(0.2).default(-0.02),
    turns: z.number().min(0.5).max(4).default(1.6),
    /** Leaves that unfold along each tendril. */
    leaves: z.number().int().min(0).max(6).default(0),
    /** Balls at the ends of the curls. */
    knobs: z.strictObject({ size: z.number().positive().max(0.2).default(0.045), material }).optional(),
    steps: innerSteps,
  }),
  apply(stage, options) {
    const line = Math.max(1.2, options.line * stage.letters.em)
    const work = workOf(stage, options, line)
    runInner(stage, wired(stage, work, line, options), options.steps)
    if (!options.knobs) return
    const most = (options.knobs.size * stage.letters.em) / 2
    const knobs = work.curls.map(({ points, radius }) => {
      const { x, y } = points[points.length - 1]!
      return { x, y, radius: Math.min(radius * 0.5, most) }
    })
    seatDiscs(stage, knobs, 0.6)
    laySpheres(stage, knobs, options.knobs.material)
  },
})

type Options = z.output<(typeof scrolls)['schema']>

interface Curl {
  radius: number
  points: Point[]
}

/** What is drawn: curls with a ball at their end, and stems that they part from. */
interface Work {
  stems: Point[][]
  curls: Curl[]
  /** Outlines. */
  leaves: Point[][]
}

function workOf(stage: Stage, options: Options, line: number): Work {
  if (options.pattern === 'packed') return tendrils(packed(stage, options, options.sizes), options, line)
  if (options.pattern === 'rinceau') return branched(stage, options, line)
  const { stems, curls, leaves, taken } =
    options.pattern === 'medallions' ? medallions(stage, options, line) : grown(stage, options, line)
  if (options.sizes.length === 1) return { stems, curls, leaves }
  // Short arms have no middle line of their own: curls by themselves fill them.
  const rest = tendrils(packed(stage, options, options.sizes.slice(1), taken), options, line)
  return { stems, curls: curls.concat(rest.curls), leaves }
}

/** Stems in waves with leaves, and berries in place of curls. */
function branched({ letters }: Stage, { grow }: Options, line: number): Work {
  const { stems, leaves, stalks } = rinceauIn(letters, { line, grow })
  return { stems, leaves, curls: stalks.map((points) => ({ radius: 4 * line, points })) }
}

/** Ornaments along the strokes, and the discs that they fill. */
function medallions({ letters }: Stage, { sizes, grow, turns }: Options, line: number) {
  const { distance } = outlineOf(letters, grow)
  return medallionsIn(letters, { most: sizes[0]! * letters.em, least: 4 * line, distance, turns })
}

/** What grows along the middle of the strokes, and the discs that it fills. */
function grown({ letters }: Stage, { sizes, grow, turns, pattern }: Options, line: number) {
  const { em } = letters
  const room = { line, most: sizes[0]! * em, grow: grow * em }
  const { stems, shoots, leaves } =
    pattern === 'pairs' ? pairsIn(letters, room) : { ...vineIn(letters, room), leaves: [] }
  const curls = shoots.map(({ disc, from, turn }) => {
    const start = Math.atan2(from.y - disc.y, from.x - disc.x)
    const own = Math.max(0.8, turns * Math.min(1, disc.radius / (4 * line)) + 0.35)
    return { radius: disc.radius, points: [from, ...spiral(disc, start, turn * own)] }
  })
  const taken = shoots.map(({ disc }) => disc)
  const step = Math.ceil(2 * line)
  for (const stem of stems) for (let at = 0; at < stem.length; at += step) taken.push({ ...stem[at]!, radius: step })
  for (const leaf of leaves) taken.push({ ...leaf[4]!, radius: 2 * line })
  return { stems, curls, leaves, taken }
}

/** Curls side by side that leave free what is taken. */
function packed({ letters, seed }: Stage, { grow }: Options, sizes: readonly number[], taken: Disc[] = []): Disc[] {
  const { width, height, em, emoji } = letters
  const { distance } = outlineOf(letters, grow)
  const isFree = emoji ? (x: number, y: number) => emoji.share[Math.round(y) * width + Math.round(x)]! < 0.2 : undefined
  const curls: Disc[] = []
  for (const size of sizes) {
    const radius = (size * em) / 2
    if (radius < 1.5) continue
    const options = { radius, gap: 0, taken: taken.concat(curls), seed, ...(isFree ? { isFree } : {}) }
    curls.push(...packDiscs(distance, width, height, options))
  }
  return curls
}

/** The wires as a shape, cut off where the letters end. */
function wired(
  { letters }: Stage,
  { stems, curls, leaves: outlines }: Work,
  line: number,
  { grow, leaves, swell }: Options,
): Letters {
  const { width, height } = letters
  const context = canvasModule().createCanvas(width, height).getContext('2d')
  context.fillStyle = '#ffffff'
  context.strokeStyle = '#ffffff'
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = line
  for (const points of stems) drawWire(context, points, line, swell, Math.sin)
  for (const { points } of curls) drawWire(context, points, line, swell, Math.cos)
  context.beginPath()
  for (const { points } of curls) {
    const { x, y } = points[points.length - 1]!
    context.moveTo(x + line, y)
    context.arc(x, y, line * (0.95 + 0.3 * swell), 0, 2 * Math.PI)
  }
  for (const points of outlines) {
    points.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
    context.closePath()
  }
  for (const [index, { points }] of curls.entries()) addLeaves(context, points, index, leaves, line)
  context.fill()
  const { data } = context.getImageData(0, 0, width, height)
  const within = outlineOf(letters, grow).coverage
  const coverage = plane(width * height)
  // Most pixels are empty: whole ones are looked at, not each channel.
  const whole = new Uint32Array(data.buffer, data.byteOffset, coverage.length)
  for (let at = 0; at < coverage.length; at++) {
    if (whole[at] !== 0) coverage[at] = (data[at * 4 + 3]! / 255) * within[at]!
  }
  const { emoji: _, ...rest } = letters
  return { ...rest, coverage, ...signedDistance(coverage, width, height) }
}

/** Points that a full turn of a curl is drawn with. */
const POINTS = 20

/** For each disc the line of its tendril. It grows out of the disc before it, which it touches more often than not. */
function tendrils(discs: readonly Disc[], { turns, leaves }: Options, line: number): Work {
  const random = randomFrom(discs.length * 53 + 1)
  const curls = discs.map((disc, index) => {
    const { x, y, radius } = disc
    const before = discs[index - 1]
    const joins = before && hypot(before.x - x, before.y - y) < (before.radius + radius) * 1.3 ? before : undefined
    const start = joins ? Math.atan2(joins.y - y, joins.x - x) : random() * 2 * Math.PI
    const own =
      Math.max(0.8, turns * Math.min(1, radius / (4 * line)) + 0.35) *
      (leaves === 0 ? 1 : 0.85 + 0.1 * ((index * 7) % 5))
    const points = spiral(disc, start, (index % 2 === 0 ? 1 : -1) * own)
    if (joins) points.unshift({ x: joins.x + (x - joins.x) * 0.55, y: joins.y + (y - joins.y) * 0.55 })
    return { radius, points }
  })
  return { stems: [], curls, leaves: [] }
}

/** From the rim of a disc inwards, the more slowly the further in. */
function spiral({ x, y, radius }: Disc, start: number, turns: number): Point[] {
  const count = Math.ceil(POINTS * Math.abs(turns))
  return Array.from({ length: count + 1 }, (_, point) => {
    const t = point / count
    const angle = start + t * turns * 2 * Math.PI
    const reach = radius * (1 - 0.86 * t ** 0.8)
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }
  })
}

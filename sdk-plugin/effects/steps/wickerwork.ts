import * as z from 'zod'
import { colour, mix, type Rgb } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { normalsOf } from '../kernels/normals.ts'
import { grown, opennessOf } from '../kernels/outline.ts'
import { type Sweep, sweepWalls } from '../kernels/sweep.ts'
import { bounceOf } from '../light/bounce.ts'
import { shade } from '../light/shade.ts'
import { operation, type Stage } from '../stage.ts'
import { type Along, alongStrokes } from '../surface/along.ts'
import { describedMaterial } from '../surface/material.ts'
import type { Planes } from '../surface/paint.ts'
import { heightsOf } from '../surface/profile.ts'
import { rodAt, splintAt } from '../surface/weave.ts'

/** Letters woven of rods that run along each stroke and around its sides, over one stake and under the next. Lengths in em. */
export const wickerwork = operation({
  name: 'wickerwork',
  schema: z.strictObject({
    do: z.literal('wickerwork'),
    /** Of the rods; each takes one of them. */
    colours: z.array(colour).min(1).max(6),
    stake: colour.default([0.2, 0.09, 0.03]),
    /** Round rods around thin stakes, or flat splints as many along as across; `apart` is not theirs. */
    pattern: z.enum(['rods', 'splints']).default('rods'),
    /** Width of a rod, and about the distance between two stakes. */
    rod: z.number().min(0.01).max(0.2).default(0.045),
    apart: z.number().min(0.03).max(0.5).default(0.09),
    /** How far rods stand out over the stakes. */
    relief: z.number().min(0).max(3).default(1),
    grow: z.number().min(-0.1).max(0.1).default(0.02),
    /** How far the letters are blown up. */
    height: z.number().min(0).max(2).default(0.8),
    /** Where the lower rim of the sides comes to lie. */
    to: z
      .tuple([z.number().min(-0.3).max(0.3), z.number().min(-0.3).max(0.3)])
      .readonly()
      .default([0.03, 0.06]),
    gain: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const { letters, frame, environment } = stage
    const { width, height, em, x, y } = letters
    const woven = weave(stage, options)
    const distance = scalloped(letters.distance, woven.round, em)
    const outline = { width, height, em, ...grown(blur(distance, width, height, 0.8), options.grow * em) }
    const lighting = { environment, gain: stage.gain * options.gain, bounce: bounceOf(frame, 0.4) }
    layWalls(stage, options, outline, lighting)
    const heights = heightsOf(outline, { kind: 'inflate', height: options.height }, 0.006)
    for (let at = 0; at < heights.length; at++) heights[at]! += woven.heights[at]!
    const reach = 0.03 * em
    const open = opennessOf(heights, blur(heights, width, height, reach), 2.4 / reach)
    for (let at = 0; at < open.length; at++) open[at]! *= 0.42 + 0.58 * woven.round[at]!
    const { coverage } = outline
    shade(
      frame,
      { x, y, width, height, coverage, normals: normalsOf(heights, width, height), colour: woven.colour, open },
      WILLOW,
      lighting,
    )
  },
})

type Options = z.output<(typeof wickerwork)['schema']>
type Outline = Parameters<typeof heightsOf>[0]
type Lighting = Parameters<typeof shade>[3]

/** Peeled rods have a dull gloss. */
const WILLOW = { ...describedMaterial({ colour: [1, 1, 1], metal: 0, rough: 0.55 }), coat: 0.2, coatRough: 0.3 }

interface Woven {
  /** Relief in pixels. */
  heights: Float32Array
  /** How much of a rod's top a place is: 0 lies in the gap between two. */
  round: Float32Array
  colour: Planes
}

function weave(stage: Stage, options: Options): Woven {
  const { letters } = stage
  const { width, height, em, distance, emoji } = letters
  const strands = strandsOf(letters, options)
  const heights = plane(width * height)
  const round = plane(width * height)
  const colour: Planes = { r: plane(width * height), g: plane(width * height), b: plane(width * height) }
  const least = -2 - (options.grow + 0.02) * em
  const clouds = noiseTile('clouds')
  const rise = options.relief * em
  const strandAt = options.pattern === 'splints' ? splintAt : rodAt
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (distance[at]! < least) continue
      const { line, s, t } = strands(at, x, y)
      const bow = 0.16 * noiseAt(clouds, s * 16 + line * 31, t * 7)
      const spot = strandAt(s, t + bow, line, options)
      heights[at] = spot.top * rise * 0.02
      round[at] = spot.lit
      paint(colour, at, spot.tint, spot.tone)
      if (emoji && emoji.share[at]! > 0.01) keepEmoji(colour, at, emoji, spot.tone)
    }
  }
  return { heights, round, colour }
}

/** Where a pixel lies in the weave: number of the stroke, stakes passed along it, rods across it. */
function strandsOf(letters: Stage['letters'], options: Options) {
  const { em } = letters
  const { along, across, stroke, strokes } = alongStrokes(letters)
  const measures = strokes.map((line) => measureOf(line, options, em))
  // Emoji have no strokes: they are woven straight across.
  const flat = measureOf({ half: 0.2 * em, length: 0, isClosed: false }, options, em)
  return (at: number, x: number, y: number) => {
    const line = stroke[at]!
    const { rod, apart, shift } = line < 0 ? flat : measures[line]!
    return { line, s: (line < 0 ? x : along[at]!) / apart, t: (line < 0 ? y : across[at]!) / rod + shift }
  }
}

function paint({ r, g, b }: Planes, at: number, tint: Rgb, tone: number): void {
  r[at] = tint[0] * tone
  g[at] = tint[1] * tone
  b[at] = tint[2] * tone
}

function keepEmoji({ r, g, b }: Planes, at: number, emoji: Planes & { share: Float32Array }, tone: number): void {
  const share = emoji.share[at]!
  const light = 0.4 + 0.6 * tone
  r[at] = mix(r[at]!, emoji.r[at]! * light, share)
  g[at] = mix(g[at]!, emoji.g[at]! * light, share)
  b[at] = mix(b[at]!, emoji.b[at]! * light, share)
}

type Measured = Pick<Along['strokes'][number], 'half' | 'length' | 'isClosed'>

/** Rods and stakes are spread evenly: whole rods lie side by side, and a ring closes. */
function measureOf({ half, length, isClosed }: Measured, { rod, apart, pattern }: Options, em: number) {
  const rows = Math.max(2, Math.round((2 * half) / (rod * em)))
  const wide = pattern === 'splints' ? (2 * half) / rows : apart * em
  const stakes = isClosed ? Math.max(2, 2 * Math.round(length / wide / 2)) : 0
  return { rod: (2 * half) / rows, apart: stakes > 0 ? length / stakes : wide, shift: rows / 2 }
}

/** The outline goes in and out with the rods that are bent around it. */
function scalloped(distance: Float32Array, round: Float32Array, em: number): Float32Array {
  const made = plane(distance.length)
  for (let at = 0; at < made.length; at++) made[at] = distance[at]! + (round[at]! - 0.6) * 0.016 * em
  return made
}

/** Rods one above the other on the sides. */
const COURSES = 3

/** The sides: more rods around the same stakes, darker towards the ground. */
function layWalls({ frame, letters }: Stage, options: Options, outline: Outline, lighting: Lighting): void {
  const { width, height, em } = outline
  const smooth = blur(outline.distance, width, height, Math.max(1, 0.007 * em))
  const [dx, dy] = [options.to[0] * em, options.to[1] * em]
  const sweep: Sweep = { dx, dy, shrink: 0, vx: 0, vy: 0 }
  const { coverage, normals, depth } = sweepWalls(outline.distance, smooth, width, height, sweep)
  const colour: Planes = { r: plane(depth.length), g: plane(depth.length), b: plane(depth.length) }
  const strands = strandsOf(letters, options)
  const strandAt = options.pattern === 'splints' ? splintAt : rodAt
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (coverage[at] === 0) continue
      const t = depth[at]!
      const ex = Math.min(width - 1, Math.max(0, Math.round(x - t * dx)))
      const ey = Math.min(height - 1, Math.max(0, Math.round(y - t * dy)))
      const { line, s } = strands(ey * width + ex, ex, ey)
      const { tint, tone } = strandAt(s, t * COURSES, line, options)
      paint(colour, at, tint, 0.9 * tone * (1 - 0.6 * t))
    }
  }
  shade(frame, { x: letters.x, y: letters.y, width, height, coverage, normals, colour }, WILLOW, lighting)
}

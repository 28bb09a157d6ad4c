import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { normalsOf } from '../kernels/normals.ts'
import { grown, opennessOf } from '../kernels/outline.ts'
import { type Sweep, sweepWalls, type Walls } from '../kernels/sweep.ts'
import { bounceOf } from '../light/bounce.ts'
import { shade } from '../light/shade.ts'
import { cellValue } from '../plates/plate.ts'
import { operation, type Stage } from '../stage.ts'
import { type Along, alongStrokes } from '../surface/along.ts'
import { describedMaterial } from '../surface/material.ts'
import type { Planes } from '../surface/paint.ts'
import { heightsOf } from '../surface/profile.ts'

/** Letters woven of rods that run across each stroke, over one stake and under the next, and down its sides. Lengths in em. */
export const wickerwork = operation({
  name: 'wickerwork',
  schema: z.strictObject({
    do: z.literal('wickerwork'),
    /** Of the rods; each takes one of them. */
    colours: z.array(colour).min(1).max(6),
    stake: colour.default([0.2, 0.09, 0.03]),
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
    layWalls(stage, options, outline, woven, lighting)
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
  const { along, across, stroke, strokes } = alongStrokes(letters)
  const owners = letters.owners()
  const heights = plane(width * height)
  const round = plane(width * height)
  const colour: Planes = { r: plane(width * height), g: plane(width * height), b: plane(width * height) }
  const least = -2 - (options.grow + 0.02) * em
  // Emoji have no strokes: they are woven straight across.
  const measures = strokes.map((line) => measureOf(line, options, em))
  const flat = measureOf({ half: 0.2 * em, length: 0, isClosed: false }, options, em)
  const [grain, clouds] = [noiseTile('grain'), noiseTile('clouds')]
  const rise = options.relief * em
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (distance[at]! < least) continue
      const line = stroke[at]!
      const { rod, apart, shift } = line < 0 ? flat : measures[line]!
      const own = line < 0 ? 0 : line * 7
      const s = (line < 0 ? y : along[at]!) / rod
      const t = line < 0 ? x : across[at]!
      const u = t / apart + shift
      const bow = 0.3 * noiseAt(clouds, u * 16 + own * 31, s * 7)
      const row = Math.floor(s + bow)
      const a = 2 * (s + bow - row) - 1
      const arc = Math.sqrt(Math.max(0.03, 1 - a * a))
      const over = 0.5 + 0.5 * Math.cos((u + row) * Math.PI)
      const post = (u - Math.round(u)) * 4.2
      const postArc = Math.sqrt(Math.max(0, 1 - post * post))
      const rodTop = 0.45 * arc + 0.8 * over - 0.1
      const postTop = 0.38 * postArc + 0.1
      const isRod = rodTop > postTop
      heights[at] = (isRod ? rodTop : postTop) * rise * 0.02
      const lit = isRod ? arc * (0.35 + 0.65 * smoothstep(-0.05, 0.75, over)) : 0.5 * postArc
      round[at] = lit
      const fibre = isRod ? noiseAt(grain, t * 0.35 + own * 91, s * 11) : noiseAt(grain, t * 3, s * 2)
      const tone = (0.85 + 0.26 * fibre) * (0.4 + 0.6 * lit) * (0.84 + 0.32 * cellValue(row, own))
      const tint = isRod
        ? options.colours[Math.floor(cellValue(row, own + 11 + owners[at]!) * options.colours.length)]!
        : options.stake
      paint(colour, at, tint, tone)
      if (emoji && emoji.share[at]! > 0.01) keepEmoji(colour, at, emoji, tone)
    }
  }
  return { heights, round, colour }
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

/** Rods and stakes are spread evenly: a stake lies along both edges of a stroke, and a ring closes. */
function measureOf({ half, length, isClosed }: Measured, { rod, apart }: Options, em: number) {
  const wide = Math.max(2.6, Math.min(rod * em, 0.55 * half))
  const rows = isClosed ? Math.max(2, 2 * Math.round(length / wide / 2)) : 0
  const gaps = Math.max(1, Math.round((2 * half) / (apart * em)))
  return { rod: rows > 0 ? length / rows : wide, apart: (2 * half) / gaps, shift: gaps / 2 }
}

/** The outline goes in and out with the rods that are bent around it. */
function scalloped(distance: Float32Array, round: Float32Array, em: number): Float32Array {
  const made = plane(distance.length)
  for (let at = 0; at < made.length; at++) made[at] = distance[at]! + (round[at]! - 0.6) * 0.016 * em
  return made
}

/** The sides: each rod goes on down them, darker towards the ground. */
function layWalls(
  { frame, letters }: Stage,
  { to, grow }: Options,
  outline: Outline,
  woven: Woven,
  lighting: Lighting,
): void {
  const { width, height, em } = outline
  const smooth = blur(outline.distance, width, height, Math.max(1, 0.007 * em))
  const [dx, dy] = [to[0] * em, to[1] * em]
  const sweep: Sweep = { dx, dy, shrink: 0, vx: 0, vy: 0 }
  const walls = sweepWalls(outline.distance, smooth, width, height, sweep)
  const colour = carried(walls, woven, { width, height, dx, dy, inset: (0.02 + grow) * em, smooth })
  const { coverage, normals } = walls
  shade(frame, { x: letters.x, y: letters.y, width, height, coverage, normals, colour }, WILLOW, lighting)
}

/** The rods' colours at the edge above each pixel of the sides. */
function carried(
  { depth, coverage }: Walls,
  { colour }: Woven,
  {
    width,
    height,
    dx,
    dy,
    inset,
    smooth,
  }: { width: number; height: number; dx: number; dy: number; inset: number; smooth: Float32Array },
): Planes {
  const made: Planes = { r: plane(depth.length), g: plane(depth.length), b: plane(depth.length) }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (coverage[at] === 0) continue
      const t = depth[at]!
      const [ex, ey] = [Math.round(x - t * dx), Math.round(y - t * dy)]
      if (ex < 1 || ey < 1 || ex >= width - 1 || ey >= height - 1) continue
      const edge = ey * width + ex
      // A little inside of the edge, where rods are whole.
      const gx = smooth[edge + 1]! - smooth[edge - 1]!
      const gy = smooth[edge + width]! - smooth[edge - width]!
      const scale = inset / Math.max(0.3, Math.abs(gx) + Math.abs(gy))
      const px = Math.min(width - 1, Math.max(0, Math.round(ex + gx * scale)))
      const py = Math.min(height - 1, Math.max(0, Math.round(ey + gy * scale)))
      const from = py * width + px
      const light = 0.62 * (1 - 0.75 * t)
      made.r[at] = colour.r[from]! * light
      made.g[at] = colour.g[from]! * light
      made.b[at] = colour.b[from]! * light
    }
  }
  return made
}

import * as z from 'zod'
import type { Rgb } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import { type Sweep, sweepWalls, type Walls } from '../kernels/sweep.ts'
import { bounceOf } from '../light/bounce.ts'
import { shade } from '../light/shade.ts'
import { lightStrips, stripSchema } from '../light/strips.ts'
import { operation } from '../stage.ts'
import { crumble, crumbled, crumbSchema } from '../surface/crumb.ts'
import { evened } from '../surface/evened.ts'
import { material } from '../surface/material.ts'
import { mould, mouldingSchema } from '../surface/mouldings.ts'
import { outlineOf } from '../surface/outline.ts'
import { coloursOf, paintSchema, type Planes } from '../surface/paint.ts'

/** Pixels inside the outline at which walls still look for its slope. */
const WALLED = 6

/** Walls behind the letters, swept back into the picture. */
export const extrude = operation({
  name: 'extrude',
  schema: z.strictObject({
    do: z.literal('extrude'),
    /** Where the back of the letters comes to lie, in em. */
    to: z.tuple([z.number().min(-0.3).max(0.3), z.number().min(-0.3).max(0.3)]).readonly(),
    /** How much smaller the back is, towards `vanish`. */
    shrink: z.number().min(0).max(0.2).default(0),
    /** Share of the frame that lines run to. */
    vanish: z.tuple([z.number(), z.number()]).readonly().default([0.5, 0.5]),
    grow: z.number().min(-0.2).max(0.2).default(0),
    material,
    /** Colours in place of the material's own, by place or by letter. */
    paint: paintSchema.optional(),
    /** How dark the back is. */
    fade: z.number().min(0).max(1).default(0.65),
    gain: z.number().min(0).max(5).default(1),
    /** How far walls are evened along their edge, in em, for polished ones that would show each step of a slanted edge. */
    even: z.number().min(0).max(0.3).default(0),
    /** Lines of light let into the walls, round each letter. */
    strips: z.array(stripSchema).max(6).default([]),
    /** Beads and grooves that run round each letter, and how far walls of polished sheet are from flat. */
    mouldings: z.array(mouldingSchema).max(8).default([]),
    uneven: z.number().min(0).max(1).default(0),
    /** Walls of cake or bread: crumbs and pores, and an edge that crumbles. */
    crumb: crumbSchema.optional(),
  }),
  apply(stage, options) {
    const { letters, frame, environment, gain } = stage
    const { crumb } = options
    const grown = outlineOf(letters, options.grow)
    const outline = crumb ? { ...grown, distance: crumbled(grown, crumb) } : grown
    const { width, height, em } = outline
    const even = options.even > 0 ? evened(outline.distance, outline, options.even * em, WALLED) : outline.distance
    const smooth = blur(even, width, height, Math.max(1, 0.007 * em))
    const sweep: Sweep = {
      dx: options.to[0] * letters.em,
      dy: options.to[1] * letters.em,
      shrink: options.shrink,
      vx: options.vanish[0] * frame.width - letters.x,
      vy: options.vanish[1] * frame.height - letters.y,
    }
    const walls = sweepWalls(outline.distance, smooth, width, height, sweep)
    const patch = { x: letters.x, y: letters.y, width: outline.width, height: outline.height }
    if (options.mouldings.length > 0 || options.uneven > 0) {
      mould(walls, { ...patch, em }, options.mouldings, options.uneven)
    }
    const painted = coloursOf(letters, options.paint, options.material.colour, false)
    const own = painted && carried(painted, walls.depth, width, height, sweep)
    const [r, g, b] = fadingColours(walls, own ?? options.material.colour, options.fade)
    const { normals, coverage } = walls
    const body = { ...patch, coverage, normals, colour: { r, g, b } }
    if (crumb) crumble(body, crumb, em)
    shade(
      frame,
      body,
      { ...options.material, rough: Math.max(options.material.rough, 0.12) },
      { environment, gain: gain * options.gain, bounce: bounceOf(frame, 0.6) },
    )
    if (options.strips.length > 0) lightStrips(frame, patch, walls, options.strips)
  },
})

/** Colours of the letters' edge for each pixel of the walls that begin there. */
function carried({ r, g, b }: Planes, depth: Float32Array, width: number, height: number, sweep: Sweep): Planes {
  const { dx, dy, shrink, vx, vy } = sweep
  const planes: Planes = { r: plane(depth.length), g: plane(depth.length), b: plane(depth.length) }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const t = depth[at]!
      const scale = 1 / (1 - shrink * t)
      const px = Math.round((x - t * (dx + shrink * vx)) * scale)
      const py = Math.round((y - t * (dy + shrink * vy)) * scale)
      if (px < 0 || py < 0 || px >= width || py >= height) continue
      const from = py * width + px
      planes.r[at] = r[from]!
      planes.g[at] = g[from]!
      planes.b[at] = b[from]!
    }
  }
  return planes
}

type Three = [Float32Array, Float32Array, Float32Array]

/** Parts of the way back that walls are darkened by: finer ones would not be seen. */
const DEPTHS = 1024

/** The colour of the walls for each pixel, darker to the back. */
function fadingColours({ depth, coverage }: Walls, colour: Rgb | Planes, fade: number): Three {
  const planes: Three = [plane(depth.length), plane(depth.length), plane(depth.length)]
  const [toR, toG, toB] = planes
  const lights = Float32Array.from({ length: DEPTHS + 1 }, (_, at) => 1 - fade * (at / DEPTHS) ** 0.7)
  const own = 'r' in colour ? colour : undefined
  const [r, g, b] = 'r' in colour ? [0, 0, 0] : colour
  for (let at = 0; at < depth.length; at++) {
    if (coverage[at] === 0) continue
    const light = lights[(depth[at]! * DEPTHS + 0.5) | 0]!
    toR[at] = (own ? own.r[at]! : r) * light
    toG[at] = (own ? own.g[at]! : g) * light
    toB[at] = (own ? own.b[at]! : b) * light
  }
  return planes
}

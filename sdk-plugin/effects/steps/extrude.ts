import * as z from 'zod'
import type { Rgb } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import type { Normals } from '../kernels/normals.ts'
import { sampleAt } from '../kernels/resample.ts'
import { bounceOf } from '../light/bounce.ts'
import { shade } from '../light/shade.ts'
import { operation } from '../stage.ts'
import { material } from '../surface/material.ts'
import { outlineOf } from '../surface/outline.ts'
import type { Outline } from '../surface/profile.ts'

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
    /** How dark the back is. */
    fade: z.number().min(0).max(1).default(0.65),
    gain: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const { letters, frame, environment, gain } = stage
    const outline = outlineOf(letters, options.grow)
    const walls = trace(outline, {
      dx: options.to[0] * letters.em,
      dy: options.to[1] * letters.em,
      shrink: options.shrink,
      vx: options.vanish[0] * frame.width - letters.x,
      vy: options.vanish[1] * frame.height - letters.y,
    })
    const [r, g, b] = fadingColours(walls, options.material.colour, options.fade)
    const { normals, coverage } = walls
    const patch = { x: letters.x, y: letters.y, width: outline.width, height: outline.height }
    shade(
      frame,
      { ...patch, coverage, normals, colour: { r, g, b } },
      { ...options.material, rough: Math.max(options.material.rough, 0.12) },
      { environment, gain: gain * options.gain, bounce: bounceOf(frame, 0.6) },
    )
  },
})

/** The colour of the walls for each pixel, darker to the back. */
function fadingColours(
  { depth, coverage }: Walls,
  colour: Rgb,
  fade: number,
): [Float32Array, Float32Array, Float32Array] {
  const planes = colour.map(() => new Float32Array(depth.length)) as [Float32Array, Float32Array, Float32Array]
  for (let at = 0; at < depth.length; at++) {
    if (coverage[at] === 0) continue
    const light = 1 - fade * depth[at]! ** 0.7
    planes[0][at] = colour[0] * light
    planes[1][at] = colour[1] * light
    planes[2][at] = colour[2] * light
  }
  return planes
}

interface Sweep {
  dx: number
  dy: number
  shrink: number
  /** The vanishing point in the planes. */
  vx: number
  vy: number
}

interface Walls {
  coverage: Float32Array
  /** 0 at the front, 1 at the back. */
  depth: Float32Array
  normals: Normals
}

const MOST_STEPS = 32
/** How much a wall leans to the viewer: without it, it would mirror nothing but the scene behind. */
const LEAN = 0.55

/** For each pixel beside the letters, walks along the sweep until it meets them. */
function trace({ width, height, em, distance }: Outline, sweep: Sweep): Walls {
  const pixels = width * height
  const smooth = blur(distance, width, height, Math.max(1, 0.007 * em))
  const depth = new Float32Array(pixels)
  const coverage = new Float32Array(pixels)
  const nx = new Float32Array(pixels)
  const ny = new Float32Array(pixels)
  const nz = new Float32Array(pixels).fill(LEAN)
  const { dx, dy, shrink, vx, vy } = sweep
  const reach = Math.hypot(dx, dy) + shrink * Math.hypot(Math.max(vx, width - vx), Math.max(vy, height - vy)) + 1
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (distance[at]! > 1.5 || distance[at]! < -reach) continue
      let t = 0
      let nearest = Infinity
      let best = 0
      for (let step = 0; step < MOST_STEPS && t <= 1; step++) {
        const scale = 1 / (1 - shrink * t)
        const px = (x - t * (dx + shrink * vx)) * scale
        const py = (y - t * (dy + shrink * vy)) * scale
        const gap = -sampleAt(distance, width, height, px, py)
        if (gap < nearest) {
          nearest = gap
          best = t
        }
        if (gap < 0.05) break
        t += Math.max(gap, 0.5) / Math.max(0.5, Math.hypot(dx + shrink * (vx - px), dy + shrink * (vy - py)))
      }
      if (nearest >= 0.5) continue
      coverage[at] = Math.min(1, 0.5 - nearest + (nearest < 0.05 ? 0.5 : 0))
      depth[at] = best
      const scale = 1 / (1 - shrink * best)
      const px = (x - best * (dx + shrink * vx)) * scale
      const py = (y - best * (dy + shrink * vy)) * scale
      const gx = sampleAt(smooth, width, height, px - 1.5, py) - sampleAt(smooth, width, height, px + 1.5, py)
      const gy = sampleAt(smooth, width, height, px, py - 1.5) - sampleAt(smooth, width, height, px, py + 1.5)
      const flat = Math.sqrt(1 - LEAN * LEAN) / Math.max(1e-6, Math.hypot(gx, gy))
      nx[at] = gx * flat
      ny[at] = gy * flat
    }
  }
  return { coverage, depth, normals: { x: nx, y: ny, z: nz } }
}

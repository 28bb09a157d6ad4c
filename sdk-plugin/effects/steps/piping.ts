import * as z from 'zod'
import { colour } from '../colour.ts'
import { plane } from '../kernels/memory.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { normalsOf } from '../kernels/normals.ts'
import { bounceOf } from '../light/bounce.ts'
import { shade } from '../light/shade.ts'
import { operation, type Stage } from '../stage.ts'
import { material } from '../surface/material.ts'
import { hypot } from '../hypot.ts'

/** Rosettes of cream from a star nozzle: ridges that wind up to a peak. Lengths in frame heights. */
export const piping = operation({
  name: 'piping',
  schema: z.strictObject({
    do: z.literal('piping'),
    /** Middles as shares of the frame, and radii. The last lies on top. */
    at: z
      .array(z.tuple([z.number(), z.number(), z.number().positive().max(1)]).readonly())
      .min(1)
      .max(40),
    ridges: z.number().int().min(4).max(20).default(9),
    /** Turns from the rim to the peak, in radians. */
    twist: z.number().min(-8).max(8).default(2.6),
    material: material.default({
      colour: [0.86, 0.78, 0.66],
      metal: 0,
      rough: 0.5,
      reflect: 0.04,
      coat: 0.5,
      coatRough: 0.25,
      scatter: 0.7,
      sheen: 0,
      glow: 0,
    }),
    /** What is left of the light in its shadow. */
    tint: colour.default([0.2, 0.12, 0.08]),
  }),
  apply(stage, options) {
    options.at.forEach(([x, y, radius], index) =>
      pipe(stage, x * stage.frame.width, y * stage.frame.height, radius * stage.frame.height, options, index),
    )
  },
})

type Options = z.output<(typeof piping)['schema']>

function pipe(stage: Stage, cx: number, cy: number, radius: number, options: Options, index: number): void {
  const { frame, environment, gain, seed } = stage
  castShadow(stage, cx, cy, radius, options.tint)
  const side = 2 * Math.ceil(radius * 1.15) + 4
  const heights = plane(side * side)
  const coverage = plane(side * side)
  const open = plane(side * side)
  const tile = noiseTile('swirls')
  const turn = (seed * 7 + index * 2.4) % 6.28
  const k = 90 / radius
  for (let y = 0; y < side; y++) {
    for (let x = 0, at = y * side; x < side; x++, at++) {
      const dx = (x - side / 2) / radius
      const dy = (y - side / 2) / radius
      const uneven = 0.045 * noiseAt(tile, x * k + index * 77, y * k + index * 31)
      const far = Math.sqrt(dx * dx + dy * dy) * (1 + uneven)
      const angle = Math.atan2(dy, dx) + turn + options.twist * (1 - far) + 6 * uneven
      const ridge = 1 - Math.abs(Math.sin((angle * options.ridges) / 2))
      const valley = 1 - ridge * ridge * ridge
      const rim = 0.93 + 0.07 * valley
      const t = far / rim
      coverage[at] = Math.min(1, Math.max(0, (1 - t) * radius * 0.9 + 0.5))
      const dome = Math.sqrt(Math.max(0, 1 - t * t)) * 0.5 + 0.55 * Math.max(0, 1 - t)
      heights[at] = radius * (dome + 0.16 * valley * Math.min(1, 3 * t) * Math.min(1, 1.6 - t) + (t > 1 ? 1 - t : 0))
      open[at] = 0.66 + 0.34 * valley
    }
  }
  const patch = {
    x: Math.round(cx - side / 2),
    y: Math.round(cy - side / 2),
    width: side,
    height: side,
    coverage,
    open,
  }
  const bounce = bounceOf(frame, 0.4)
  shade(frame, { ...patch, normals: normalsOf(heights, side, side) }, options.material, { environment, gain, bounce })
}

function castShadow(
  { frame, environment }: Stage,
  cx: number,
  cy: number,
  radius: number,
  tint: Options['tint'],
): void {
  const [kx, ky] = environment.key
  const [x, y] = [cx - kx * radius * 0.3, cy - ky * radius * 0.3]
  const reach = radius * 1.45
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(frame.height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(frame.width - 1, x + reach); px++) {
      const far = hypot(px - x, py - y) / radius
      const share = far > 1.45 ? 0 : far < 0.85 ? 0.75 : 0.75 * ((1.45 - far) / 0.6) ** 2
      const at = py * frame.width + px
      frame.r[at]! *= 1 - share * (1 - tint[0])
      frame.g[at]! *= 1 - share * (1 - tint[1])
      frame.b[at]! *= 1 - share * (1 - tint[2])
    }
  }
}

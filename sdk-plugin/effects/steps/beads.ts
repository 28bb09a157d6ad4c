import * as z from 'zod'
import { packDiscs } from '../kernels/pack.ts'
import { operation } from '../stage.ts'
import { material } from '../surface/material.ts'
import { outlineOf } from '../surface/outline.ts'
import { laySpheres, seatDiscs } from '../surface/spheres.ts'

/** Balls side by side: pearls on a string along the outline, studs, granulation. Lengths in em. */
export const beads = operation({
  name: 'beads',
  schema: z.strictObject({
    do: z.literal('beads'),
    size: z.number().positive().max(0.5).default(0.05),
    /** Rows along the outline; the middle stays free. Default: all. */
    rows: z.number().int().min(1).max(20).optional(),
    /** Where the outline of the balls lies, outwards from that of the letters. */
    grow: z.number().min(-0.2).max(0.2).default(0),
    /** Space between the balls as a share of their width. */
    gap: z.number().min(0).max(8).default(0.02),
    /** Height as a share of the radius: 1 is a ball, less a stud. */
    rise: z.number().min(0.1).max(2).default(1),
    material,
    /** How dark the ground is beside them. */
    seat: z.number().min(0).max(1).default(0.5),
    gain: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const { letters, seed } = stage
    const { distance } = outlineOf(letters, options.grow)
    const radius = Math.max(1.2, (options.size * letters.em) / 2)
    const depth = options.rows === undefined ? Infinity : radius * (2 * options.rows - 0.9)
    const { gap } = options
    const { width, height } = letters
    const whole = packDiscs(distance, width, height, { radius, depth, gap, seed })
    // Where a row closes there is seldom room for a whole one more.
    const rest = { radius: radius * 0.62, depth, gap: 0, seed, taken: whole }
    const discs = gap < 0.5 ? [...whole, ...packDiscs(distance, width, height, rest)] : whole
    seatDiscs(stage, discs, options.seat)
    laySpheres(stage, discs, options.material, options.gain, options.rise)
  },
})

import * as z from 'zod'
import { colour } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { scratch } from '../kernels/memory.ts'
import { unit } from '../light/gather.ts'
import type { Slab } from '../light/slab.ts'
import { layBubbles } from '../light/slab-bubbles.ts'
import { throwPhotons } from '../light/slab-cast.ts'
import { paintSlab, slopesOf } from '../kernels/slab.ts'
import { spillPhotons } from '../light/slab-spill.ts'
import type { Clear, View } from '../light/slab-view.ts'
import { operation } from '../stage.ts'
import { outlineOf } from '../surface/outline.ts'
import { standingRow } from '../surface/standing.ts'
import { behindOf } from './glass.ts'

/**
 * Letters cut from a thick plate of glass, ray by ray: walls and back are seen through the front, light is thrown to and
 * fro between them, and what lies behind is bent by the rounded edges. Lengths in em.
 */
export const slab = operation({
  name: 'slab',
  schema: z.strictObject({
    do: z.literal('slab'),
    grow: z.number().min(-0.1).max(0.1).default(0),
    thick: z.number().min(0.02).max(1).default(0.22),
    /** Radius of the rounded edges in front, and behind. */
    round: z.number().min(0.004).max(0.3).default(0.05),
    back: z.number().min(0.004).max(0.3).default(0.02),
    /** Flat facets that the edge in front is ground into, as of cut crystal; 0 leaves it round. */
    cuts: z.number().int().min(0).max(4).default(0),
    /** What is left of white light after `depth` of glass. */
    colour: colour.default([0.9, 0.95, 0.95]),
    depth: z.number().positive().max(3).default(0.3),
    /** How many depths more the outlines are deep in colour, and how far inwards. */
    rim: z.number().min(0).max(4).default(0),
    rimWidth: z.number().min(0.005).max(0.3).default(0.06),
    ior: z.number().min(1.05).max(2.4).default(1.5),
    dispersion: z.number().min(0).max(0.3).default(0.03),
    /** The place of the frame that the eye is over, as shares of it, and how far away it is, in frame widths. */
    eye: z.tuple([z.number(), z.number()]).readonly().default([0.5, 0.5]),
    far: z.number().min(0.5).max(10).default(1.6),
    /** Stands on a table, before a far place; else it lies on what is behind. */
    stands: z.boolean().default(false),
    /** From the back to what is behind. */
    reach: z.number().min(0).max(6).default(0),
    through: z.number().min(0).max(8).default(1),
    mirror: z.number().min(0).max(4).default(1),
    /** How deep in colour what walls mirror is: letters beside them are of the same glass. */
    beside: z.number().min(0).max(3).default(0),
    /** Light of lamps beside the letters that goes about in them. */
    inner: z.number().min(0).max(1).default(0),
    /** Softness of what is behind where it is seen softly. */
    frost: z.number().min(0).max(0.5).default(0.03),
    /** Lying: light and shadow of the main lamp on the ground; `share` of the ground's light is its own. */
    cast: z
      .strictObject({
        share: z.number().min(0).max(1).default(0.8),
        strength: z.number().min(0).max(4).default(1),
        soft: z.number().min(0.001).max(0.1).default(0.006),
        /** How much deeper in colour that light is than what is seen through the glass. */
        tinge: z.number().min(0).max(6).default(1),
      })
      .optional(),
    /** Standing: light of a lamp far behind, `from` there, on the table before the letters. */
    spill: z
      .strictObject({
        from: z
          .tuple([z.number(), z.number().max(-0.1), z.number().max(-0.1)])
          .readonly()
          .default([0.15, -0.5, -0.85]),
        glow: colour.default([0.3, 0.3, 0.3]),
        /** Share of the table's light that the letters' shadow takes. */
        shade: z.number().min(0).max(1).default(0.45),
        soft: z.number().min(0.001).max(0.1).default(0.02),
        /** How far in front of the feet it is lost, as seen from before. */
        fade: z.number().positive().max(3).default(0.5),
      })
      .optional(),
    /** Bubbles for each square em of glass, and the radius of the largest. */
    bubbles: z
      .strictObject({
        count: z.number().int().min(1).max(400).default(60),
        radius: z.number().positive().max(0.1).default(0.02),
      })
      .optional(),
    gain: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const { letters, frame, environment } = stage
    const { em } = letters
    const outline = outlineOf(letters, options.grow)
    const { width, height } = outline
    const distance = blur(outline.distance, width, height, Math.max(1, 0.008 * em))
    const made: Slab = {
      x: letters.x,
      y: letters.y,
      width,
      height,
      distance,
      slopes: slopesOf(
        blur(distance, width, height, Math.max(1, (options.cuts > 0 ? PLANE : WALL) * em)),
        width,
        height,
      ),
      thick: options.thick * em,
      round: options.round * em,
      back: options.back * em,
      cuts: options.cuts,
      step: Math.max(0.6, STEP * em),
    }
    const clear: Clear = {
      ...options,
      logs: options.colour.map((value) => Math.log(Math.max(0.002, value))) as [number, number, number],
      depth: options.depth * em,
      rimWidth: options.rimWidth * em,
      enamel: letters.emoji,
    }
    const eye = {
      eyeX: options.eye[0] * frame.width,
      eyeY: options.eye[1] * frame.height,
      far: options.far * frame.width,
    }
    const foot = letters.y + standingRow(letters) + options.grow * em
    const { cast, spill } = options
    if (cast)
      scratch(() => throwPhotons(frame, made, clear, eye, { ...cast, soft: cast.soft * em, key: environment.key }))
    if (spill) {
      const lamp = { ...spill, foot, soft: spill.soft * em, fade: spill.fade * em, key: unit(spill.from) }
      scratch(() => spillPhotons(frame, made, clear, eye, lamp))
    }
    const view: View = {
      ...eye,
      frame,
      behind: behindOf(stage, options.frost),
      environment,
      gain: stage.gain * options.gain,
      reach: options.reach * em,
      foot: options.stands ? foot : undefined,
    }
    paintSlab(frame, made, clear, view)
    const { bubbles } = options
    if (bubbles)
      layBubbles(frame, made, { ...bubbles, radius: bubbles.radius * em, em, seed: stage.seed, key: environment.key })
  },
})

/** Softness of the slopes of walls, and of facets, whose least wave would be seen in what they mirror; in em. */
const WALL = 0.012
const PLANE = 0.017
/** The shortest step of a ray, in em. */
const STEP = 0.006

import * as z from 'zod'
import { blur } from '../kernels/blur.ts'
import { normalsOf } from '../kernels/normals.ts'
import { opennessOf } from '../kernels/outline.ts'
import { bounceOf } from '../light/bounce.ts'
import { shade } from '../light/shade.ts'
import { operation } from '../stage.ts'
import { addBump, bumpSchema } from '../surface/bumps.ts'
import { layOn } from '../surface/lies.ts'
import { material } from '../surface/material.ts'
import { outlineOf } from '../surface/outline.ts'
import { coloursOf, paintSchema } from '../surface/paint.ts'
import { heightsOf, profileSchema } from '../surface/profile.ts'
import { seenThrough, sheerSchema } from '../surface/sheer.ts'
import { turnEach } from '../surface/turned.ts'

/** One layer of the letters: an outline, how it rises, what it is made of. Lengths in em. */
export const surface = operation({
  name: 'surface',
  schema: z.strictObject({
    do: z.literal('surface'),
    /** Fatter than the letters; a fat layer below a thin one is a rim. */
    grow: z.number().min(-0.2).max(0.2).default(0),
    profile: profileSchema,
    /** How much all edges are broken. */
    soft: z.number().min(0).max(0.1).default(0.004),
    bumps: z.array(bumpSchema).max(4).default([]),
    material,
    paint: paintSchema.optional(),
    /** What lies behind is seen through it where it is thin: the material's colour or paint is what is seen where not. */
    sheer: sheerSchema.optional(),
    /** Emoji keep their colours on this layer. */
    emoji: z.boolean().default(true),
    /** How much hollows darken. */
    hollows: z.number().min(0).max(3).default(1),
    /** How much the sides mirror the scene. */
    bounce: z.number().min(0).max(1).default(0.8),
    /** How unlike the places are at which each letter mirrors the lamps, as in a row of bodies before a near lamp. */
    vary: z.number().min(0).max(1).default(0),
    /** How much of the plate's relief it follows where it is thin, as paint and blood do; 1 is all of it. */
    lies: z.number().min(0).max(2).default(0),
    /** Multiplies the light on this layer. */
    gain: z.number().min(0).max(5).default(1),
  }),
  room: ({ grow, soft }) => Math.max(0, grow) + 2 * soft + 0.01,
  apply(stage, options) {
    const { letters, frame, environment } = stage
    const outline = outlineOf(letters, options.grow)
    const heights = heightsOf(outline, options.profile, options.soft)
    for (const bump of options.bumps) {
      addBump(heights, { ...letters, ...outline }, bump, stage.seed)
    }
    const { width, height } = outline
    const normals = normalsOf(heights, width, height)
    if (options.vary > 0) turnEach(normals, letters, frame.width, options.vary, stage.seed)
    const own = coloursOf(letters, options.paint, options.material.colour, options.emoji)
    const { x, y, em } = letters
    const layer = { x, y, width, height, em, coverage: outline.coverage, heights, normals }
    const ground = options.lies > 0 ? stage.ground?.() : undefined
    if (ground) layOn(ground, layer, options.lies)
    const { sheer } = options
    const through = sheer && { ...layer, colour: own ?? options.material.colour }
    const seen = sheer?.scene && stage.focused?.width === frame.width ? stage.focused : frame
    const colour = through ? seenThrough(seen, through, sheer, environment.key) : own
    const patch = {
      x: letters.x,
      y: letters.y,
      width,
      height,
      coverage: outline.coverage,
      normals,
      ...(colour ? { colour } : {}),
      ...(letters.emoji && options.emoji ? { enamel: letters.emoji.share } : {}),
      ...(options.hollows > 0 ? { open: openness(heights, width, height, letters.em, options.hollows) } : {}),
    }
    const bounce = options.bounce > 0 ? { bounce: bounceOf(frame, options.bounce, patch) } : {}
    // What is seen through it is light as it is, not something for lamps to light.
    const material = sheer ? { ...options.material, glow: 1 } : options.material
    shade(frame, patch, material, { environment, gain: stage.gain * options.gain, ...bounce })
  },
})

/** How far each place is open to the sky: what lies below its surroundings is not. */
function openness(heights: Float32Array, width: number, height: number, em: number, strength: number): Float32Array {
  const reach = 0.045 * em
  return opennessOf(heights, blur(heights, width, height, reach), (strength * 1.8) / reach)
}

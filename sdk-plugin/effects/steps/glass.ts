import * as z from 'zod'
import { colour } from '../colour.ts'
import { copyFrame, type Frame } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import { normalsOf } from '../kernels/normals.ts'
import { shrink } from '../kernels/resample.ts'
import { type Cast, castLight } from '../light/caustics.ts'
import type { Behind } from '../light/behind.ts'
import { type Body, type Glass, refractBody } from '../light/glass.ts'
import { operation, type Stage } from '../stage.ts'
import { addBump, bumpSchema } from '../surface/bumps.ts'
import { outlineOf } from '../surface/outline.ts'
import { coloursOf, paintSchema } from '../surface/paint.ts'
import { heightsOf, profileSchema } from '../surface/profile.ts'

const castSchema = z.strictObject({
  on: z.enum(['ground', 'floor']).default('ground'),
  /** Ground: how far the letters stand off, in em. Floor: length of the shadow as a share of the letters' height. */
  lift: z.number().min(0).max(2).default(0.12),
  /** Ground: how long the shadow of upright walls is, in em: light falls through them all the way to their foot. */
  tall: z.number().min(0).max(2).default(0),
  /** Floor: how far the end of the shadow is moved to the right, as a share of the letters' height. */
  lean: z.number().min(-2).max(2).default(0.3),
  /** How far slopes throw light aside: more is a sharper line further in. */
  bend: z.number().min(0).max(2).default(0.16),
  soft: z.number().min(0.001).max(0.3).default(0.01),
  shade: z.number().min(0.001).max(0.3).default(0.025),
  shadow: z.number().min(0).max(1).default(0.85),
  /** 0: light falls wherever slopes throw it; 1: none beyond the shadow, where it would be a halo. */
  within: z.number().min(0).max(1).default(0),
  strength: z.number().min(0).max(10).default(1.2),
  /** Light that is added where it arrives: for ground that is dark itself. */
  glow: colour.default([0, 0, 0]),
})

/**
 * A transparent body: it bends what is behind it, swallows light with its thickness, mirrors its surroundings and is
 * bright where light can not leave it. Lengths in em.
 */
export const glass = operation({
  name: 'glass',
  schema: z.strictObject({
    do: z.literal('glass'),
    grow: z.number().min(-0.2).max(0.2).default(0),
    profile: profileSchema.prefault({ kind: 'inflate' }),
    /** How much all edges are broken. */
    soft: z.number().min(0).max(0.1).default(0.004),
    bumps: z.array(bumpSchema).max(4).default([]),
    /** What is left of white light after `depth` of glass. */
    colour: colour.default([0.9, 0.95, 0.95]),
    paint: paintSchema.optional(),
    depth: z.number().positive().max(2).default(0.2),
    /** Glass below the curved front, as a slab. */
    base: z.number().min(0).max(1).default(0.04),
    /** Glass that is looked through lengthwise where the front turns away, as in the steep side of a slab. */
    side: z.number().min(0).max(2).default(0),
    /** Upright walls below the front, as of a letter cut from a slab: from inside they mirror what is behind it. */
    walls: z.number().min(0).max(1).default(0),
    /** Index of refraction: water 1.33, window glass 1.5, lead crystal 1.7. */
    ior: z.number().min(1).max(2.6).default(1.5),
    /** Spread of the index over the colours; lead crystal has 0.03, more is a prism. */
    dispersion: z.number().min(0).max(0.5).default(0.04),
    /** How far behind the glass the scene is. */
    reach: z.number().min(0).max(4).default(0.5),
    /** Times the light of what is behind: more where lamps behind are what lights the glass. */
    through: z.number().min(0).max(4).default(1),
    /** The back: 0 flat, 1 as curved as the front. */
    back: z.number().min(0).max(1).default(0.3),
    /** 0 clear, 1 frosted: what is behind is soft by `frost`. */
    rough: z.number().min(0).max(1).default(0),
    frost: z.number().min(0).max(0.5).default(0.05),
    /** Share of that softness behind a front that is polished: a fine weave does not flicker as glass squeezes it. */
    haze: z.number().min(0).max(1).default(0),
    /** Mirrors on the front and, seen from inside, on the back; 1 is as in nature. */
    mirror: z.number().min(0).max(4).default(1.3),
    inner: z.number().min(0).max(4).default(1),
    /** Lamp light that gathers on the far side of the body. */
    focus: z.number().min(0).max(6).default(0.8),
    /** Milkiness. */
    scatter: z.number().min(0).max(1).default(0),
    /** Light and shadow that the body throws on the ground behind it, or on the floor that it stands on. */
    cast: castSchema.optional(),
    gain: z.number().min(0).max(5).default(1),
    emoji: z.boolean().default(true),
  }),
  apply(stage, options) {
    const { letters, frame, environment } = stage
    const { em } = letters
    const outline = outlineOf(letters, options.grow)
    const heights = heightsOf(outline, options.profile, options.soft)
    for (const bump of options.bumps) addBump(heights, { ...letters, ...outline }, bump, stage.seed)
    const { width, height, coverage } = outline
    const normals = normalsOf(heights, width, height)
    const thickness = heights
    const side = options.side * em
    for (let at = 0; at < thickness.length; at++) {
      const away = 1 - normals.z[at]!
      thickness[at] = Math.max(0, heights[at]!) * (1 + options.back) + options.base * em + side * away * away
    }
    const paint = coloursOf(letters, options.paint, options.colour, options.emoji)
    const body: Body = {
      x: letters.x,
      y: letters.y,
      width,
      height,
      coverage,
      normals,
      thickness,
      // Which edge is nearest changes by leaps: walls would mirror the scene in steps.
      ...(options.walls > 0 ? { distance: blur(outline.distance, width, height, WALLS_SOFT) } : {}),
      ...(paint ? { colour: paint } : {}),
      ...(letters.emoji && options.emoji ? { enamel: letters.emoji.share } : {}),
    }
    const made: Glass = { ...options, depth: options.depth * em, reach: options.reach * em, walls: options.walls * em }
    if (options.cast) castLight(frame, body, made, planOf(stage, options.cast))
    const lighting = { environment, gain: stage.gain * options.gain }
    refractBody(frame, behindOf(stage, options.frost), body, made, lighting)
  },
})

/** Softness of upright walls, in pixels. */
const WALLS_SOFT = 1.6

/** Where light that passes a place of the letters meets the ground. */
function planOf({ letters, environment }: Stage, options: z.output<typeof castSchema>): Cast {
  const { em } = letters
  const { lift, lean, tall, shadow, within, strength, glow } = options
  const lengths = { bend: options.bend * em, soft: options.soft * em, shade: options.shade * em }
  const common = { ...lengths, shadow, within, strength, glow }
  const [kx, ky, kz] = environment.key
  if (options.on === 'ground')
    return {
      ax: 1,
      bx: 0,
      cx: -kx * lift * em,
      by: 1,
      cy: -ky * lift * em,
      fanX: -kx * tall * em,
      fanY: -ky * tall * em,
      fall: 0,
      slant: 1 / Math.max(0.4, kz),
      ...common,
    }
  const foot = letters.y + letters.ink.bottom
  return {
    ax: 1,
    bx: -lean,
    cx: lean * foot,
    by: -lift,
    cy: foot * (1 + lift),
    fanX: 0,
    fanY: 0,
    fall: 0.75 / letters.height,
    slant: 1,
    ...common,
  }
}

/** The scene as lenses see it: in focus if a step has kept it so, else the frame as it is; and a softer copy. */
export function behindOf({ frame, focused, letters }: Stage, frost: number): Behind {
  const sharp = focused ?? copyFrame(frame)
  const sigma = (Math.max(0.008, frost) * letters.em * sharp.width) / frame.width
  const soft = softened(sharp, Math.max(1.2, sigma))
  return { sharp, soft, wide: softened(softened(soft, 4), 4) }
}

function softened(image: Frame, sigma: number): Frame {
  let [width, height] = [image.width, image.height]
  const planes = (['r', 'g', 'b'] as const).map((name) => {
    const half = shrink(image[name], image.width, image.height)
    ;[width, height] = [half.width, half.height]
    return blur(half.plane, width, height, sigma / 2)
  })
  return { width, height, r: planes[0]!, g: planes[1]!, b: planes[2]! }
}

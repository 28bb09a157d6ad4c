import * as z from 'zod'
import { colour } from '../colour.ts'
import { type Frame, newFrame } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import { plane, scratch } from '../kernels/memory.ts'
import { normalsOf } from '../kernels/normals.ts'
import { shrink } from '../kernels/resample.ts'
import { castSchema, planOf } from '../light/cast.ts'
import { castLight } from '../light/caustics.ts'
import type { Behind } from '../light/behind.ts'
import { type Body, type Glass, refractBody } from '../light/glass.ts'
import { operation, type Stage } from '../stage.ts'
import { addBump, bumpSchema } from '../surface/bumps.ts'
import { outlineOf } from '../surface/outline.ts'
import { coloursOf, paintSchema } from '../surface/paint.ts'
import { heightsOf, profileSchema } from '../surface/profile.ts'
import { shadow } from './shadow.ts'

const magnification = z.number().min(-4).max(2)

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
    /** Share of what rises above `base` that takes no light, as in blown glass: clear where it faces us, deep at its rims. */
    hollow: z.number().min(0).max(1).default(0),
    /** How much brighter, and less deep in colour, fronts are that are turned away from the main lamp: its light leaves there. */
    lit: z.number().min(0).max(1.5).default(0),
    /** Upright walls below the front, as of a letter cut from a slab: from inside they mirror what is behind it. */
    walls: z.number().min(0).max(1).default(0),
    /** Index of refraction: water 1.33, window glass 1.5, lead crystal 1.7. */
    ior: z.number().min(1).max(2.6).default(1.5),
    /** Spread of the index over the colours; lead crystal has 0.03, more is a prism. */
    dispersion: z.number().min(0).max(0.5).default(0.04),
    /** How far behind the glass the scene is. */
    reach: z.number().min(0).max(4).default(0.5),
    /**
     * Each character as one thick lens: the share of the scene that it shows about its middle. Under 1 magnifies what it
     * lies on; below 0 what is far behind stands on its head, under -1 smaller than it is. Two: across and down.
     */
    magnify: z.union([magnification, z.tuple([magnification, magnification]).readonly()]).default(1),
    /** Times the light of what is behind: more where lamps behind are what lights the glass. */
    through: z.number().min(0).max(8).default(1),
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
    /** How dark what rims mirror is: the ground beside a body that lies on it is in the body's own shade. */
    edge: z.number().min(0).max(1).default(0),
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
    const solid = options.hollow > 0 ? plane(thickness.length) : undefined
    const side = options.side * em
    const [kx, ky] = environment.key
    for (let at = 0; at < thickness.length; at++) {
      const away = 1 - normals.z[at]!
      const lee = options.lit === 0 ? 0 : -(normals.x[at]! * kx + normals.y[at]! * ky)
      const rim = side * away * away * Math.max(0, 1 - options.lit * Math.max(-0.5, 1.4 * lee))
      const above = Math.max(0, heights[at]!) * (1 + options.back)
      const rest = options.base * em
      // Where only the rims are deep, what they add would throw aside all that is seen beside them.
      thickness[at] = above + rest + rim * (1 - options.hollow)
      if (solid) solid[at] = above * (1 - options.hollow) + rest + rim
    }
    const { magnify } = options
    const lens = typeof magnify === 'number' ? ([magnify, magnify] as const) : magnify
    const paint = coloursOf(letters, options.paint, options.colour, options.emoji)
    const body: Body = {
      x: letters.x,
      y: letters.y,
      width,
      height,
      coverage,
      normals,
      thickness,
      ...(solid ? { solid } : {}),
      // Which edge is nearest changes by leaps: walls would mirror the scene in steps.
      ...(options.walls > 0 ? { distance: blur(outline.distance, width, height, WALLS_SOFT) } : {}),
      ...(lens[0] === 1 && lens[1] === 1 ? {} : { lenses: lensesOf(letters, Math.min(...lens) < 0) }),
      ...(paint ? { colour: paint } : {}),
      ...(letters.emoji && options.emoji ? { enamel: letters.emoji.share } : {}),
    }
    const made: Glass = {
      ...options,
      magnify: lens,
      depth: options.depth * em,
      reach: options.reach * em,
      walls: options.walls * em,
    }
    const { cast } = options
    const clear = cast?.clear ? behindOf(stage, options.frost) : undefined
    if (cast && cast.contact > 0) scratch(() => shadow.apply(stage, touching(options.grow, cast.contact)))
    if (cast) scratch(() => castLight(frame, body, made, planOf(stage, cast)))
    const lighting = { environment, gain: stage.gain * options.gain }
    refractBody(frame, clear ?? behindOf(stage, options.frost), body, made, lighting)
  },
})

/** The dark at the foot of a body that lies on the ground. */
const touching = (grow: number, strength: number) =>
  shadow.schema.parse({
    do: 'shadow',
    tint: [0.012, 0.012, 0.016],
    grow: grow + 0.006,
    layers: [
      { blur: 0.012, lift: 0.03, strength },
      { blur: 0.07, lift: 0.16, strength: 0.4 * strength },
    ],
  })

/** How much lenses before a far place look at its middle, wherever they stand: dots and lower lines are no darker. */
const CENTRED = 0.75

/** Each character with the middle of the box around it. */
function lensesOf(letters: Stage['letters'], isFar: boolean): NonNullable<Body['lenses']> {
  const { width, height, coverage, ink } = letters
  const owners = letters.owners()
  const boxes: { left: number; top: number; right: number; bottom: number }[] = []
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (coverage[at]! < 0.5) continue
      const box = (boxes[owners[at]!] ??= { left: x, top: y, right: x, bottom: y })
      if (x < box.left) box.left = x
      if (x > box.right) box.right = x
      box.bottom = y
    }
  }
  const middles = (of: (box: (typeof boxes)[number]) => number) =>
    Float32Array.from({ length: boxes.length }, (_, at) => (boxes[at] ? of(boxes[at]) : 0))
  const middle = (ink.top + ink.bottom) / 2
  return {
    owners,
    down: middles(({ top, bottom }) => (isFar ? CENTRED * (middle - (top + bottom) / 2) : 0)),
    x: middles(({ left, right }) => letters.x + (left + right) / 2),
    y: middles(({ top, bottom }) => letters.y + (top + bottom) / 2),
  }
}

/** Softness of upright walls, in pixels. */
const WALLS_SOFT = 1.6

/** The scene as lenses see it: in focus if a step has kept it so, else the frame as it is; and a softer copy. */
export function behindOf({ frame, focused, letters }: Stage, frost: number): Behind {
  const sharp = focused ?? copyOf(frame)
  const sigma = (Math.max(0.008, frost) * letters.em * sharp.width) / frame.width
  const soft = softened(sharp, Math.max(1.2, sigma))
  return { sharp, soft, wide: softened(softened(soft, 4), 4) }
}

/** For the step alone: `copyFrame` makes one to be kept. */
function copyOf({ width, height, r, g, b }: Frame): Frame {
  const copy = newFrame(width, height)
  copy.r.set(r)
  copy.g.set(g)
  copy.b.set(b)
  return copy
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

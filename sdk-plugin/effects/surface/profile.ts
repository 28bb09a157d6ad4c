import * as z from 'zod'
import { smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { inflate } from '../kernels/inflate.ts'
import { plane } from '../kernels/memory.ts'
import { evened } from './evened.ts'

/** How a surface rises from its edge. Widths and heights in em. */
export const profileSchema = z.discriminatedUnion('kind', [
  /** Blown up like a balloon; `height` is a factor. */
  z.strictObject({ kind: z.literal('inflate'), height: z.number().min(0).max(3).default(1) }),
  /** A quarter circle up to a flat face. */
  z.strictObject({
    kind: z.literal('round'),
    width: z.number().positive().max(1).default(0.08),
    height: z.number().max(1).default(0.08),
  }),
  /** A slope up to a flat face, its edges broken by `soft`. */
  z.strictObject({
    kind: z.literal('bevel'),
    width: z.number().positive().max(1).default(0.05),
    height: z.number().max(1).default(0.05),
  }),
  /** A slope up to the ridge along the middle of each stroke. */
  z.strictObject({
    kind: z.literal('chisel'),
    slope: z.number().min(0).max(2).default(0.6),
    /** How far facets are evened along their edge, for polished ones that would show each step of a slanted edge. */
    even: z.number().min(0).max(0.3).default(0),
  }),
  /** A raised rim with a hollow face. */
  z.strictObject({
    kind: z.literal('dish'),
    width: z.number().positive().max(1).default(0.06),
    height: z.number().max(1).default(0.04),
  }),
  z.strictObject({ kind: z.literal('flat') }),
])

export type Profile = z.output<typeof profileSchema>

/** A shape as profiles see it. */
export interface Outline {
  width: number
  height: number
  em: number
  coverage: Float32Array
  distance: Float32Array
}

/**
 * Heights in pixels. They go on outside of the shape, so that the normals of half covered pixels are right.
 *
 * @param soft Blur that breaks all edges, in em.
 */
export function heightsOf(outline: Outline, profile: Profile, soft: number): Float32Array {
  const { width, height, em } = outline
  const raised = raise(outline, profile)
  // Below this, the steps of whole pixels in the distance would show in mirrors.
  return profile.kind === 'flat' ? raised : blur(raised, width, height, Math.max(0.7, soft * em))
}

function raise({ width, height, em, coverage, distance }: Outline, profile: Profile): Float32Array {
  if (profile.kind === 'inflate') {
    const raised = inflate(coverage, distance, width, height)
    for (let at = 0; at < raised.length; at++) raised[at]! *= profile.height
    return raised
  }
  const raised = plane(distance.length)
  if (profile.kind === 'flat') return raised
  if (profile.kind === 'chisel') {
    // Wide things, such as emoji, get a flat top instead of a mountain.
    const highest = 0.14 * em
    for (let at = 0; at < raised.length; at++)
      raised[at] = Math.max(-4, Math.min(highest, distance[at]!)) * profile.slope
    return profile.even > 0 ? evened(raised, { width, height, distance }, profile.even * em) : raised
  }
  const reach = profile.width * em
  const rise = profile.height * em
  const slope = curves[profile.kind]
  const lowest = rise * slope(-4 / reach)
  const highest = rise * slope(1)
  for (let at = 0; at < raised.length; at++) {
    const far = distance[at]!
    raised[at] = far <= -4 ? lowest : far >= reach ? highest : rise * slope(far / reach)
  }
  return raised
}

/** Height from 0 at the edge to 1 by the distance as a share of the width; below 0 it goes on as it began. */
const curves = {
  round: (t: number) => (t < 0 ? t * 2.2 : Math.sqrt(1 - (1 - t) * (1 - t))),
  bevel: (t: number) => t,
  dish: (t: number) => (t < 0 ? t * 2.2 : t < 0.5 ? Math.sqrt(1 - (1 - 2 * t) ** 2) : 1 - 0.5 * smoothstep(0.5, 1, t)),
} as const

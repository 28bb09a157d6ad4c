import * as z from 'zod'
import type { Raster } from '../../../raster.ts'
import type { Arena } from '../../kernels/memory.ts'
import { outlineSchema, shareOf } from '../outline.ts'
import type { Print } from '../photo.ts'
import { place } from '../place.ts'
import { sizeOf } from '../quad.ts'
import { PHOTO_INPUTS, printFor, type PrintContext, slotFields } from '../slot.ts'
import { STAND_INS, standIn } from '../stand-ins.ts'
import { layingFields, quadOf } from './laying.ts'

/** A photo in its place: cut to its shape, redrawn by treatments, laid into the scene. */
export const photoSchema = z.strictObject({
  do: z.literal('photo'),
  /** The parameter that brings its address; with `none` its stand-in is always there. */
  input: z.enum([...PHOTO_INPUTS, 'none']).default('url'),
  ...slotFields,
  headroom: slotFields.headroom.default(0.08),
  ...layingFields,
  /** When its place is no rectangle. */
  outline: outlineSchema.optional(),
  /** What is there when its parameter is missing; left out, nothing is. */
  standIn: z.enum(STAND_INS).optional(),
})

export type PhotoStep = z.output<typeof photoSchema>

interface Context extends PrintContext {
  frame: { width: number; height: number }
}

/** Cuts, scales and redraws the photo of a step; undefined when nothing is to be there. */
export async function preparePhoto(step: PhotoStep, given: Raster | undefined, context: Context) {
  const quad = quadOf(step, context.frame)
  const { width, height } = sizeOf(quad)
  const photo = given ?? (step.standIn && (await standIn(step.standIn, width, height, context.seed)))
  if (!photo) return undefined
  // What stands in is kept, and its prints with it.
  const print = await printFor(step, photo, { width, height }, given ? context : { ...context, prints: undefined })
  return { print: cutOut(print, step, given ? context.prints : undefined), quad }
}

function cutOut(print: Print, { outline }: PhotoStep, arena: Arena | undefined): Print {
  if (!outline) return print
  const within = shareOf(outline, print.width, print.height, arena)
  const { share } = print
  if (share) for (let at = 0; at < within.length; at++) within[at]! *= share[at]!
  return { ...print, share: within }
}

type Prepared = NonNullable<Awaited<ReturnType<typeof preparePhoto>>>

export function layPhoto(frame: Parameters<typeof place>[0], step: PhotoStep, { print, quad }: Prepared): void {
  const { blend, gain, opacity, soft } = step
  place(frame, print, quad, { blend, gain, opacity, soft: Math.max(1, soft * frame.height) })
}

import * as z from 'zod'
import { backplateSchema } from './backplate.ts'
import { finishSchema } from './finish.ts'
import { letteringSchema } from './lettering.ts'
import { light } from './light/presets.ts'
import { stepOf } from './operations.ts'
import { OPERATIONS } from './steps/index.ts'

/** A style as data: how the text is set, what lights it, what is done in which order, and how it is exposed. */
export const recipeSchema = z.strictObject({
  /** Default for everything that is scattered; a caller may choose another. */
  seed: z.number().int().min(0).max(999_999).default(1),
  lettering: letteringSchema.prefault({}),
  light,
  /** Multiplies the light. */
  gain: z.number().min(0).max(10).default(1),
  /** A rendered place that fills the frame before the first step. */
  backplate: backplateSchema.optional(),
  steps: z.array(stepOf(OPERATIONS)).min(1).max(40),
  finish: finishSchema.prefault({}),
})

/** As it is written, with defaults left out. */
export type Recipe = z.input<typeof recipeSchema>

/** As it is run. */
export type CheckedRecipe = z.output<typeof recipeSchema>

import * as z from 'zod'
import { finishSchema } from '../finish.ts'
import { light } from '../light/presets.ts'
import { stepOf } from '../operations.ts'
import { bakedSchema } from './steps/baked.ts'
import { FLAT_STEPS } from './steps/flat.ts'
import { sheetSchema } from './steps/sheet.ts'
import { wetGroundSchema } from './steps/wet-ground.ts'

const step = stepOf({
  ...FLAT_STEPS,
  baked: { schema: bakedSchema },
  sheet: { schema: sheetSchema },
  wetGround: { schema: wetGroundSchema },
})

/**
 * A photo frame as data: its shape, what lights it, what is laid over what, how it is exposed. A photo of a place has the
 * grain of a film, unless the recipe says how much.
 */
export const frameRecipeSchema = z.strictObject({
  seed: z.number().int().min(0).max(999_999).default(1),
  /** Width and height in pixels at medium size, or `photo`: that of the first photo, the longer side 1280. */
  shape: z
    .union([z.literal('photo'), z.tuple([z.number().int().min(64), z.number().int().min(64)]).readonly()])
    .default([1280, 960]),
  light: light.default(() => light.parse('studio')),
  gain: z.number().min(0).max(10).default(1),
  steps: z.array(step).min(1).max(60),
  finish: finishSchema.extend({ grain: finishSchema.shape.grain.removeDefault().optional() }).prefault({}),
})

/** As it is written, with defaults left out. */
export type FrameRecipe = z.input<typeof frameRecipeSchema>

/** As it is run. */
export type CheckedFrameRecipe = z.output<typeof frameRecipeSchema>

import * as z from 'zod'
import type { Print } from '../photo.ts'
import type { Treatment, TreatmentContext } from '../treatment.ts'
import { instant } from './instant.ts'
import { pencil } from './pencil.ts'
import { chalk } from './chalk.ts'
import { ink } from './ink.ts'
import { watercolour } from './watercolour.ts'
import { oil } from './oil.ts'
import { mural } from './mural.ts'
import { nightVision } from './night-vision.ts'
import { interference } from './interference.ts'
import { rain } from './rain.ts'
import { frost } from './frost.ts'
import { cloud } from './cloud.ts'

/** All treatments by name. A new one is a file beside this one, with its test, and a line here. */
export const TREATMENTS = {
  instant,
  pencil,
  chalk,
  ink,
  watercolour,
  oil,
  mural,
  nightVision,
  interference,
  rain,
  frost,
  cloud,
} as const

type TreatmentSchema = (typeof TREATMENTS)[keyof typeof TREATMENTS]['schema']

export const treatmentSchema = z.discriminatedUnion(
  'kind',
  Object.values(TREATMENTS).map(({ schema }) => schema) as unknown as [TreatmentSchema, ...TreatmentSchema[]],
)

/** Redraws a photo in place. */
export function treat(print: Print, how: z.output<typeof treatmentSchema>, context: TreatmentContext): void {
  const { apply } = TREATMENTS[how.kind] as unknown as Treatment
  apply(print, how, context)
}

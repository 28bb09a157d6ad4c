import type * as z from 'zod'
import type { Print } from '../photo.ts'

/** What a treatment knows beside the photo. */
export interface TreatmentContext {
  seed: number
}

/** A way to redraw a photo: the data it takes, and what it does to the print, in place. */
export interface Treatment<Name extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  name: Name
  /** Has `kind: z.literal(name)`. */
  schema: Schema
  apply(print: Print, options: z.output<Schema>, context: TreatmentContext): void
}

/** Checks types and returns the treatment as it is. */
export function treatment<Name extends string, Schema extends z.ZodObject>(
  made: Treatment<Name, Schema>,
): Treatment<Name, Schema> {
  return made
}

import * as z from 'zod'
import { colour } from '../colour.ts'
import type { Part } from './mesh.ts'

/** Where a thing lies. Its middle and its size are shares of the frame and of its height. */
const lying = {
  at: z.tuple([z.number(), z.number()]).readonly(),
  /** One unit of its lengths: the radius of a round thing, the length of a long one. */
  size: z.number().positive().max(2),
  /** Degrees: about its own axis, then from the viewer to the upper side of the frame, then clockwise. */
  spin: z.number().min(-360).max(360).default(0),
  tilt: z.number().min(-180).max(180).default(0),
  turn: z.number().min(-360).max(360).default(0),
  /** Above the table, in frame heights. */
  lift: z.number().min(0).max(0.3).default(0),
  /** How far it is out of focus, in frame heights. */
  soft: z.number().min(0).max(0.05).default(0),
}

/** Of a petal or a leaf at its foot and at its tip; of paper and what is printed on it. */
export const tones = z.tuple([colour, colour]).readonly()

/** A kind of thing: its own fields, and the parts it is made of. */
export function kind<Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  fields: Fields,
  parts: (random: () => number, fields: z.output<z.ZodObject<Fields>>) => Part[],
) {
  return { schema: z.strictObject({ kind: z.literal(name), ...lying, ...fields }), parts }
}

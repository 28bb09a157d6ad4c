import * as z from 'zod'
import { bow, bowFields } from '../painting/bow.ts'
import { treatment } from './treatment.ts'

/** A print on paper that is bent a little: light runs over it, and its gloss shows the window beside faces. */
export const bowed = treatment({
  name: 'bowed',
  schema: z.strictObject({
    kind: z.literal('bowed'),
    ...bowFields,
    /** Where in the bent sheet the photo is: left, top, width and height as shares of it. */
    part: z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly().default([0, 0, 1, 1]),
  }),
  apply(print, { part, ...how }, { seed }) {
    bow(print, how, seed, part)
  },
})

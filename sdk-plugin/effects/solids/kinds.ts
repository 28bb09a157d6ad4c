import * as z from 'zod'
import { colour } from '../colour.ts'
import { eraser, present } from './boxes.ts'
import { cone } from './cone.ts'
import { GARDEN } from './garden.ts'
import { kind } from './kind.ts'
import type { Part } from './mesh.ts'
import { pencil } from './pencil.ts'
import { ruche, strip } from './ribbons.ts'
import { bauble } from './rounds.ts'

/** A new kind is a function that returns its parts, and a line here. */
const KINDS = {
  ...GARDEN,
  bauble: kind('bauble', { colour, patterned: z.boolean().default(false) }, (random, { colour: tone, patterned }) =>
    bauble(random, tone, patterned),
  ),
  pencil: kind(
    'pencil',
    { colour, lead: colour.default([0.05, 0.05, 0.055]), rubber: z.boolean().default(false) },
    (random, { colour: lacquer, lead, rubber }) => pencil(random, lacquer, lead, rubber),
  ),
  eraser: kind('eraser', { colour }, (random, { colour: tone }) => eraser(random, tone)),
  strip: kind(
    'strip',
    {
      colour,
      /** In its own lengths, the first at its place. */
      points: z
        .array(z.tuple([z.number(), z.number()]).readonly())
        .min(2)
        .max(40),
      width: z.number().positive().max(1).default(0.1),
    },
    (random, { colour: tone, points, width }) => strip(random, tone, points, width),
  ),
  ruche: kind(
    'ruche',
    {
      colour,
      /** In its own lengths, the first at its place. */
      points: z
        .array(z.tuple([z.number(), z.number()]).readonly())
        .min(2)
        .max(200)
        .readonly(),
      width: z.number().positive().max(1).default(0.1),
      /** Along its whole length. */
      folds: z.number().int().min(4).max(300).default(60),
      /** Satin shines along its folds, silk in its own colour, cotton does not. */
      of: z.enum(['satin', 'silk', 'cotton']).default('satin'),
      /** Cut along this x, in its own lengths, where its other half is sewn to it. */
      mitre: z.number().optional(),
    },
    (random, { colour: tone, points, ...look }) => ruche(random, tone, points, look),
  ),
  cone: kind('cone', { colour: colour.default([0.8, 0.13, 0.012]) }, (random, { colour: tone }) => cone(random, tone)),
  present: kind(
    'present',
    {
      /** Of the paper, its pattern, the ribbon. */
      colours: z.tuple([colour, colour, colour]).readonly(),
      wrapping: z.enum(['plain', 'dots', 'stripes', 'stars']).default('plain'),
      deep: z.number().positive().max(3).default(0.8),
    },
    (random, { colours, wrapping, deep }) => present(random, colours, wrapping, deep),
  ),
} as const

type Kind = (typeof KINDS)[keyof typeof KINDS]
type Schema = Kind['schema']

export const solidSchema = z.discriminatedUnion(
  'kind',
  Object.values(KINDS).map(({ schema }) => schema) as unknown as [Schema, ...Schema[]],
)

export const KIND_NAMES = Object.keys(KINDS)

export type Solid = z.output<typeof solidSchema>

/** The parts that a thing is made of. */
export function partsOf(thing: Solid, random: () => number): Part[] {
  // The schema of the thing is its kind's own: what was told apart by `kind` need not be told apart again.
  const { parts } = KINDS[thing.kind] as unknown as { parts(random: () => number, fields: Solid): Part[] }
  return parts(random, thing)
}

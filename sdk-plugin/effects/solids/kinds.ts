import * as z from 'zod'
import { colour } from '../colour.ts'
import { eraser, present } from './boxes.ts'
import { cake } from './cake.ts'
import { compass } from './compass.ts'
import { cone } from './cone.ts'
import { GARDEN } from './garden.ts'
import { coil, paintbox } from './instruments.ts'
import { kind, tones } from './kind.ts'
import type { Part } from './mesh.ts'
import { inkCup, needlePen } from './needles.ts'
import { pencil } from './pencil.ts'
import { bow, curl, ruche, strip } from './ribbons.ts'
import { pumpkin } from './pumpkin.ts'
import { brush, stick } from './rods.ts'
import { bauble, cup, ring } from './rounds.ts'
import { cane, macaron, wrapped } from './sweets.ts'

/** A new kind is a function that returns its parts, and a line here. */
const KINDS = {
  ...GARDEN,
  wrapped: kind('wrapped', { colours: tones }, (random, { colours }) => wrapped(random, colours)),
  macaron: kind('macaron', { colour, cream: colour.default([0.85, 0.78, 0.65]) }, (random, { colour: shell, cream }) =>
    macaron(random, shell, cream),
  ),
  cake: kind(
    'cake',
    { sponge: colour, cream: colour, icing: colour, candles: z.array(colour).max(24).default([]) },
    (random, look) => cake(random, look),
  ),
  cane: kind(
    'cane',
    {
      colours: tones.default([
        [0.88, 0.86, 0.82],
        [0.55, 0.012, 0.02],
      ]),
    },
    (random, { colours }) => cane(random, ...colours),
  ),
  bauble: kind('bauble', { colour, patterned: z.boolean().default(false) }, (random, { colour: tone, patterned }) =>
    bauble(random, tone, patterned),
  ),
  ring: kind('ring', { colour: colour.default([1, 0.66, 0.26]) }, (random, { colour: tone }) => ring(random, tone)),
  cup: kind('cup', { drink: colour.default([0.035, 0.014, 0.006]) }, (random, { drink }) => cup(random, drink)),
  pencil: kind(
    'pencil',
    { colour, lead: colour.default([0.05, 0.05, 0.055]), rubber: z.boolean().default(false) },
    (random, { colour: lacquer, lead, rubber }) => pencil(random, lacquer, lead, rubber),
  ),
  brush: kind(
    'brush',
    { colour, pigment: colour.default([0.1, 0.05, 0.03]), flat: z.boolean().default(false) },
    (random, { colour: lacquer, pigment, flat }) => brush(random, lacquer, pigment, flat),
  ),
  stick: kind(
    'stick',
    { colour, radius: z.number().positive().max(0.4).default(0.07) },
    (random, { colour: tone, radius }) => stick(random, tone, radius),
  ),
  eraser: kind('eraser', { colour }, (random, { colour: tone }) => eraser(random, tone)),
  coil: kind('coil', { rings: z.number().int().min(2).max(60).default(24) }, (random, { rings }) =>
    coil(random, rings),
  ),
  paintbox: kind('paintbox', { colours: z.array(colour).min(2).max(24) }, (random, { colours }) =>
    paintbox(random, colours),
  ),
  compass: kind('compass', {}, (random) => compass(random)),
  inkCup: kind('inkCup', { colour }, (random, { colour: ink }) => inkCup(random, ink)),
  needlePen: kind('needlePen', { colour }, (random, { colour: body }) => needlePen(random, body)),
  bow: kind('bow', { colour, tails: z.number().min(0).max(3).default(1.1) }, (random, { colour: tone, tails }) =>
    bow(random, tone, tails),
  ),
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
  curl: kind('curl', { colour, turns: z.number().min(0.5).max(12).default(4) }, (random, { colour: tone, turns }) =>
    curl(random, tone, turns),
  ),
  cone: kind('cone', { colour: colour.default([0.8, 0.13, 0.012]) }, (random, { colour: tone }) => cone(random, tone)),
  pumpkin: kind('pumpkin', { colour: colour.default([0.62, 0.17, 0.012]) }, (random, { colour: tone }) =>
    pumpkin(random, tone),
  ),
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

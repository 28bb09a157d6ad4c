import * as z from 'zod'
import { scratch } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'
import type { Treatment, TreatmentContext } from './treatment.ts'
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
import { bricks } from './bricks.ts'
import { screenPrint } from './screen-print.ts'
import { caricature } from './caricature.ts'
import { fresco } from './fresco.ts'
import { gilded } from './gilded.ts'
import { oldMaster } from './old-master.ts'
import { stream } from './stream.ts'
import { carved } from './carved.ts'
import { embroidery } from './embroidery.ts'
import { frost } from './frost.ts'
import { cloud } from './cloud.ts'
import { engraving } from './engraving.ts'
import { newsprint } from './newsprint.ts'
import { toned } from './toned.ts'
import { grade } from './grade.ts'
import { litho } from './litho.ts'
import { doubleExposure } from './double-exposure.ts'
import { burning } from './burning.ts'
import { ablaze } from './ablaze.ts'
import { snow } from './snow.ts'
import { smoke } from './smoke.ts'
import { sparklers } from './sparklers.ts'
import { field } from './field.ts'
import { autumn } from './autumn.ts'
import { woods } from './woods.ts'
import { waterline } from './waterline.ts'
import { presenter } from './presenter.ts'
import { glare } from './glare.ts'
import { staged } from './staged.ts'
import { lamplight } from './lamplight.ts'
import { surface } from './surface.ts'
import { bowed } from './bowed.ts'
import { bulged } from './bulged.ts'
import { rippled } from './rippled.ts'

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
  bricks,
  caricature,
  carved,
  embroidery,
  stream,
  oldMaster,
  gilded,
  fresco,
  screenPrint,
  engraving,
  newsprint,
  toned,
  grade,
  litho,
  doubleExposure,
  burning,
  ablaze,
  snow,
  smoke,
  sparklers,
  field,
  autumn,
  woods,
  waterline,
  presenter,
  staged,
  glare,
  lamplight,
  surface,
  bowed,
  bulged,
  rippled,
} as const

type TreatmentSchema = (typeof TREATMENTS)[keyof typeof TREATMENTS]['schema']

export const treatmentSchema = z.discriminatedUnion(
  'kind',
  Object.values(TREATMENTS).map(({ schema }) => schema) as unknown as [TreatmentSchema, ...TreatmentSchema[]],
)

/** Redraws a photo in place. */
export function treat(print: Print, how: z.output<typeof treatmentSchema>, context: TreatmentContext): void {
  const { apply } = TREATMENTS[how.kind] as unknown as Treatment
  scratch(() => apply(print, how, context))
}

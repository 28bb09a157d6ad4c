import { isAbsolute } from 'node:path'
import * as z from 'zod'
import type { Frame } from '../../frame.ts'
import { compose, type Shown } from '../baked/compose.ts'
import { loadPlate, type Plate } from '../baked/plate.ts'
import { haloSchema } from '../baked/halo.ts'
import { spillSchema } from '../baked/spill.ts'
import type { Print } from '../photo.ts'
import { PHOTO_INPUTS, printFor, slotFields } from '../slot.ts'
import type { FrameInputs, PaintContext } from '../stage.ts'
import { STAND_INS, standIn } from '../stand-ins.ts'
import { paintSheet, sheetSteps } from './sheet.ts'

const gain = z.number().min(0).max(10).default(1)

const thrown = { spill: spillSchema.optional(), halo: haloSchema.optional() }

const photoSlot = z.strictObject({
  /** The parameter that brings its address. */
  input: z.enum(PHOTO_INPUTS),
  ...slotFields,
  gain,
  ...thrown,
  /** What hangs there when its parameter is missing. */
  standIn: z.enum(STAND_INS).default('hills'),
})

/** What is printed for the slot: paper, artwork, photos, the caller's words. */
const sheetSlot = z.strictObject({ sheet: sheetSteps, gain, ...thrown })

/** A rendered place whose slots hold photos, lit and mirrored as the place has it. Comes first: it fills the frame. */
export const bakedSchema = z.strictObject({
  do: z.literal('baked'),
  /** Folder of the plate: `join(import.meta.dirname, 'plates', 'mug')`. */
  plate: z.string().refine(isAbsolute, { message: 'Give the plate as an absolute folder.' }),
  /** What the plate's slots show, in its order. */
  slots: z
    .array(z.union([photoSlot, sheetSlot]))
    .min(1)
    .max(8),
})

export type BakedStep = z.output<typeof bakedSchema>
type Slot = BakedStep['slots'][number]

interface Prepared {
  plate: Plate
  shown: Shown[]
}

/**
 * Loads the plate and makes what its slots show.
 *
 * @throws Error when the frame has another shape than the plate, or the recipe other slots
 */
export async function prepareBaked(step: BakedStep, inputs: FrameInputs, context: PaintContext): Promise<Prepared> {
  const { frame } = context
  const plate = await loadPlate(step.plate, frame.width)
  const { slots } = plate.facts
  if (slots.length !== step.slots.length) {
    throw new Error(`the plate ${step.plate} has ${slots.length} slots, its recipe ${step.slots.length}`)
  }
  if (plate.width !== frame.width || plate.height !== frame.height) {
    throw new Error(`the plate ${step.plate} is not of the frame's shape`)
  }
  const shown = await Promise.all(
    step.slots.map(async (slot, number) => {
      const [width, height] = slots[number]!.pixels.map((side) => Math.max(4, Math.round(side * plate.scale)))
      const print = await printOf(slot, { width: width!, height: height! }, number, inputs, context)
      return { print, gain: slot.gain, spill: slot.spill, halo: slot.halo }
    }),
  )
  return { plate, shown }
}

async function printOf(
  slot: Slot,
  size: { width: number; height: number },
  number: number,
  inputs: FrameInputs,
  context: PaintContext,
): Promise<Print> {
  if ('sheet' in slot) return paintSheet(slot.sheet, size, inputs, context)
  const { width, height } = size
  const given = inputs.photos[slot.input]
  if (given) return printFor(slot, given, size, context)
  // What stands in is kept, and its prints with it.
  const photo = await standIn(slot.standIn, width, height, context.seed + number)
  return printFor(slot, photo, size, { ...context, prints: undefined })
}

export function layBaked(frame: Frame, { plate, shown }: Prepared): void {
  compose(frame, plate, shown)
}

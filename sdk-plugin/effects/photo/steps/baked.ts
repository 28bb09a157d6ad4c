import { isAbsolute } from 'node:path'
import * as z from 'zod'
import type { Frame } from '../../frame.ts'
import { compose, type Shown } from '../baked/compose.ts'
import { loadPlate, type Plate } from '../baked/plate.ts'
import { makePrint } from '../photo.ts'
import { STAND_INS, standIn } from '../stand-ins.ts'
import { treat, treatmentSchema } from '../treatments/index.ts'
import type { Photos } from './photo.ts'

const pair = z.tuple([z.number(), z.number()]).readonly()

/** A rendered place whose slots hold photos, lit and mirrored as the place has it. Comes first: it fills the frame. */
export const bakedSchema = z.strictObject({
  do: z.literal('baked'),
  /** Folder of the plate: `join(import.meta.dirname, 'plates', 'mug')`. */
  plate: z.string().refine(isAbsolute, { message: 'Give the plate as an absolute folder.' }),
  /** What the plate's slots show, in its order. */
  slots: z
    .array(
      z.strictObject({
        /** The parameter that brings its address. */
        input: z.enum(['url', 'url2', 'url3', 'url4', 'url5']),
        /** What stays in view when the shapes differ: `face` falls back to what draws the eye. */
        focus: z.union([z.enum(['face', 'attention']), pair]).default('face'),
        /** Free space above the hair, as a share of the slot's height. */
        headroom: z.number().min(0).max(0.5).default(0.1),
        treat: z.array(treatmentSchema).max(4).default([]),
        gain: z.number().min(0).max(10).default(1),
        /** What hangs there when its parameter is missing. */
        standIn: z.enum(STAND_INS).default('hills'),
      }),
    )
    .min(1)
    .max(8),
})

export type BakedStep = z.output<typeof bakedSchema>

interface Context {
  frame: { width: number; height: number }
  seed: number
  signal?: AbortSignal | undefined
}

type Size = [number, number]

interface Prepared {
  plate: Plate
  shown: Shown[]
}

/**
 * Loads the plate and cuts the photos for its slots.
 *
 * @throws Error when the frame has another shape than the plate, or the recipe other slots
 */
export async function prepareBaked(
  step: BakedStep,
  photos: Photos,
  { frame, seed, signal }: Context,
): Promise<Prepared> {
  const plate = await loadPlate(step.plate, frame.width / WIDTH)
  const { slots } = plate.facts
  if (slots.length !== step.slots.length) {
    throw new Error(`the plate ${step.plate} has ${slots.length} slots, its recipe ${step.slots.length}`)
  }
  if (plate.width !== frame.width || plate.height !== frame.height) {
    throw new Error(`the plate ${step.plate} is not of the frame's shape`)
  }
  const shown = await Promise.all(
    step.slots.map(async ({ input, focus, headroom, treat: treatments, gain, standIn: kind }, number) => {
      const [width, height] = slots[number]!.pixels.map((side) => Math.max(4, Math.round(side * plate.scale))) as Size
      const photo = photos[input] ?? (await standIn(kind, width, height, seed + number))
      const print = await makePrint(photo, { width, height, focus, headroom, signal })
      for (const how of treatments) treat(print, how, { seed })
      return { print, gain }
    }),
  )
  return { plate, shown }
}

export function layBaked(frame: Frame, { plate, shown }: Prepared): void {
  compose(frame, plate, shown)
}

/** Pixels across at which plates are baked. */
const WIDTH = 1280

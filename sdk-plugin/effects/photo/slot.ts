import * as z from 'zod'
import type { Raster } from '../../raster.ts'
import { type Arena, scratch } from '../kernels/memory.ts'
import { makePrint, type Print } from './photo.ts'
import { clearEdgesOnce } from './painting/stand.ts'
import { subjectOf } from './painting/subject.ts'
import { lift } from './painting/tone.ts'
import { treat, treatmentSchema } from './treatments/index.ts'

export const pair = z.tuple([z.number(), z.number()]).readonly()

/** The parameters that bring photos. */
export const PHOTO_INPUTS = ['url', 'url2', 'url3', 'url4', 'url5'] as const

/** The fields of whatever shows a photo: how it is cut to its place and redrawn. */
export const slotFields = {
  /** What stays in view when the shapes differ: `face` falls back to what draws the eye. */
  focus: z.union([z.enum(['face', 'attention']), pair]).default('face'),
  /** Free space above the hair, as a share of the slot's height. */
  headroom: z.number().min(0).max(0.5).default(0.1),
  /**
   * How far a photo may be continued, softly, where it has less room around heads than its place needs (a heart's notch):
   * how much more than the photo is shown, as a share of the slot's height.
   */
  beyond: z.number().min(0).max(1).default(0),
  /** How much of the slot's height heads take at least, hair and neck included, whatever else the photo shows. */
  close: z.number().min(0).max(1).default(0),
  /** How much of it they take at most, as far as `beyond` allows: a heart is narrow where shoulders are. 0 is no limit. */
  small: z.number().min(0).max(1).default(0),
  /** Only the people, without what is behind them; a photo of nobody is shown whole, or not at all with `people`. */
  cut: z.union([z.boolean(), z.literal('people')]).default(false),
  /** How much is left of what is behind people before the photo is redrawn; 0 is white paper, as under a drawing. */
  behind: z.number().min(0).max(1).default(1),
  treat: z.array(treatmentSchema).max(5).default([]),
}

type Slot = z.output<z.ZodObject<typeof slotFields>>

/** By the name of their parameter. */
export type Photos = Readonly<Record<string, Raster | undefined>>

export interface PrintContext {
  seed: number
  signal?: AbortSignal | undefined
  /** Where prints lie that live as long as the picture; without it they are for every picture. */
  prints?: Arena | undefined
}

/** Prints of each photo by what was asked of it: the same slot may be there twice, as on a playing card. */
const made = new WeakMap<Raster, Map<string, Print>>()

/** Cuts, scales and redraws the photo of a slot; what is returned must not be changed. @param size Pixels */
export async function printFor(
  slot: Slot,
  photo: Raster,
  size: { width: number; height: number },
  context: PrintContext,
): Promise<Print> {
  const { focus, headroom, beyond, close, small, cut, behind, treat: how } = slot
  const prints = made.get(photo) ?? new Map<string, Print>()
  made.set(photo, prints)
  const name = JSON.stringify([focus, headroom, beyond, close, small, cut, behind, how, size, context.seed])
  const print = prints.get(name) ?? (await newPrint(slot, photo, size, context))
  prints.set(name, print)
  return print
}

async function newPrint(
  { focus, headroom, beyond, close, small, cut, behind, treat: treatments }: Slot,
  photo: Raster,
  size: { width: number; height: number },
  { seed, signal, prints: arena }: PrintContext,
): Promise<Print> {
  const print = await makePrint(photo, { ...size, focus, headroom, beyond, close, small, arena, signal })
  if (cut !== false || behind < 1) {
    const { mask, coverage, faces } = subjectOf(print)
    const isOfPeople = coverage > 0 && faces.length > 0
    if (cut === 'people' && !isOfPeople) print.share = new Float32Array(mask.length)
    if (isOfPeople) {
      if (behind < 1) {
        lift(print, mask)
        bleach(print, mask, behind)
      }
      if (cut !== false) {
        // Colours of the old ground at the edge would be a rim around whoever is cut out.
        scratch(() => clearEdgesOnce(print, mask, faces))
        print.share = mask
      }
    }
  }
  for (const how of treatments) {
    treat(print, how, { seed })
    signal?.throwIfAborted()
  }
  return print
}

/** Turns what is behind people to white. */
function bleach({ r, g, b }: Print, mask: Float32Array, behind: number): void {
  for (let at = 0; at < mask.length; at++) {
    const white = (1 - mask[at]!) * (1 - behind)
    if (white === 0) continue
    r[at]! += (1 - r[at]!) * white
    g[at]! += (1 - g[at]!) * white
    b[at]! += (1 - b[at]!) * white
  }
}

import * as z from 'zod'
import type { Raster } from '../../../raster.ts'
import { makePrint } from '../photo.ts'
import { place } from '../place.ts'
import { type Quad, quadAround, sizeOf } from '../quad.ts'
import { treat, treatmentSchema } from '../treatments/index.ts'

const pair = z.tuple([z.number(), z.number()]).readonly()

/** A photo in its place: cut to its shape, redrawn by treatments, laid into the scene. Shares of the frame. */
export const photoSchema = z.strictObject({
  do: z.literal('photo'),
  /** The parameter that brings its address. */
  input: z.enum(['url', 'url2', 'url3', 'url4', 'url5']).default('url'),
  /** Its middle. */
  at: pair.default([0.5, 0.5]),
  /** Width and height; the whole frame when left out. */
  size: pair.default([1, 1]),
  /** Degrees, clockwise. */
  turn: z.number().min(-180).max(180).default(0),
  /** Corners in place of the above: top left, top right, bottom right, bottom left. */
  quad: z.tuple([pair, pair, pair, pair]).readonly().optional(),
  /** What stays in view when the shapes differ: `face` falls back to what draws the eye. */
  focus: z.union([z.enum(['face', 'attention']), pair]).default('face'),
  /** Free space above the hair, as a share of the slot's height. */
  headroom: z.number().min(0).max(0.5).default(0.08),
  treat: z.array(treatmentSchema).max(4).default([]),
  /** `ink` is printed on what is there and takes its light; `light` shines; `over` covers. */
  blend: z.enum(['ink', 'light', 'over']).default('over'),
  gain: z.number().min(0).max(10).default(1),
  opacity: z.number().min(0).max(1).default(1),
  /** Softness of the edge, in frame heights. */
  soft: z.number().min(0).max(0.2).default(0),
})

export type PhotoStep = z.output<typeof photoSchema>

/** By the name of their parameter. */
export type Photos = Readonly<Record<string, Raster | undefined>>

interface Context {
  frame: { width: number; height: number }
  seed: number
  signal?: AbortSignal | undefined
}

/** Cuts, scales and redraws the photo of a step. */
export async function preparePhoto(step: PhotoStep, photo: Raster, { frame, seed, signal }: Context) {
  const quad = quadOf(step, frame)
  const { focus, headroom } = step
  const print = await makePrint(photo, { ...sizeOf(quad), focus, headroom, signal })
  for (const how of step.treat) {
    treat(print, how, { seed })
    signal?.throwIfAborted()
  }
  return { print, quad }
}

type Prepared = Awaited<ReturnType<typeof preparePhoto>>

export function layPhoto(frame: Parameters<typeof place>[0], step: PhotoStep, { print, quad }: Prepared): void {
  const { blend, gain, opacity, soft } = step
  place(frame, print, quad, { blend, gain, opacity, soft: Math.max(1, soft * frame.height) })
}

function quadOf({ at, size, turn, quad }: PhotoStep, { width, height }: Context['frame']): Quad {
  if (quad) return quad.map(([x, y]) => [x * width, y * height]) as unknown as Quad
  // A slot that fills the frame reaches a pixel beyond it, so that its edge is not seen.
  const more = turn === 0 && size[0] >= 1 && size[1] >= 1 ? 2 : 0
  return quadAround(at[0] * width, at[1] * height, size[0] * width + more, size[1] * height + more, turn)
}

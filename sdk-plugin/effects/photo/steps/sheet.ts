import * as z from 'zod'
import type { Frame } from '../../frame.ts'
import { Arena } from '../../kernels/memory.ts'
import { outlineSchema, shareOf } from '../outline.ts'
import { bow, bowSchema } from '../painting/bow.ts'
import type { Print } from '../photo.ts'
import { place } from '../place.ts'
import { sizeOf } from '../quad.ts'
import { type CastShadow, castShadows } from '../shadow.ts'
import { pair } from '../slot.ts'
import { type FrameInputs, type PaintContext, paintSteps } from '../stage.ts'
import { flatStep, type FlatStep, prepareFlat } from './flat.ts'
import { layingFields, quadOf } from './laying.ts'

/** What is painted on a sheet, in order. Places are shares of the sheet. */
export const sheetSteps = z.array(flatStep).min(1).max(40)

/** A print of its own: paper, artwork, photos and type, painted flat and then laid into the scene as one thing. */
export const sheetSchema = z.strictObject({
  do: z.literal('sheet'),
  ...layingFields,
  steps: sheetSteps,
  /** When it is no rectangle. */
  outline: outlineSchema.optional(),
  /** What it casts on what it lies on; lengths in frame heights. One close and dark, one wide and faint look right. */
  shadows: z
    .array(
      z.strictObject({
        /** To the right and below. */
        offset: pair.default([0.004, 0.006]),
        blur: z.number().min(0).max(0.2).default(0.01),
        strength: z.number().min(0).max(1).default(0.4),
      }),
    )
    .max(4)
    .default([]),
  /** How it bends, when it is thin and does not lie quite flat. */
  bow: bowSchema.optional(),
  /** How light its upper and left edges are, and how dark the others: the cut sides of thick paper, of one pixel. */
  cut: z.number().min(0).max(1).default(0),
})

export type SheetStep = z.output<typeof sheetSchema>

/** Paints a sheet; its planes live as long as the context's arena. @param size Pixels */
export async function paintSheet(
  steps: readonly FlatStep[],
  { width, height }: { width: number; height: number },
  inputs: FrameInputs,
  context: PaintContext,
): Promise<Print> {
  // Kernels work on four pixels at once.
  const frame = { width: Math.max(4, Math.round(width / 4) * 4), height: Math.max(1, Math.round(height)) }
  const inner = { ...context, frame }
  return paintSteps(steps, inner, (step) => prepareFlat(step, inputs, inner))
}

/** A sheet has planes of its own, which are free again when it is laid: pictures of many sheets need no more than one. */
export async function prepareSheet(step: SheetStep, inputs: FrameInputs, context: PaintContext) {
  const quad = quadOf(step, context.frame)
  const arena = new Arena()
  try {
    const print = await paintSheet(step.steps, sizeOf(quad), inputs, { ...context, arena })
    const { outline, cut } = step
    if (step.bow) bow(print, step.bow, context.seed)
    if (cut > 0) showCut(print, cut)
    return {
      print: outline ? { ...print, share: shareOf(outline, print.width, print.height, arena) } : print,
      quad,
      arena,
    }
  } catch (error) {
    arena.free()
    throw error
  }
}

/** The sides of paper that is seen from above: those to the lamp, which is top left, are light. */
function showCut({ width, height, r, g, b }: Print, strength: number): void {
  for (const plane of [r, g, b]) {
    const light = 1 + 0.3 * strength
    const dark = 1 - 0.5 * strength
    for (let x = 0; x < width; x++) {
      plane[x]! *= light
      plane[(height - 1) * width + x]! *= dark
    }
    for (let at = 0; at < height * width; at += width) {
      plane[at]! *= light
      plane[at + width - 1]! *= dark
    }
  }
}

/** The shadow below a corner that stands up reaches further. */
function shadowsOf({ shadows, bow: bent, outline }: SheetStep): CastShadow[] {
  if (!bent || bent.corner === 0 || outline) return shadows
  return [...shadows, { offset: [0, 0], blur: 0.009, strength: 0.5, corner: 0.024 * bent.corner }]
}

type Prepared = Awaited<ReturnType<typeof prepareSheet>>

export function laySheet(frame: Frame, step: SheetStep, { print, quad, arena }: Prepared): void {
  const { blend, gain, opacity, soft, outline } = step
  // A softer edge lets more of the shadow through than the shadow leaves out.
  const hides = blend === 'over' && opacity === 1 && soft === 0
  castShadows(frame, quad, shadowsOf(step), { outline, hides })
  place(frame, print, quad, { blend, gain, opacity, soft: Math.max(1, soft * frame.height) })
  arena.free()
}

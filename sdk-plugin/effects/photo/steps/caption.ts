import * as z from 'zod'
import { type Letters, letteringSchema, setLetters } from '../../lettering.ts'
import { innerSteps, runInner } from '../../steps/inner.ts'
import type { Stage } from '../../stage.ts'
import { writtenFields } from '../written.ts'

/**
 * A text of the caller's, set into its box (`width`, `height`, `centre` in shares of the frame) and painted by the steps
 * of lettering. What is too long becomes smaller and wraps, and never leaves the box.
 */
export const captionSchema = z.strictObject({
  do: z.literal('caption'),
  ...writtenFields,
  /** What stands in the box: only lettering whose scripts are read at that size. */
  lettering: letteringSchema.extend({
    width: z.number().min(0.02).max(1).default(0.5),
    height: z.number().min(0.01).max(1).default(0.1),
  }),
  steps: innerSteps,
})

export type CaptionStep = z.output<typeof captionSchema>

export function prepareCaption(step: CaptionStep, text: string, frame: { width: number; height: number }) {
  return setLetters(text, step.lettering, frame.width, frame.height)
}

export function paintCaption(stage: Stage, step: CaptionStep, letters: Letters): void {
  runInner(stage, letters, step.steps)
}

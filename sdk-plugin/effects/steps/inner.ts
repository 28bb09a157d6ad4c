import * as z from 'zod'
import type { Letters } from '../lettering.ts'
import { runSteps, stepOf } from '../operations.ts'
import type { Stage } from '../stage.ts'
import { LETTER_OPERATIONS } from './letters.ts'

/** Steps that work on another body than the letters. */
export const innerSteps = z.array(stepOf(LETTER_OPERATIONS)).min(1).max(12)

/** Runs steps on a body in place of the letters. */
export function runInner(stage: Stage, letters: Letters, steps: z.output<typeof innerSteps>): void {
  runSteps(LETTER_OPERATIONS, { ...stage, letters }, steps)
}

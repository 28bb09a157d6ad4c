import * as z from 'zod'
import { scratch } from '../kernels/memory.ts'
import type { Letters } from '../lettering.ts'
import type { Operation, Stage } from '../stage.ts'
import { LETTER_OPERATIONS } from './letters.ts'

type StepSchema = (typeof LETTER_OPERATIONS)[keyof typeof LETTER_OPERATIONS]['schema']

const step = z.discriminatedUnion(
  'do',
  Object.values(LETTER_OPERATIONS).map(({ schema }) => schema) as unknown as [StepSchema, ...StepSchema[]],
)

/** Steps that work on another body than the letters. */
export const innerSteps = z.array(step).min(1).max(12)

/** Runs steps on a body in place of the letters. */
export function runInner(stage: Stage, letters: Letters, steps: z.output<typeof innerSteps>): void {
  for (const each of steps) {
    const { apply } = LETTER_OPERATIONS[each.do] as unknown as Operation
    scratch(() => apply({ ...stage, letters }, each))
  }
}

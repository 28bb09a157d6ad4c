import * as z from 'zod'
import { scratch } from './kernels/memory.ts'
import type { Operation, Stage } from './stage.ts'

type Operations = Readonly<Record<string, { schema: z.ZodObject }>>
type SchemaOf<Some extends Operations> = Some[keyof Some]['schema']

/** The schema of a step that is one of these operations, told apart by its `do`. */
export function stepOf<Some extends Operations>(operations: Some) {
  const schemas = Object.values(operations).map(({ schema }) => schema)
  return z.discriminatedUnion('do', schemas as [SchemaOf<Some>, ...SchemaOf<Some>[]])
}

/** Does one step, with planes of its own. */
export function runStep(operations: Operations, stage: Stage, step: { do: string }): void {
  // The schema of the step is the operation's own: what was told apart by `do` need not be told apart again.
  const { apply } = operations[step.do] as unknown as Operation
  scratch(() => apply(stage, step))
}

/** Does steps one after the other. */
export function runSteps(operations: Operations, stage: Stage, steps: readonly { do: string }[]): void {
  for (const step of steps) runStep(operations, stage, step)
}

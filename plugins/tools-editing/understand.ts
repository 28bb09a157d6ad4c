import { GatewayError, unprocessable } from '@gateway/sdk-plugin'
import { parse, type Plan } from './language/parse.ts'
import { Vocabulary } from './language/vocabulary.ts'
import { OPERATIONS } from './operations/index.ts'

let vocabulary: Vocabulary | undefined

/** What an instruction asks for. */
export function understand(instruction: string): Plan {
  vocabulary ??= new Vocabulary(OPERATIONS)
  return parse(instruction, vocabulary)
}

/** At most so many operations in one instruction: each is work. */
const MOST = 24

/**
 * The same, refused when nothing of it was understood.
 *
 * @throws 422 with `examples`; 413 for too many operations
 */
export function understood(instruction: string, examples: readonly string[]): Plan {
  const plan = understand(instruction)
  if (plan.steps.length > MOST) {
    throw new GatewayError('too_many_items', {
      message: 'The instruction has more operations than are run at once.',
      expected: `at most ${MOST} operations`,
      received: `${plan.steps.length}`,
      hint: 'Send the rest with the picture that comes back.',
    })
  }
  if (plan.steps.length > 0) return plan
  const { excluded, ignored } = plan
  throw unprocessable(
    excluded.length > 0
      ? 'The instruction says only what must not happen.'
      : 'Nothing in the instruction was understood.',
    {
      expected: 'what to do with the picture, in plain words',
      received: instruction,
      ignored,
      examples: [...examples],
    },
  )
}

/** Instructions to learn from. */
export const EXAMPLES = [
  'black and white, slightly brighter',
  'crop to a square and add a white border',
  'blur the background',
  'rotate 20 degrees left, then make it warmer',
  "add the words 'Hello' at the bottom in yellow, bold",
  'make the sky more blue but keep the face',
] as const

import { LETTER_OPERATIONS } from './letters.ts'
import { shape } from './shape.ts'

/** All operations by name. */
export const OPERATIONS = { ...LETTER_OPERATIONS, shape } as const

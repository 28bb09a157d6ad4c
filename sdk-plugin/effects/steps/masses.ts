import { cap } from './cap.ts'
import { drips } from './drips.ts'
import { splatter } from './splatter.ts'

/** Operations that make another body of the letters, or beside them, for their own steps to work on. */
export const MASS_OPERATIONS = { cap, drips, splatter } as const

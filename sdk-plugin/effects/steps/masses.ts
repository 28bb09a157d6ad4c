import { blocks } from './blocks.ts'
import { cap } from './cap.ts'
import { drips } from './drips.ts'
import { scrolls } from './scrolls.ts'
import { perch } from './perch.ts'
import { splatter } from './splatter.ts'

/** Operations that make another body of the letters, or beside them, for their own steps to work on. */
export const MASS_OPERATIONS = { blocks, cap, drips, perch, scrolls, splatter } as const

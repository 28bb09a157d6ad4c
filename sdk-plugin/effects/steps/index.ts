import { LETTER_OPERATIONS } from './letters.ts'
import { MASS_OPERATIONS } from './masses.ts'
import { scene } from './scene.ts'
import { shape } from './shape.ts'

/** All operations by name. */
export const OPERATIONS = { ...LETTER_OPERATIONS, ...MASS_OPERATIONS, scene, shape } as const

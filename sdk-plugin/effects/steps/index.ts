import { LETTER_OPERATIONS } from './letters.ts'
import { MASS_OPERATIONS } from './masses.ts'
import { scene } from './scene.ts'
import { shape } from './shape.ts'
import { foreground } from './foreground.ts'
import { tattoo } from './tattoo.ts'

/** All operations by name. */
export const OPERATIONS = { ...LETTER_OPERATIONS, ...MASS_OPERATIONS, scene, shape, foreground, tattoo } as const

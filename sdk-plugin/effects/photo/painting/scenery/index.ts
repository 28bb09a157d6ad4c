import { forest } from './forest.ts'
import type { Scenery } from './scenery.ts'
import { towers } from './towers.ts'

/** Drawn places by name. */
export const SCENERIES = { forest, towers } as const satisfies Record<string, Scenery>

import { carbon } from './carbon.ts'
import { hexagons } from './hexagons.ts'
import { marble } from './marble.ts'
import { panels } from './panels.ts'
import type { Plate } from './plate.ts'
import { satin } from './satin.ts'

/** All plates by name. */
export const PLATES = { carbon, hexagons, marble, panels, satin } as const satisfies Record<string, Plate>

export type PlateName = keyof typeof PLATES

import { brick } from './brick.ts'
import { carbon } from './carbon.ts'
import { hexagons } from './hexagons.ts'
import { marble } from './marble.ts'
import { panels } from './panels.ts'
import type { Plate } from './plate.ts'
import { sand, dunes } from './sand.ts'
import { satin } from './satin.ts'
import { tiles } from './tiles.ts'

/** All plates by name. */
export const PLATES = {
  brick,
  carbon,
  dunes,
  hexagons,
  marble,
  panels,
  sand,
  satin,
  tiles,
} as const satisfies Record<string, Plate>

export type PlateName = keyof typeof PLATES

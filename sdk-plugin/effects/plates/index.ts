import { asphalt } from './asphalt.ts'
import { basalt } from './basalt.ts'
import { beech } from './beech.ts'
import { brick } from './brick.ts'
import { brocade } from './brocade.ts'
import { carbon } from './carbon.ts'
import { concrete } from './concrete.ts'
import { denim } from './denim.ts'
import { drape } from './drape.ts'
import { charmeuse } from './charmeuse.ts'
import { folds } from './folds.ts'
import { dungeon } from './dungeon.ts'
import { hexagons } from './hexagons.ts'
import { hull } from './hull.ts'
import { koi } from './koi.ts'
import { linen } from './linen.ts'
import { marble } from './marble.ts'
import { panels } from './panels.ts'
import { paper } from './paper.ts'
import { azulejo } from './azulejo.ts'
import { terrazzo } from './terrazzo.ts'
import { leaf } from './leaf.ts'
import type { Plate } from './plate.ts'
import { rock } from './rock.ts'
import { sand, dunes } from './sand.ts'
import { satin } from './satin.ts'
import { silk } from './silk.ts'
import { skin } from './skin.ts'
import { tiles } from './tiles.ts'
import { tufted } from './tufted.ts'
import { velvet } from './velvet.ts'
import { wicker } from './wicker.ts'
import { wood } from './wood.ts'

/** All plates by name. */
export const PLATES = {
  leaf,
  terrazzo,
  azulejo,
  asphalt,
  basalt,
  beech,
  brick,
  brocade,
  carbon,
  concrete,
  denim,
  dunes,
  drape,
  charmeuse,
  folds,
  dungeon,
  hexagons,
  hull,
  koi,
  linen,
  marble,
  panels,
  paper,
  rock,
  sand,
  satin,
  silk,
  skin,
  tiles,
  tufted,
  velvet,
  wicker,
  wood,
} as const satisfies Record<string, Plate>

export type PlateName = keyof typeof PLATES

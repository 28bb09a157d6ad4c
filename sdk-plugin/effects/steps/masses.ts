import { blocks } from './blocks.ts'
import { board } from './board.ts'
import { bones } from './bones.ts'
import { cap } from './cap.ts'
import { cleave } from './cleave.ts'
import { drips } from './drips.ts'
import { scores } from './scores.ts'
import { scrolls } from './scrolls.ts'
import { leaded } from './leaded.ts'
import { nib } from './nib.ts'
import { perch } from './perch.ts'
import { shards } from './shards.ts'
import { splatter } from './splatter.ts'
import { strew } from './strew.ts'
import { weathered } from './weathered.ts'

/** Operations that make another body of the letters, or beside them, for their own steps to work on. */
export const MASS_OPERATIONS = {
  board,
  blocks,
  bones,
  cap,
  cleave,
  drips,
  leaded,
  nib,
  perch,
  scores,
  scrolls,
  shards,
  splatter,
  strew,
  weathered,
} as const

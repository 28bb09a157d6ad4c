import { candles } from './candles.ts'
import { city } from './city.ts'
import { garden } from './garden.ts'
import { hall } from './hall.ts'
import { lavender, lavenderRows } from './lavender.ts'
import { orbs } from './orbs.ts'
import { pillars } from './pillars.ts'
import { sea } from './sea.ts'
import { street } from './street.ts'
import type { Scene } from './view.ts'

/** All places by name. */
export const SCENES = {
  candles,
  city,
  garden,
  hall,
  lavender,
  lavenderRows,
  orbs,
  pillars,
  sea,
  street,
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES

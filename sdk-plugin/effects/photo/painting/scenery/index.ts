import { shelvedThing } from '../../../shelf.ts'
import { forest } from './forest.ts'
import type { Scene, Scenery, SceneryPlace } from './scenery.ts'
import { towers } from './towers.ts'

/** Drawn places by name. */
export const SCENERIES = { forest, towers } as const satisfies Record<string, Scenery>

export type SceneryName = keyof typeof SCENERIES

/** A drawn place at a size: of the shelf, where it was drawn before. */
export function sceneOf(name: SceneryName, place: SceneryPlace): Scene {
  const { width, height, seed } = place
  const { chin, foot, paint } = SCENERIES[name]
  const { tone } = shelvedThing(`scenery ${name} ${width}x${height} ${seed}`, ['tone'], () => ({ tone: paint(place) }))
  return { width, height, tone, chin, foot }
}

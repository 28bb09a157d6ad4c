import { city } from './city.ts'
import type { Scene } from './view.ts'

/** All places by name. */
export const SCENES = { city } as const satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES

import type { Raster } from '../kernels/canvas.ts'
import type { Clause } from '../language/clause.ts'
import type { Region } from '../language/region.ts'
import type { Scene } from '../engine/scene.ts'

/** What a phrase says beside the operation itself, e.g. `{ sign: -1 }` for "darker". */
export type Preset = Readonly<Record<string, string | number>>

/** Phrases that call for an operation. */
export interface Sense {
  /** Separated by commas; British spelling, no articles. */
  words: string
  preset?: Preset
  /** Calls for it only where nothing else does; beside another operation the words keep their other meaning. */
  weak?: true
  /** Names a quantity ("brightness"), so that "more … and …" reaches it. */
  noun?: true
}

export type Slot = 'colour' | 'quote' | 'place' | 'number'

export interface Definition<Params extends object> {
  name: string
  says: readonly Sense[]
  /** Takes what it needs from the clause. What nobody takes is reported as ignored. */
  read(clause: Clause): Params
  /** May change and return its argument. */
  run(raster: Raster, params: Params, scene: Scene): Raster | Promise<Raster>
  /** Changes size or outline: a region says nothing to it. */
  frame?: true
  /** Uses places and colours by itself. */
  places?: true
  /** What loose fragments after it may add: "…, in red". */
  takes?: readonly Slot[]
  /** Lays something around the picture: bars, a border, a frame. */
  surrounds?: true
  /** A look that has grain of film in it. */
  grains?: true
  /** Asks where the subject or faces are. */
  looks?: true
  /** Slow ones work on a smaller picture. */
  maxPixels?: number
}

export interface Operation extends Omit<Definition<object>, 'read' | 'run'> {
  plan(clause: Clause): Step
}

/** One operation with its parameters, ready to run. */
export interface Step {
  operation: Operation
  /** As reported. */
  params: object
  region?: Region
  run(raster: Raster, scene: Scene): Raster | Promise<Raster>
}

export function defineOperation<Params extends object>(definition: Definition<Params>): Operation {
  const { read, run, ...rest } = definition
  const operation: Operation = {
    ...rest,
    plan(clause) {
      const params = read(clause)
      return { operation, params, run: (raster, scene) => run(raster, params, scene) }
    },
  }
  return operation
}

/** For operations that take a strength alone. */
export function strength(usual: number) {
  return (clause: Clause) => ({ strength: clause.strength({ usual }) })
}

import type * as z from 'zod'
import type { Frame } from './frame.ts'
import { Kept } from './kept.ts'
import { packed, unpackInto } from './kernels/compact.ts'
import type { Environment } from './light/environment.ts'
import type { Ground } from './light/ground.ts'
import type { Letters } from './lettering.ts'
import { shelved } from './shelf.ts'

/** What the steps of a recipe work on. */
export interface Stage {
  frame: Frame
  letters: Letters
  /** Blurred surroundings for mirrors, and the direction of the main lamp. */
  environment: Environment
  /** Multiplies what the environment gives. */
  gain: number
  seed: number
  /** The file of the rendered place that the frame began with. */
  backplate?: string
  /** The scene before a lens put it out of focus, at any size of the same shape: what glass and drops show of it. */
  focused?: Frame
  /** A second frame that solid things are laid on as well: shadows and shapes are worked out once for both. */
  twin?: Frame
  /** What standing letters keep from the ground before them: what is heaped at their feet lies in it as well. */
  thrown?: Thrown
  /** The relief of the plate, where the scene has one: it catches what shines before it. */
  ground?: () => Ground
}

/** A shadow on the ground: shares of the light that is kept off, for rows of the frame from `first`. */
export interface Thrown {
  first: number
  mask: Float32Array
  /** What the whole shadow takes of red, green and blue. */
  taken: readonly [number, number, number]
}

/** A kind of step: the data it takes, and what it does to the stage. */
export interface Operation<Name extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  name: Name
  /** Has `do: z.literal(name)`. */
  schema: Schema
  /** How far outside of the outline it looks or paints with letters' planes, in em; left out, as far as `MARGIN`. */
  room?(options: z.output<Schema>): number
  apply(stage: Stage, options: z.output<Schema>): void
}

/** Checks types and returns the operation as it is. */
export function operation<Name extends string, Schema extends z.ZodObject>(
  made: Operation<Name, Schema>,
): Operation<Name, Schema> {
  return made
}

/** Scenes without letters that are kept, in bytes: two large ones, or 8 of medium size. Others come from the shelf. */
const KEPT_BYTES = 17 * 1024 * 1024
const kept = new Kept<Int32Array>(KEPT_BYTES, ({ byteLength }) => byteLength)

/**
 * Makes room for this many bytes of scenes at least: whoever paints several in one picture would otherwise paint each of
 * them anew for the next one.
 */
export function keepScenes(bytes: number): void {
  kept.widen(bytes)
}

/**
 * Paints what does not depend on the text once, and copies it from then on.
 *
 * @param key Everything the painting depends on but the frame's size.
 */
export function keptFrame({ frame }: Stage, key: string, paint: () => void): void {
  const name = `${frame.width}x${frame.height} ${key}`
  const found = kept.get(name, () => {
    const [light] = shelved(`frame ${name}`, () => {
      paint()
      return [packed(frame)]
    })
    return light!
  })
  // Also the first time, so that the same text gives the same bytes every time.
  unpackInto(frame, found)
}

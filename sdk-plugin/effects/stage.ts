import type * as z from 'zod'
import { copyFrame, type Frame } from './frame.ts'
import type { Environment } from './light/environment.ts'
import type { Letters } from './lettering.ts'

/** What the steps of a recipe work on. */
export interface Stage {
  frame: Frame
  letters: Letters
  /** Blurred surroundings for mirrors, and the direction of the main lamp. */
  environment: Environment
  /** Multiplies what the environment gives. */
  gain: number
  seed: number
}

/** A kind of step: the data it takes, and what it does to the stage. */
export interface Operation<Name extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  name: Name
  /** Has `do: z.literal(name)`. */
  schema: Schema
  apply(stage: Stage, options: z.output<Schema>): void
}

/** Checks types and returns the operation as it is. */
export function operation<Name extends string, Schema extends z.ZodObject>(
  made: Operation<Name, Schema>,
): Operation<Name, Schema> {
  return made
}

/** Scenes without letters that are kept, in bytes: two large ones or eight of medium size. */
const KEPT_BYTES = 48 * 1024 * 1024
const kept = new Map<string, Frame>()

/**
 * Paints what does not depend on the text once, and copies it from then on.
 *
 * @param key Everything the painting depends on but the frame's size.
 */
export function keptFrame({ frame }: Stage, key: string, paint: () => void): void {
  const name = `${frame.width}x${frame.height} ${key}`
  const found = kept.get(name)
  if (found) {
    kept.delete(name)
    kept.set(name, found)
    frame.r.set(found.r)
    frame.g.set(found.g)
    frame.b.set(found.b)
    return
  }
  paint()
  kept.set(name, copyFrame(frame))
  let bytes = 0
  for (const { r } of kept.values()) bytes += 3 * r.byteLength
  for (const [old, { r }] of kept) {
    if (bytes <= KEPT_BYTES) break
    bytes -= 3 * r.byteLength
    kept.delete(old)
  }
}

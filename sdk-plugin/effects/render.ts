import { setImmediate } from 'node:timers/promises'
import { loadBackplate } from './backplate.ts'
import { develop } from './finish.ts'
import { newFrame } from './frame.ts'
import { unpackInto } from './kernels/compact.ts'
import { Arena, within } from './kernels/memory.ts'
import { setLetters } from './lettering.ts'
import { environmentOf } from './light/environment.ts'
import { runStep } from './operations.ts'
import type { CheckedRecipe } from './recipe.ts'
import type { Stage } from './stage.ts'
import { OPERATIONS } from './steps/index.ts'
import { inTurn } from './turn.ts'

export interface RenderOptions {
  width: number
  height: number
  /** In place of the recipe's. */
  seed?: number
  signal?: AbortSignal
}

/**
 * Paints a text in a style.
 *
 * @returns RGB, 8 bits, rows from the top
 */
export function render(recipe: CheckedRecipe, text: string, options: RenderOptions): Promise<Buffer> {
  return inTurn(() => paint(recipe, text, options))
}

async function paint(recipe: CheckedRecipe, text: string, options: RenderOptions): Promise<Buffer> {
  const { width, height, seed = recipe.seed, signal } = options
  signal?.throwIfAborted()
  const { backplate } = recipe
  const place = backplate === undefined ? undefined : await loadBackplate(backplate, width, height)
  const arena = new Arena()
  try {
    const letters = await setLetters(text, recipe.lettering, width, height, arena)
    const stage: Stage = {
      frame: within(arena, () => newFrame(width, height)),
      letters,
      environment: environmentOf(recipe.light),
      gain: recipe.gain,
      seed,
      ...(backplate === undefined ? {} : { backplate }),
    }
    if (place) unpackInto(stage.frame, place)
    for (const step of recipe.steps) {
      runStep(OPERATIONS, stage, step)
      await setImmediate()
      signal?.throwIfAborted()
    }
    return develop(stage.frame, recipe.finish)
  } finally {
    arena.free()
  }
}

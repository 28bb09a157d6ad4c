import { setImmediate } from 'node:timers/promises'
import { develop } from './finish.ts'
import { newFrame } from './frame.ts'
import { setLetters } from './lettering.ts'
import { environmentOf } from './light/environment.ts'
import type { CheckedRecipe } from './recipe.ts'
import type { Operation, Stage } from './stage.ts'
import { OPERATIONS } from './steps/index.ts'

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
export async function render(recipe: CheckedRecipe, text: string, options: RenderOptions): Promise<Buffer> {
  const { width, height, seed = recipe.seed, signal } = options
  const stage: Stage = {
    frame: newFrame(width, height),
    letters: await setLetters(text, recipe.lettering, width, height),
    environment: environmentOf(recipe.light),
    gain: recipe.gain,
    seed,
  }
  for (const step of recipe.steps) {
    const { apply } = OPERATIONS[step.do] as unknown as Operation
    apply(stage, step)
    await setImmediate()
    signal?.throwIfAborted()
  }
  return develop(stage.frame, recipe.finish)
}

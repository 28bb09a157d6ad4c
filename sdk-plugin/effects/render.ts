import { setImmediate } from 'node:timers/promises'
import { develop } from './finish.ts'
import { newFrame } from './frame.ts'
import { Arena, plane, within } from './kernels/memory.ts'
import { type Letters, setLetters } from './lettering.ts'
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
  const letters = await setLetters(text, recipe.lettering, width, height)
  const arena = new Arena()
  try {
    const stage: Stage = {
      frame: within(arena, () => newFrame(width, height)),
      letters: within(arena, () => moved(letters)),
      environment: environmentOf(recipe.light),
      gain: recipe.gain,
      seed,
    }
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

/** The letters with their planes in the memory of the kernels. */
function moved(letters: Letters): Letters {
  const inside = (values: Float32Array) => {
    const copy = plane(values.length)
    copy.set(values)
    return copy
  }
  const nearest = plane(letters.nearest.length)
  const indices = new Int32Array(nearest.buffer, nearest.byteOffset, nearest.length)
  indices.set(letters.nearest)
  return { ...letters, coverage: inside(letters.coverage), distance: inside(letters.distance), nearest: indices }
}

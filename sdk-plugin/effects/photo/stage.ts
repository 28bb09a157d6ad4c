import { setImmediate } from 'node:timers/promises'
import { type Frame, newFrame } from '../frame.ts'
import { type Arena, scratch, within } from '../kernels/memory.ts'
import type { Letters } from '../lettering.ts'
import type { Environment } from '../light/environment.ts'
import type { Stage } from '../stage.ts'
import type { Photos, PrintContext } from './slot.ts'
import type { Words } from './written.ts'

/** What comes from the caller. */
export interface FrameInputs extends Words {
  photos: Photos
}

/** What is the same for all steps of a picture. */
export interface PaintContext extends PrintContext {
  /** Of the frame or the sheet that is painted on. */
  frame: { width: number; height: number }
  environment: Environment
  gain: number
  arena: Arena
}

/** What a step does to the frame when all that it waited for is there. */
export type Lay = (stage: Stage) => void

/**
 * Paints steps one after the other on a new frame, which lives as long as the arena.
 *
 * @param filled By the first step: then nothing needs to be black before
 */
export async function paintSteps<Step>(
  steps: readonly Step[],
  context: PaintContext,
  prepare: (step: Step) => Promise<Lay>,
  filled = false,
): Promise<Frame> {
  const { environment, gain, seed, arena, signal } = context
  const frame = within(arena, () => newFrame(context.frame.width, context.frame.height, !filled))
  const stage: Stage = { frame, letters: nothing(), environment, gain, seed }
  for (const step of steps) {
    const lay = await prepare(step)
    scratch(() => lay(stage))
    await setImmediate()
    signal?.throwIfAborted()
  }
  return frame
}

/** Stands where operations expect letters. */
function nothing(): Letters {
  const plane = () => new Float32Array(1)
  return {
    x: 0,
    y: 0,
    width: 1,
    height: 1,
    em: 1,
    coverage: plane(),
    distance: plane().fill(-1e6),
    nearest: new Int32Array(1),
    ink: { left: 0, top: 0, right: 1, bottom: 1 },
    owners: () => new Int16Array(1),
  }
}

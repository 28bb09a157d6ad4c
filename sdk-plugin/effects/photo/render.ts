import { setImmediate } from 'node:timers/promises'
import { loadCanvas } from '../../text/index.ts'
import { develop } from '../finish.ts'
import { newFrame } from '../frame.ts'
import { Arena, scratch, within } from '../kernels/memory.ts'
import type { Letters } from '../lettering.ts'
import { environmentOf } from '../light/environment.ts'
import { runStep } from '../operations.ts'
import type { Stage } from '../stage.ts'
import { inTurn } from '../turn.ts'
import { type CheckedFrameRecipe, SCENE_OPERATIONS } from './recipe.ts'
import { paintCaption, prepareCaption } from './steps/caption.ts'
import { layBaked, prepareBaked } from './steps/baked.ts'
import { layPhoto, type Photos, preparePhoto } from './steps/photo.ts'

export interface FrameInputs {
  photos: Photos
  texts: Readonly<Record<string, string | undefined>>
}

export interface FrameOptions {
  /** Longer side in pixels of a frame of medium size is multiplied by it. Default 1. */
  scale?: number
  /** In place of the recipe's. */
  seed?: number
  signal?: AbortSignal
}

export interface Painted {
  width: number
  height: number
  /** RGB, 8 bits, rows from the top. */
  pixels: Buffer
}

const LONGER_SIDE = 1280
/** A longer strip than this is cut: no picture of a phone or a camera is. */
const MOST_ASPECT = 3

type Step = CheckedFrameRecipe['steps'][number]

/** Paints a photo frame. */
export function renderFrame(
  recipe: CheckedFrameRecipe,
  inputs: FrameInputs,
  options: FrameOptions = {},
): Promise<Painted> {
  return inTurn(() => paint(recipe, inputs, options))
}

async function paint(
  recipe: CheckedFrameRecipe,
  inputs: FrameInputs,
  { scale = 1, seed = recipe.seed, signal }: FrameOptions,
): Promise<Painted> {
  const size = sizeOf(recipe, inputs, scale)
  await loadCanvas()
  const arena = new Arena()
  try {
    const frame = within(arena, () => newFrame(size.width, size.height))
    const environment = environmentOf(recipe.light)
    const stage: Stage = { frame, letters: nothing(), environment, gain: recipe.gain, seed }
    for (const step of recipe.steps) {
      const lay = await prepared(step, inputs, { frame, seed, signal })
      scratch(() => lay(stage))
      await setImmediate()
      signal?.throwIfAborted()
    }
    return { ...size, pixels: develop(frame, recipe.finish) }
  } finally {
    arena.free()
  }
}

/** What a step waits for comes first; what it then does to the frame waits for nothing. */
async function prepared(
  step: Step,
  { photos, texts }: FrameInputs,
  context: Parameters<typeof preparePhoto>[2],
): Promise<(stage: Stage) => void> {
  if (step.do === 'photo') {
    const photo = photos[step.input]
    if (!photo) return () => undefined
    const made = await preparePhoto(step, photo, context)
    return ({ frame }) => layPhoto(frame, step, made)
  }
  if (step.do === 'baked') {
    const made = await prepareBaked(step, photos, context)
    return ({ frame }) => layBaked(frame, made)
  }
  if (step.do === 'caption') {
    const text = texts[step.input] ?? step.default
    if (text === undefined) return () => undefined
    const letters = await prepareCaption(step, text, context.frame)
    return (stage) => paintCaption(stage, step, letters)
  }
  return (stage) => runStep(SCENE_OPERATIONS, stage, step)
}

function sizeOf({ shape }: CheckedFrameRecipe, { photos }: FrameInputs, scale: number) {
  const photo = Object.values(photos).find(Boolean)
  const aspect = photo ? photo.width / photo.height : 4 / 3
  const kept = Math.min(MOST_ASPECT, Math.max(1 / MOST_ASPECT, aspect))
  const [width, height] = shape === 'photo' ? [LONGER_SIDE * Math.min(1, kept), LONGER_SIDE / Math.max(1, kept)] : shape
  // Kernels work on four pixels at once.
  return { width: Math.max(4, Math.round((width * scale) / 4) * 4), height: Math.max(1, Math.round(height * scale)) }
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

import { loadCanvas } from '../../text/index.ts'
import { develop } from '../finish.ts'
import { Arena } from '../kernels/memory.ts'
import { environmentOf } from '../light/environment.ts'
import { inTurn } from '../turn.ts'
import { loadPlate } from './baked/plate.ts'
import type { CheckedFrameRecipe } from './recipe.ts'
import { type FrameInputs, type Lay, type PaintContext, paintSteps } from './stage.ts'
import { layBaked, prepareBaked } from './steps/baked.ts'
import { prepareFlat } from './steps/flat.ts'
import { laySheet, prepareSheet } from './steps/sheet.ts'
import { layWetGround, prepareWetGround } from './steps/wet-ground.ts'

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

/** Begins to load the place that a frame shows whatever the photo is: both come at the same time. */
export function beginFrame(recipe: CheckedFrameRecipe, { scale = 1 }: FrameOptions): void {
  const [first] = recipe.steps
  if (first?.do !== 'baked') return
  // What is wrong with it is said when it is asked for.
  loadPlate(first.plate, sizeOf(recipe, { photos: {}, texts: {} }, scale).width).catch(() => undefined)
}

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
  const frame = sizeOf(recipe, inputs, scale)
  await loadCanvas()
  const arena = new Arena()
  try {
    const environment = environmentOf(recipe.light)
    const context: PaintContext = { frame, environment, gain: recipe.gain, seed, arena, prints: arena, signal }
    const filled = recipe.steps[0]?.do === 'baked'
    const painted = await paintSteps(recipe.steps, context, (step) => prepared(step, inputs, context), filled)
    // Edges of a rendered place are smooth, and so is what is shown in it.
    return { ...frame, pixels: develop(painted, { ...recipe.finish, grain: grainOf(recipe) }, isRendered(recipe)) }
  } finally {
    arena.free()
  }
}

async function prepared(step: Step, inputs: FrameInputs, context: PaintContext): Promise<Lay> {
  if (step.do === 'baked') {
    const made = await prepareBaked(step, inputs, context)
    return ({ frame }) => layBaked(frame, made)
  }
  if (step.do === 'sheet') {
    const made = await prepareSheet(step, inputs, context)
    return ({ frame }) => laySheet(frame, step, made)
  }
  if (step.do === 'wetGround') {
    const water = await prepareWetGround(step, context.frame, context.seed)
    return ({ frame }) => layWetGround(frame, step, water)
  }
  return prepareFlat(step, inputs, context)
}

/** Of a rendered place, which has none of its own: one grain for it and the photo in it. */
const FILM_GRAIN = 3.2

function grainOf(recipe: CheckedFrameRecipe): number {
  return recipe.finish.grain ?? (isRendered(recipe) ? FILM_GRAIN : 0)
}

function isRendered({ steps }: CheckedFrameRecipe): boolean {
  return steps.some((step) => step.do === 'baked')
}

function sizeOf({ shape }: CheckedFrameRecipe, { photos }: FrameInputs, scale: number) {
  const photo = Object.values(photos).find(Boolean)
  const aspect = photo ? photo.width / photo.height : 4 / 3
  const kept = Math.min(MOST_ASPECT, Math.max(1 / MOST_ASPECT, aspect))
  const [width, height] = shape === 'photo' ? [LONGER_SIDE * Math.min(1, kept), LONGER_SIDE / Math.max(1, kept)] : shape
  // Kernels work on four pixels at once.
  const wide = Math.max(4, Math.round((width * scale) / 4) * 4)
  // A rendered place is as high as its own width at that size asks for.
  const high = shape === 'photo' ? height * scale : (height * wide) / width
  return { width: wide, height: Math.max(1, Math.round(high)) }
}

import { OPERATIONS } from '../../steps/index.ts'
import { runStep, stepOf } from '../../operations.ts'
import type { Lay, FrameInputs, PaintContext } from '../stage.ts'
import { wordsOf } from '../written.ts'
import { aged } from './aged.ts'
import { artworkSchema, layArtwork, prepareArtwork } from './artwork.ts'
import { captionSchema, paintCaption, prepareCaption } from './caption.ts'
import { layPhoto, photoSchema, preparePhoto } from './photo.ts'
import { prop } from './prop.ts'

/** The operations of lettering that need no letters, and those of paper. */
const SCENE_OPERATIONS = {
  aged,
  backdrop: OPERATIONS.backdrop,
  bokeh: OPERATIONS.bokeh,
  foreground: OPERATIONS.foreground,
  plate: OPERATIONS.plate,
  prop,
  scene: OPERATIONS.scene,
  shape: OPERATIONS.shape,
  vista: OPERATIONS.vista,
} as const

/** Steps that paint on a frame or a sheet itself. */
export const FLAT_STEPS = {
  ...SCENE_OPERATIONS,
  artwork: { schema: artworkSchema },
  caption: { schema: captionSchema },
  photo: { schema: photoSchema },
} as const

export const flatStep = stepOf(FLAT_STEPS)

export type FlatStep = ReturnType<(typeof flatStep)['parse']>

/** What a step waits for comes first; what it then does to the frame waits for nothing. */
export async function prepareFlat(step: FlatStep, inputs: FrameInputs, context: PaintContext): Promise<Lay> {
  if (step.do === 'photo') {
    const given = step.input === 'none' ? undefined : inputs.photos[step.input]
    const made = await preparePhoto(step, given, context)
    return made ? ({ frame }) => layPhoto(frame, step, made) : () => undefined
  }
  if (step.do === 'caption') {
    const text = wordsOf(step, inputs)
    if (text === undefined) return () => undefined
    const letters = await prepareCaption(step, text, context.frame)
    return (stage) => paintCaption(stage, step, letters)
  }
  if (step.do === 'artwork') {
    const layer = await prepareArtwork(step, context.frame, inputs)
    return ({ frame, seed }) => layArtwork(frame, step, layer, seed)
  }
  return (stage) => runStep(SCENE_OPERATIONS, stage, step)
}

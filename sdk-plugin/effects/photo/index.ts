/** Photo frames: photos redrawn, or laid into scenes, from recipes that are data. */
export { definePhotoFrame, FRAME_SIZES } from './define.ts'
export type { PhotoFrame } from './define.ts'
export { type CheckedFrameRecipe, type FrameRecipe, frameRecipeSchema } from './recipe.ts'
export { renderFrame } from './render.ts'
export type { FrameInputs, FrameOptions, Painted } from './render.ts'

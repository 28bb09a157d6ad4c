/** Text art: styles as data, painted with light, relief and materials. */
export { acceptedText, defineTextArt, MOST_CHARACTERS, recipeOf, SIZES } from './define.ts'
export type { TextArt } from './define.ts'
export { preload } from './preload.ts'
export { type CheckedRecipe, type Recipe, recipeSchema } from './recipe.ts'
export { render } from './render.ts'
export type { RenderOptions } from './render.ts'

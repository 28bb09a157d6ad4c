/**
 * The text layout of the product: every script, both directions, emoji, line breaking, best fit. Nothing of the machine
 * it runs on shows: fonts and emoji come from packages.
 */
export { clusterBoxes, textMask } from './shapes.ts'
export type { ClusterBox, TextMask } from './shapes.ts'
export { drawText } from './draw.ts'
export type { Fill, Paint, Shadow, Stroke } from './draw.ts'
export { emojiImage, emojiSvg } from './emoji.ts'
export { emojiName } from './emoji-names.ts'
export { fitText } from './fit.ts'
export { FONT_NAMES, FONTS } from './fonts.ts'
export type { Family, FontName, HanStyle } from './fonts.ts'
export { layoutText } from './layout.ts'
export { measureRun } from './measure.ts'
export { preload } from './preload.ts'
export { prepareText } from './prepare.ts'
export { loadCanvas } from './skia.ts'
export type { Align, Box, FitOptions, LayoutOptions, Line, PreparedText, Run, TextLayout, TextStyle } from './types.ts'
export { isJoined } from './words.ts'

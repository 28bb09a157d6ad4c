import drawing from './drawing.ts'
import etude from './etude.ts'
import inkPortrait from './ink-portrait.ts'
import pencilDrawing from './pencil-drawing.ts'
import watercolor from './watercolor.ts'
import watercolourSplash from './watercolour-splash.ts'

export default [drawing, etude, inkPortrait, pencilDrawing, watercolor, watercolourSplash]

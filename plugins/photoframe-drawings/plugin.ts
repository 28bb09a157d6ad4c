import blackAndWhiteMural from './black-and-white-mural.ts'
import drawing from './drawing.ts'
import etude from './etude.ts'
import inkPortrait from './ink-portrait.ts'
import pencilDrawing from './pencil-drawing.ts'
import watercolor from './watercolor.ts'
import watercolourSplash from './watercolour-splash.ts'

export default [blackAndWhiteMural, drawing, etude, inkPortrait, pencilDrawing, watercolor, watercolourSplash]

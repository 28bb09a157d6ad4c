import pencilDrawing from './pencil-drawing.ts'

export default [pencilDrawing]

import drawingLesson from './drawing-lesson.ts'
import explorerDrawing from './explorer-drawing.ts'
import makingTattoo from './making-tattoo.ts'
import sketchPracticing from './sketch-practicing.ts'
import streetArtist from './street-artist.ts'
import travellersSketch from './travellers-sketch.ts'

export default [drawingLesson, explorerDrawing, makingTattoo, sketchPracticing, streetArtist, travellersSketch]

import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'
import type { Words } from '../written.ts'
import type { Mark, PathMark } from './marks.ts'
import { drawMonth } from './month.ts'
import { styleOf } from './paint.ts'
import { drawType, textOf } from './type.ts'

/** What was drawn: RGBA, 8 bits, colours not multiplied by alpha; the rows that have something on them. */
export interface Layer {
  width: number
  first: number
  pixels: Uint8ClampedArray
}

export interface Drawing {
  marks: readonly Mark[]
  /** Width and height of the space that they are drawn in; it fills the layer. */
  view: readonly [number, number]
  /** A path that they stay within. */
  clip?: string | undefined
  /** Where the view lies in the layer, as shares of that; turned about its middle, in degrees. Default it fills it. */
  lies?: Lies | undefined
}

export interface Lies {
  at: readonly [number, number]
  size: readonly [number, number]
  turn: number
}

/** Draws marks one over the other. */
export async function drawMarks(
  { marks, view, clip, lies }: Drawing,
  width: number,
  height: number,
  words: Words,
): Promise<Layer> {
  const { createCanvas, Path2D } = canvasModule()
  const context = createCanvas(width, height).getContext('2d')
  if (lies) {
    context.translate(lies.at[0] * width, lies.at[1] * height)
    context.rotate((lies.turn * Math.PI) / 180)
    context.translate((-lies.size[0] * width) / 2, (-lies.size[1] * height) / 2)
    context.scale(lies.size[0], lies.size[1])
  }
  context.scale(width / view[0], height / view[1])
  if (clip) context.clip(new Path2D(clip), 'evenodd')
  for (const mark of marks) {
    if (mark.draw === 'path') drawPath(context, mark)
    else if (mark.draw === 'month') await drawMonth(context, mark, words)
    else {
      const text = textOf(mark, words)
      if (text !== undefined) await drawType(context, mark, text)
    }
  }
  const { data } = context.getImageData(0, 0, width, height)
  const [first, last] = rowsOf(data, width)
  return { width, first, pixels: data.slice(first * width * 4, last * width * 4) }
}

function drawPath(context: SKRSContext2D, { path, fill, line, rule, opacity }: PathMark): void {
  const { Path2D } = canvasModule()
  context.save()
  context.globalAlpha = opacity
  const outlines = [path].flat().map((data) => new Path2D(data))
  for (const outline of outlines) {
    if (fill) {
      context.fillStyle = styleOf(context, fill)
      context.fill(outline, rule)
    }
    if (line) {
      context.strokeStyle = styleOf(context, line.paint)
      context.lineWidth = line.width
      context.lineCap = line.round ? 'round' : 'butt'
      context.lineJoin = line.round ? 'round' : 'miter'
      context.setLineDash(line.dash)
      context.stroke(outline)
    }
  }
  context.restore()
}

/** The first row with something on it, and one beyond the last. */
function rowsOf(data: Uint8ClampedArray, width: number): [number, number] {
  // Whole pixels at once: one that is not zero has an alpha.
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  let first = 0
  while (first < pixels.length && pixels[first] === 0) first++
  if (first === pixels.length) return [0, 0]
  let last = pixels.length - 1
  while (pixels[last] === 0) last--
  return [Math.floor(first / width), Math.floor(last / width) + 1]
}

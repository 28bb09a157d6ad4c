import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../text/skia.ts'

let canvas: Canvas | undefined

/**
 * An empty canvas of at least this size, to draw on and read from before anybody else asks for it. One for all: the
 * collector, which sees none of their pixels, would let those of a hundred shapes pile up.
 */
export function scratchCanvas(width: number, height: number): SKRSContext2D {
  if (!canvas || canvas.width < width || canvas.height < height) {
    const { createCanvas } = canvasModule()
    canvas = createCanvas(Math.max(width, canvas?.width ?? 0), Math.max(height, canvas?.height ?? 0))
  }
  const context = canvas.getContext('2d')
  // What the last one has set goes.
  context.restore()
  context.save()
  context.resetTransform()
  context.clearRect(0, 0, width, height)
  // Skia smooths a shape by how much of it lies in sight: without an end, its edges would depend on who was here before.
  context.beginPath()
  context.rect(0, 0, width, height)
  context.clip()
  return context
}

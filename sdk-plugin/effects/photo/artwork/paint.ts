import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas'
import type { InkPaint } from './marks.ts'

/** What a canvas fills with. @param x, y Where the context's origin lies in the view */
export function styleOf(context: SKRSContext2D, paint: InkPaint, x = 0, y = 0): string | CanvasGradient {
  if (typeof paint === 'string') return paint
  const gradient =
    'from' in paint
      ? context.createLinearGradient(paint.from[0] - x, paint.from[1] - y, paint.to[0] - x, paint.to[1] - y)
      : context.createRadialGradient(
          paint.centre[0] - x,
          paint.centre[1] - y,
          0,
          paint.centre[0] - x,
          paint.centre[1] - y,
          paint.radius,
        )
  paint.inks.forEach((ink, at) => gradient.addColorStop(at / (paint.inks.length - 1), ink))
  return gradient
}

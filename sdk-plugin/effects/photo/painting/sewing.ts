import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'

export type Fill = SKRSContext2D['fillStyle']

export function fill(context: SKRSContext2D, path: string, ink: Fill, [x, y] = [0, 0]): void {
  context.save()
  context.translate(x, y)
  context.clip(new (canvasModule().Path2D)(path), 'evenodd')
  context.fillStyle = ink
  context.fillRect(-5, -5, 10, 12)
  context.restore()
}

export function line(context: SKRSContext2D, path: string, width: number, ink: Fill, dashes: number[] = []): void {
  context.lineWidth = width
  context.strokeStyle = ink
  context.lineCap = dashes.length > 0 ? 'butt' : 'round'
  context.setLineDash(dashes)
  context.stroke(new (canvasModule().Path2D)(path))
}

/** Of the strokes of a fold: so many that none is seen as a band. */
const WIDTHS = [2.1, 1.85, 1.6, 1.36, 1.12, 0.9, 0.68, 0.44] as const

/** Soft strokes: several over each other, as a canvas's blur would cost more than all the rest. */
export function folds(
  context: SKRSContext2D,
  strokes: readonly (readonly [path: string, width: number, ink: string])[],
) {
  for (const [path, width, ink] of strokes) {
    const faint =
      ink.slice(0, 7) +
      Math.round(parseInt(ink.slice(7), 16) / WIDTHS.length)
        .toString(16)
        .padStart(2, '0')
    for (const wide of WIDTHS) line(context, path, width * wide, faint)
  }
}

export function mirrored(context: SKRSContext2D, side: number, draw: () => void): void {
  context.save()
  context.scale(side, 1)
  draw()
  context.restore()
}

export function star(x: number, y: number, size: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = (at * Math.PI) / 5 - Math.PI / 2 + 0.6
    const far = at % 2 === 0 ? size : size * 0.42
    return `${(x + far * Math.cos(angle)).toFixed(3)} ${(y + far * Math.sin(angle)).toFixed(3)}`
  })
  return `M${points.join('L')}Z`
}

/** A round thing with one spot of light. */
export function bead(context: SKRSContext2D, x: number, y: number, size: number, body: Fill, light: Fill): void {
  for (const [far, radius, ink] of [
    [0, size, body],
    [0.28, size * 0.5, light],
  ] as const) {
    context.fillStyle = ink
    context.beginPath()
    context.arc(x - far * size, y - far * size, radius, 0, 2 * Math.PI)
    context.fill()
  }
}

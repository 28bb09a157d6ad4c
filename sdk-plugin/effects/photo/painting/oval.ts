import type { Size } from '../../../vision/index.ts'
import { hypot } from '../../hypot.ts'

/** Its middle and half of its sides, in pixels of a print. */
export interface Oval {
  x: number
  y: number
  wide: number
  high: number
}

/**
 * Visits the pixels of a print that lie in an oval, row by row.
 *
 * @param work Told which pixel, and how far that is from the middle: 0 there, 1 at the border
 */
export function eachInOval({ width, height }: Size, oval: Oval, work: (at: number, away: number) => void): void {
  const { x: cx, y: cy, wide, high } = oval
  const [left, right] = [Math.max(0, Math.ceil(cx - wide)), Math.min(width - 1, Math.floor(cx + wide))]
  const foot = Math.min(height - 1, Math.floor(cy + high))
  for (let y = Math.max(0, Math.ceil(cy - high)); y <= foot; y++) {
    const down = (y - cy) / high
    for (let x = left; x <= right; x++) {
      const away = hypot((x - cx) / wide, down)
      if (away < 1) work(y * width + x, away)
    }
  }
}

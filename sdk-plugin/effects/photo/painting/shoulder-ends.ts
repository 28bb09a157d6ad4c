import { smoothstep } from '../../colour.ts'
import type { Print } from '../photo.ts'

/** How far beyond the photo arms reach, how far inside of it they begin to fall, and how soft they end, in widths. */
const REACH = 0.1
const INSIDE = 0.035
const SOFT = 0.006
/** How much of a pixel somebody is at least to be there. */
const THERE = 0.5

/**
 * Lets shoulders end where a photo was continued beyond its sides: what goes on there is their mirror image, which would
 * lead them out of the picture. They fall in the round of an arm instead.
 *
 * @param mask Is changed
 */
export function endShoulders({ width, height, part }: Print, mask: Float32Array): void {
  if (!part) return
  if (part.left > 0) endAt(mask, { width, height, from: part.left, way: -1 })
  const last = part.left + part.width - 1
  if (last < width - 1) endAt(mask, { width, height, from: last, way: 1 })
}

interface Side {
  width: number
  height: number
  /** The photo's last column on that side, and the way out of it. */
  from: number
  way: -1 | 1
}

function endAt(mask: Float32Array, { width, height, from, way }: Side): void {
  const first = Math.min(width - 1, Math.max(0, Math.round(from - way * INSIDE * width)))
  const top = topOf(mask, width, height, first)
  if (top >= height - 1) return
  const reach = REACH * width
  const soft = SOFT * width
  for (let x = first; x >= 0 && x < width; x += way) {
    const out = Math.min(1, Math.abs(x - first) / reach)
    const edge = out < 1 ? top + (height - top) * (1 - Math.sqrt(1 - out * out)) : height + 2 * soft
    for (let y = 0, at = x; y < height && y < edge + soft; y++, at += width) {
      mask[at]! *= smoothstep(edge - soft, edge + soft, y)
    }
  }
}

/** How high somebody reaches in a column, from the foot of the picture on. */
function topOf(mask: Float32Array, width: number, height: number, column: number): number {
  let y = height - 1
  while (y > 0 && mask[y * width + column]! >= THERE) y--
  return y
}

import { copyOf, plane } from '../../kernels/memory.ts'
import { Bilinear } from '../../kernels/resample.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import type { Subject } from './subject.ts'

/** Where a head comes to be, as shares of the picture, how far it leans, in radians, and how tall its face is at most. */
export interface HeadMove {
  place: { x: number; y: number }
  lean: number
  tall: number
}

/**
 * Moves whoever a face belongs to, turned about the face and made smaller where it is too tall. The photo's own ground goes
 * along, and its border is drawn out to the sides.
 *
 * @returns The face and the mask there; what the frame cut off has no mask
 */
export function moveHead(
  print: Print,
  { mask }: Pick<Subject, 'mask'>,
  face: Face,
  { place: to, lean, tall }: HeadMove,
): { face: Face; mask: Float32Array } {
  const { width, height } = print
  const [fromX, fromY] = [face.x + face.width / 2, face.y + face.height / 2]
  const [toX, toY] = [to.x * width, to.y * height]
  const scale = Math.min(1, (tall * height) / face.height)
  const [cos, sin] = [Math.cos(lean) / scale, Math.sin(lean) / scale]
  const [r, g, b] = [print.r, print.g, print.b].map(copyOf) as [Float32Array, Float32Array, Float32Array]
  const shown = plane(mask.length)
  const place = new Bilinear(print)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const sx = fromX + (x - toX) * cos + (y - toY) * sin
      const sy = fromY - (x - toX) * sin + (y - toY) * cos
      place.moveTo(sx, sy)
      print.r[at] = place.of(r)
      print.g[at] = place.of(g)
      print.b[at] = place.of(b)
      // The frame cuts shoulders: below it they go on.
      if (sx > 0 && sy > 0 && sx < width - 1) shown[at] = place.of(mask)
    }
  }
  const [wide, high] = [scale * face.width, scale * face.height]
  return { face: { ...face, x: toX - wide / 2, y: toY - high / 2, width: wide, height: high }, mask: shown }
}

import type { Face } from '../../../vision/index.ts'
import type { Landmarks } from './landmarks.ts'
import { overlayOf } from './overlay.ts'
import { type PenStroke, pointed } from './small-body-ink.ts'

/** What a pen draws of a face, in distances between its eyes: across from their middle, and down from where `of` is. */
const STROKES: readonly { of: 'nose' | 'mouth'; strokes: readonly PenStroke[] }[] = [
  {
    of: 'nose',
    strokes: [
      // Wings, below the tip, down the shaded side of the ridge.
      [-0.17, -0.05, -0.27, -0.02, -0.28, 0.12, -0.17, 0.14, 0.026],
      [0.17, -0.07, 0.28, -0.03, 0.29, 0.12, 0.18, 0.14, 0.03],
      [-0.07, 0.15, -0.03, 0.19, 0.05, 0.19, 0.09, 0.14, 0.022],
      [0.12, -0.5, 0.1, -0.36, 0.11, -0.26, 0.15, -0.17, 0.015],
    ],
  },
  {
    of: 'mouth',
    strokes: [
      // Where a smile pushes the cheeks, and under the lower lip.
      [-0.36, -0.3, -0.48, -0.22, -0.56, -0.1, -0.57, 0.03, 0.016],
      [0.36, -0.3, 0.49, -0.22, 0.57, -0.1, 0.57, 0.04, 0.022],
      [-0.12, 0.22, -0.05, 0.25, 0.06, 0.25, 0.13, 0.21, 0.017],
    ],
  },
]

/** How far aside of a face's box its middle may have been found, in face widths, and how long it may be, in distances between
 * its eyes: beyond that something else passed for an eye or a mouth. */
const ASIDE = 0.06
const LONG = [0.85, 1.3] as const

/**
 * How much of a pen's ink there is at a place of the photo, 0 to 1: nose, smile and chin as caricaturists draw them; none
 * where it is not sure that the parts of the face are where they were found.
 */
export function inkedFace(parts: Landmarks, face: Face): (x: number, y: number) => number {
  if (!isFound(parts, face)) return () => 0
  const {
    eyes: [left, right],
    nose,
    mouth,
  } = parts
  const apart = right.x - left.x
  const middle = (left.x + right.x) / 2
  const part = { x: middle - apart, y: left.y - 0.2 * apart, width: 2 * apart, height: mouth.y - left.y + 0.8 * apart }
  const name = [middle, apart, nose.y, mouth.y].map((each) => each.toFixed(1)).join(' ')
  const {
    x: fromX,
    y: fromY,
    width,
    height,
    data,
  } = overlayOf(`inked face ${name}`, part, (context) => {
    context.fillStyle = '#000000'
    for (const { of, strokes } of STROKES) {
      context.save()
      context.translate(middle, of === 'nose' ? nose.y : mouth.y)
      context.scale(apart, apart)
      for (const stroke of strokes) pointed(context, stroke)
      context.restore()
    }
  })
  return (x, y) => {
    const u = x - fromX - 0.5
    const v = y - fromY - 0.5
    const column = Math.floor(u)
    const row = Math.floor(v)
    if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) return 0
    const at = 4 * (row * width + column) + 3
    const below = at + 4 * width
    const across = u - column
    const upper = data[at]! + (data[at + 4]! - data[at]!) * across
    const lower = data[below]! + (data[below + 4]! - data[below]!) * across
    return (upper + (lower - upper) * (v - row)) / 255
  }
}

/** Whether the parts of a face are for sure where they were found. */
export function isFound({ eyes: [left, right], mouth }: Landmarks, face: Face): boolean {
  const long = (mouth.y - left.y) / (right.x - left.x)
  const aside = Math.abs((left.x + right.x) / 2 - face.x - face.width / 2) / face.width
  return aside <= ASIDE && long >= LONG[0] && long <= LONG[1]
}

import type { Face } from '../../../vision/index.ts'
import { landmarksOf } from './landmarks.ts'
import { type Box, clearAround } from './silhouette.ts'

/** Boxes of an eye with its brow, of a nose's wings and of a mouth, in distances between the eyes. */
const EYE = { wide: 0.62, up: 0.4, down: 0.2 } as const
const NOSE = { wide: 0.44, up: 0.2, down: 0.1 } as const
const MOUTH = { wide: 0.92, up: 0.18, down: 0.22 } as const

/**
 * Where the features of faces are, and nothing but they, 0 to 1.
 *
 * @param light how light each pixel looks
 */
export function featureSpots(
  light: Float32Array,
  size: { width: number; height: number },
  faces: readonly Face[],
): Float32Array {
  const boxes = faces.flatMap((face): Box[] => {
    const { eyes, nose, mouth } = landmarksOf(light, size, face)
    const [left, right] = eyes
    const apart = right.x - left.x
    const box = (x: number, y: number, part: { wide: number; up: number; down: number }): Box => ({
      x: x - 0.5 * part.wide * apart,
      y: y - part.up * apart,
      width: part.wide * apart,
      height: (part.up + part.down) * apart,
    })
    return [
      box(left.x, left.y, EYE),
      box(right.x, right.y, EYE),
      box(nose.x, nose.y, NOSE),
      box(mouth.x, mouth.y, MOUTH),
    ]
  })
  return clearAround(size, boxes)
}

import type { Face, Size } from '../../../vision/index.ts'
import { mix, smoothstep } from '../../colour.ts'
import type { Print } from '../photo.ts'
import type { Painting } from './brush.ts'
import { featureSpots } from './feature-spots.ts'
import { eachInOval } from './oval.ts'

/** What is finished of a head, from the middle of its face's box, in widths and heights of that. */
const FACE = { down: 0.46, wide: 0.52, high: 0.68 } as const
/** Skin below a chin, where broad strokes would turn in rings. */
const NECK = { down: 1.07, wide: 0.42, high: 0.28 } as const

/**
 * Finishes faces as the last sitting does: the strokes are worked into each other until the features are the photo's
 * again, and the paint lies flatter there; towards hair and clothes the brushwork stays.
 *
 * @param print what is painted
 * @param finish 1 leaves no stroke in the midst of a face
 * @param neck the same for what is below it
 * @param features the same for eyes, nose and mouth, where `spots` has them: less on cheeks leaves skin to the brush
 */
export function finishFaces(
  painting: Painting,
  print: Print,
  faces: readonly Face[],
  { finish, neck, features }: { finish: number; neck: number; features?: Features | undefined },
) {
  for (const face of faces) {
    if (neck > 0) finishOval(painting, print, face, { ...NECK, finish: neck })
    finishOval(painting, print, face, { ...FACE, finish, features })
  }
}

interface Features {
  finish: number
  spots: Float32Array
}

interface Finished {
  down: number
  wide: number
  high: number
  finish: number
  features?: Features | undefined
}

function finishOval(
  { print: painted, relief }: Painting,
  print: Print,
  face: Face,
  { down, wide, high, finish, features }: Finished,
) {
  const middle = { x: face.x + 0.5 * face.width, y: face.y + down * face.height }
  eachInOval(print, { ...middle, wide: wide * face.width, high: high * face.height }, (at, away) => {
    const most = features ? mix(finish, features.finish, features.spots[at]!) : finish
    const share = most * smoothstep(1, 0.6, away)
    painted.r[at] = painted.r[at]! + (print.r[at]! - painted.r[at]!) * share
    painted.g[at] = painted.g[at]! + (print.g[at]! - painted.g[at]!) * share
    painted.b[at] = painted.b[at]! + (print.b[at]! - painted.b[at]!) * share
    relief[at] = relief[at]! * (1 - share)
  })
}

/** How far faces are finished; necks as far as features, so that skin ends where cloth begins. */
export function finishOf(
  { finish, features, together }: { finish: number; features?: number | undefined; together: boolean },
  light: Float32Array,
  size: Size,
  faces: readonly Face[],
) {
  const neck = together ? (features ?? finish) : 0
  if (features === undefined) return { finish, neck }
  return { finish, neck, features: { finish: features, spots: featureSpots(light, size, faces) } }
}

import type { Face } from '../../../vision/index.ts'
import { smoothstep } from '../../colour.ts'
import { hypot } from '../../hypot.ts'
import type { Print } from '../photo.ts'
import type { Painting } from './brush.ts'

/**
 * Finishes faces as the last sitting does: the strokes are worked into each other until the features are the photo's
 * again, and the paint lies flatter there; towards hair and neck the brushwork stays.
 *
 * @param print what is painted
 * @param finish 1 leaves no stroke in the midst of a face
 */
export function finishFaces(
  { print: painted, relief }: Painting,
  print: Print,
  faces: readonly Face[],
  finish: number,
) {
  const { width, height } = print
  for (const face of faces) {
    const cx = face.x + 0.5 * face.width
    const cy = face.y + 0.46 * face.height
    const rx = 0.52 * face.width
    const ry = 0.68 * face.height
    const right = Math.min(width, Math.ceil(cx + rx))
    const foot = Math.min(height, Math.ceil(cy + ry))
    for (let y = Math.max(0, Math.floor(cy - ry)); y < foot; y++) {
      for (let x = Math.max(0, Math.floor(cx - rx)); x < right; x++) {
        const share = finish * smoothstep(1, 0.6, hypot((x - cx) / rx, (y - cy) / ry))
        if (share === 0) continue
        const at = y * width + x
        painted.r[at] = painted.r[at]! + (print.r[at]! - painted.r[at]!) * share
        painted.g[at] = painted.g[at]! + (print.g[at]! - painted.g[at]!) * share
        painted.b[at] = painted.b[at]! + (print.b[at]! - painted.b[at]!) * share
        relief[at] = relief[at]! * (1 - share)
      }
    }
  }
}

import { smoothstep } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'

/** Between which shares what is below a chin goes from nothing to whole: cloth ends at a seam, no fleece of old ground. */
const [NONE, WHOLE] = [0.46, 0.7]
/** Where that begins below the chin and where all of it is so, in widths of the face. */
const [FROM, ALL] = [-0.04, 0.14]

/**
 * Gives shoulders a firm edge: a mask that was found at a coarse size has a wide soft one, which looks right round hair
 * and like a glow round cloth.
 *
 * @param mask Is changed
 */
export function firmShoulders(mask: Float32Array, width: number, faces: readonly Face[]): void {
  if (faces.length === 0) return
  const height = mask.length / width
  const [from, all] = [new Float32Array(width), new Float32Array(width)]
  let top = height
  for (let x = 0; x < width; x++) {
    const face = nearest(faces, x)
    const chin = face.y + face.height
    from[x] = chin + FROM * face.width
    all[x] = chin + ALL * face.width
    top = Math.min(top, from[x]!)
  }
  for (let y = Math.max(0, Math.floor(top)); y < height; y++) firmRow(mask, width, y, from, all)
}

function firmRow(mask: Float32Array, width: number, y: number, from: Float32Array, all: Float32Array): void {
  for (let x = 0, at = y * width; x < width; x++, at++) {
    const share = mask[at]!
    if (share <= 0 || share >= 1 || y < from[x]!) continue
    mask[at] = share + (smoothstep(NONE, WHOLE, share) - share) * smoothstep(from[x]!, all[x]!, y)
  }
}

/** Whose shoulders a column crosses, most likely. */
function nearest(faces: readonly Face[], x: number): Face {
  let [best, least] = [faces[0]!, Infinity]
  for (const face of faces) {
    const far = Math.abs(x - face.x - face.width / 2) / face.width
    if (far < least) [best, least] = [face, far]
  }
  return best
}

import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import type { HalfLength } from './half-length.ts'
import { plainBody } from './plain-body.ts'
import { withoutRags } from './rags.ts'
import { firmShoulders } from './shoulders.ts'

interface Cut {
  mask: Float32Array
  faces: readonly Face[]
}

/** How much of the photo there must be below chins, and beside the middles of faces, for cloth to go on from there: in face
 * widths. */
const [BELOW, BESIDE] = [0.42, 0.8]

/** Whether the photo ends so near to somebody's head that there is no shoulder to go on from. */
export function isCutAtNeck({ width, height }: Print, faces: readonly Face[]): boolean {
  return faces.some((face) => {
    if (face.height < 0.5 * faces[0]!.height) return false
    const middle = face.x + face.width / 2
    return height - face.y - face.height < BELOW * face.width || Math.min(middle, width - middle) < BESIDE * face.width
  })
}

/** Shows people half-length, down to the foot of the picture, who have shoulders in the photo. */
export function halfFigure(print: Print, { mask, faces }: Cut, to: HalfLength): { mask: Float32Array; faces: Face[] } {
  const cut = withoutRags(mask, print, faces)
  firmShoulders(cut, print.width, faces)
  return plainBody(print, { mask: cut, faces }, to)
}

/** The same for a photo from nearer than that; who is smaller, or a head alone, stays as in the photo. */
export function stepBack(print: Print, { mask, faces }: Cut, to: HalfLength): { mask: Float32Array; faces: Face[] } {
  const [face] = faces
  if (!face || face.height <= to.tall * print.height || isCutAtNeck(print, faces)) return { mask, faces: [...faces] }
  // Who stand close together part where the photo shows it: none of them goes on below it.
  const isGroup = faces.some((other) => other !== face && other.height > 0.5 * face.height)
  return halfFigure(print, { mask, faces }, isGroup ? { ...to, chin: 1 } : to)
}

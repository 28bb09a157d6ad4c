import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { wornBy } from './without-hair.ts'

/** How unlike skin cloth is, as squares of shares of red and green. */
const ALIKE = 0.0016
/** Where a neck may be: widths of the face to the side of its middle, and below the chin. */
const NECK = { aside: 0.36, down: 0.5 } as const

/**
 * What people wear, 0 to 1 for each pixel: what is below the chin, neither hair nor the skin of the neck.
 *
 * @param mask How much of each pixel belongs to them
 */
export function clothOf(print: Print, mask: Float32Array, faces: readonly Face[]): Float32Array {
  const { width, height } = print
  const cloth = new Float32Array(mask.length)
  for (const face of faces) {
    const worn = wornBy(print, mask, face)
    const isSkin = skinOf(print, face)
    const middle = face.x + face.width / 2
    const chin = face.y + face.height
    const left = middle - 1.7 * face.width
    const right = middle + 1.7 * face.width
    for (let y = Math.max(0, Math.round(chin)); y < height; y++) {
      const down = (y - chin) / face.width
      const below = smoothstep(0.02, 0.1, down)
      for (let x = Math.max(0, Math.round(left)); x < Math.min(width, right); x++) {
        const at = y * width + x
        if (worn[at] === 0) continue
        const aside = Math.abs(x - middle) / face.width
        const neck = smoothstep(NECK.aside + 0.06, NECK.aside, aside) * smoothstep(NECK.down + 0.1, NECK.down, down)
        cloth[at] = Math.max(cloth[at]!, worn[at]! * below * (1 - neck * isSkin(at)))
      }
    }
  }
  const [face] = faces
  return face ? blur(cloth, width, height, Math.max(0.6, face.width / 90)) : cloth
}

/** How much a pixel's hue is that of the cheeks, light or in the shade. */
function skinOf({ width, r, g, b }: Print, face: Face): (at: number) => number {
  const hue = (at: number) => {
    const sum = r[at]! + g[at]! + b[at]! + 0.01
    return [r[at]! / sum, g[at]! / sum] as const
  }
  let [red, green, count] = [0, 0, 0]
  for (const u of [0.3, 0.4, 0.6, 0.7]) {
    const at = Math.round(face.y + 0.62 * face.height) * width + Math.round(face.x + u * face.width)
    const [ownRed, ownGreen] = hue(at)
    red += ownRed
    green += ownGreen
    count++
  }
  const [meanRed, meanGreen] = [red / count, green / count]
  return (at) => {
    const [ownRed, ownGreen] = hue(at)
    return smoothstep(4 * ALIKE, ALIKE, (ownRed - meanRed) ** 2 + (ownGreen - meanGreen) ** 2)
  }
}

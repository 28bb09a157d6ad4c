import { smoothstep } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { wornCloth } from './worn-cloth.ts'

/** How far below the middle of a face its neck begins, in heights of the face. */
const NECK = 0.6

/** The column of a neck's middle below a face that leans, in radians. */
export function neckOf({ x, width, height }: Pick<Face, 'x' | 'width' | 'height'>, lean: number): number {
  return x + width / 2 - Math.sin(lean) * NECK * height
}

/** Where a cloak closes around a neck, at a column. */
export function neckline(cx: number, cy: number, wide: number, high: number, x: number): number {
  const t = Math.min(1, Math.abs(x - cx) / wide)
  // It dips in the middle, so that a chin stands on a neck.
  return cy + (0.86 - Math.min(0.19, 2 * t * t) - 0.12 * t * t) * high
}

/** Adds shoulders below a face, where the cloak hangs from. */
export function drape(figure: Float32Array, { width, height }: Print, face: Face): void {
  const middle = face.x + face.width / 2
  const neck = face.y + 1.12 * face.height
  for (let y = Math.max(0, Math.floor(neck)); y < height; y++) {
    const t = (y - neck) / (1.05 * face.height)
    const reach = face.width * (t < 1 ? 0.4 + 1.15 * Math.sqrt(t * (2 - t)) : 1.55 + 0.22 * (t - 1))
    const last = Math.min(width - 1, Math.floor(middle + reach))
    for (let x = Math.max(0, Math.ceil(middle - reach)); x <= last; x++) {
      const at = y * width + x
      figure[at] = Math.max(figure[at]!, Math.min(1, (reach - Math.abs(x - middle)) / 2))
    }
  }
}

/** Takes what somebody wears in the photo out of what is seen of a head, in place: a cloak lies over it. */
export function hideCloth(head: Float32Array, print: Print, mask: Float32Array, face: Face): void {
  const worn = wornCloth(print, mask, face)
  if (!worn) return
  const { width, height } = print
  for (let y = Math.max(0, Math.round(face.y + 0.8 * face.height)); y < height; y++) {
    const below = smoothstep(0.8, 0.95, (y - face.y) / face.height)
    for (let x = 0, at = y * width; x < width; x++, at++) head[at]! *= 1 - below * worn.share[at]!
  }
}

import type { Rgb } from '../../colour.ts'
import { medianOf } from '../../median.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'

/** Where the hair of a crown is looked at, in widths and heights of the face. */
const CROWN = [-0.12, -0.2].flatMap((v) => [0.2, 0.35, 0.5, 0.65, 0.8].map((u) => [u, v] as const))

/** What hair is made of on the whole, above the face: at a parting there is skin, and in the sun it shines. */
export function usualHair(
  { width, height, r, g, b }: Print,
  { mask, faces }: { mask: Float32Array; faces: readonly Face[] },
): Rgb {
  const face = faces[0]!
  const places = CROWN.flatMap(([u, v]) => {
    const x = Math.min(width - 1, Math.max(0, Math.round(face.x + u * face.width)))
    const y = Math.min(height - 1, Math.max(0, Math.round(face.y + v * face.height)))
    return mask[y * width + x]! > 0.5 ? [y * width + x] : []
  })
  if (places.length === 0) return [0.02, 0.02, 0.02]
  return [r, g, b].map((channel) => medianOf(places.map((at) => channel[at]!))) as [number, number, number]
}

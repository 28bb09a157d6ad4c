import type { Rgb } from '../../colour.ts'
import type { Print } from '../photo.ts'
import type { Box } from './silhouette.ts'

/** The mean colour of nose and cheeks. */
export function cheekOf({ width, height, r, g, b }: Print, face: Box): Rgb {
  const sums: [number, number, number] = [0, 0, 0]
  for (let u = 0.3; u < 0.71; u += 0.1) {
    const x = Math.min(width - 1, Math.max(0, Math.round(face.x + u * face.width)))
    const y = Math.min(height - 1, Math.max(0, Math.round(face.y + 0.58 * face.height)))
    for (const [c, of] of [r, g, b].entries()) sums[c as 0] += of[y * width + x]! / 5
  }
  return sums
}

import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import type { Print } from '../photo.ts'

export interface ShadowOptions {
  /** How far it falls, in pixels. */
  right: number
  down: number
  soft: number
  /** Light that it takes. */
  strength: number
}

/**
 * Lets a thing that does not fill its print throw a shadow on what will lie below: where the print then only darkens, it is
 * black.
 *
 * @param share How much of each pixel the thing covers.
 * @returns how much of each pixel there is, the shadow included
 */
export function sharedWithShadow(
  { width, height, r, g, b }: Print,
  share: Float32Array,
  { right, down, soft, strength }: ShadowOptions,
): Float32Array {
  const blurred = blur(share, width, height, soft)
  const [dx, dy] = [Math.round(right), Math.round(down)]
  const made = new Float32Array(share.length)
  for (let y = 0; y < height; y++) {
    const row = Math.max(0, y - dy) * width
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const own = share[at]!
      const all =
        own + (1 - own) * strength * smoothstep(0, 1, blurred[row + Math.min(width - 1, Math.max(0, x - dx))]!)
      made[at] = all
      if (own >= 1 || all <= 0) continue
      r[at]! *= own / all
      g[at]! *= own / all
      b[at]! *= own / all
    }
  }
  return made
}

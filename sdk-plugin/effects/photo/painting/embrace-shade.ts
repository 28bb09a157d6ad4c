import { smoothstep } from '../../colour.ts'
import type { Print } from '../photo.ts'
import type { Box } from './silhouette.ts'

/** How much of its light hair has lost that hangs between the two of them, below his chin. */
const BETWEEN = 0.68

/** Hair that hangs down between two who are so close is in the shade of both. */
export function shadeBetween({ width, height, r, g, b }: Print, heads: Float32Array, face: Box): void {
  const cx = face.x + face.width / 2
  const cy = face.y + face.height / 2
  const foot = Math.min(height, Math.ceil(cy + 2 * face.height))
  for (let y = Math.max(0, Math.floor(cy)); y < foot; y++) {
    const v = (y - cy) / (0.62 * face.height)
    const below = smoothstep(0.05, 0.45, v) * smoothstep(2.9, 1.9, v)
    for (let x = Math.max(0, Math.floor(cx - face.width)); x < cx; x++) {
      const at = y * width + x
      if (heads[at] === 0) continue
      const u = (x - cx) / (0.46 * face.width)
      const beside = smoothstep(0.98, 1.1, u * u + v * v) * smoothstep(-0.35, -0.55, u)
      const dim = 1 - BETWEEN * heads[at]! * below * beside
      r[at]! *= dim
      g[at]! *= dim
      b[at]! *= dim
    }
  }
}

import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { hypot } from '../../hypot.ts'

/**
 * Deepens eyes, brows, nostrils and lips before a picture is made of few colours, stitches or dots: what differs from
 * the skin around it differs more, in each channel, so that lips are redder as well.
 *
 * @param strength 1 doubles what is darker than its surroundings; lights gain a third of that.
 */
export function clearFeatures(print: Print, faces: readonly Face[], strength: number): void {
  for (const face of faces) clearFace(print, face, strength)
}

function clearFace({ width, height, ...planes }: Print, face: Face, strength: number): void {
  const [cx, cy] = [face.x + 0.5 * face.width, face.y + 0.55 * face.height]
  const [rx, ry] = [0.46 * face.width, 0.44 * face.height]
  const [left, top] = [Math.max(0, Math.floor(cx - rx)), Math.max(0, Math.floor(cy - ry))]
  const [w, h] = [Math.min(width, Math.ceil(cx + rx)) - left, Math.min(height, Math.ceil(cy + ry)) - top]
  if (w < 4 || h < 4) return
  for (const channel of [planes.r, planes.g, planes.b]) {
    const seen = plane(w * h)
    for (let y = 0, at = 0; y < h; y++) {
      const row = (top + y) * width + left
      for (let x = 0; x < w; x++, at++) seen[at] = Math.sqrt(Math.max(0, channel[row + x]!))
    }
    const around = blur(seen, w, h, Math.max(1, 0.075 * face.width))
    for (let y = 0, at = 0; y < h; y++) {
      const row = (top + y) * width + left
      for (let x = 0; x < w; x++, at++) {
        const inside = smoothstep(1, 0.72, hypot((left + x - cx) / rx, (top + y - cy) / ry))
        if (inside === 0) continue
        const detail = seen[at]! - around[at]!
        const made = Math.max(0, seen[at]! + detail * inside * strength * (detail < 0 ? 1 : 0.33))
        channel[row + x] = made * made
      }
    }
  }
}

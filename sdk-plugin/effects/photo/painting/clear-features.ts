import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { deepenPart, rootsOf } from '../../kernels/tones.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'

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
  const inside = insideOf({ x: cx - left, y: cy - top, rx, ry }, w, h)
  const area = { left, top, width: w, height: h }
  for (const channel of [planes.r, planes.g, planes.b]) {
    const seen = rootsOf(channel, width, area)
    const around = blur(seen, w, h, Math.max(1, 0.075 * face.width))
    deepenPart(channel, width, area, { seen, around, inside, strength, lights: 0.33 * strength })
  }
}

/** How far each pixel of a face's box is within its oval, 0 to 1. */
function insideOf({ x: cx, y: cy, rx, ry }: { x: number; y: number; rx: number; ry: number }, w: number, h: number) {
  const inside = plane(w * h, false)
  for (let y = 0, at = 0; y < h; y++) {
    const v = (y - cy) / ry
    for (let x = 0; x < w; x++, at++) {
      const u = (x - cx) / rx
      inside[at] = smoothstep(1, 0.72, Math.sqrt(u * u + v * v))
    }
  }
  return inside
}

import { canvasModule } from '../../../text/skia.ts'
import { LIGHT, mix, smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'
import type { Afloat } from './afloat.ts'
import { drawGown, SIZE } from './gown-drawing.ts'

/** What reaches out of the water: the neck, the breast and the shoulders, each with half its size. */
const RAISED: readonly (readonly [u: number, v: number, wide: number, high: number])[] = [
  [0, 0.7, 0.5, 0.5],
  [0, 1.2, 1.2, 0.86],
]

/** How far a place of the drawing would be out of the water: 1 at most. */
function raisedAt(u: number, v: number): number {
  let least = 16
  for (let each = 0; each < RAISED.length; each++) {
    const [ru, rv, wide, high] = RAISED[each]!
    const across = (u - ru) / wide
    const down = (v - rv) / high
    const far = across * across + down * down
    if (far < least) least = far
  }
  return 1 - Math.sqrt(least)
}

/**
 * Dresses who lies in the water in a long gown, in place of what the photo had below the chin.
 *
 * @returns Who lies there with it, how far it would reach out of calm water: 1 at most, below 0 what is in it; and how
 *   much of each pixel is gown
 */
export function dress(print: Print, { faces, mask, lean }: Afloat, seed: number) {
  const { width, height, r, g, b } = print
  const shown = plane(mask.length)
  const raised = plane(mask.length).fill(-3)
  const worn = plane(mask.length)
  const [face] = faces
  if (!face) return { mask, raised, worn }
  // Strokes over all of it and ripples are broader than what half the size loses.
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const context = canvasModule().createCanvas(w, h).getContext('2d')
  context.scale(0.5, 0.5)
  drawGown(context, face, { lean, seed })
  const { data } = context.getImageData(0, 0, w, h)
  const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
  const [cos, sin] = [Math.cos(lean) / (SIZE * face.width), Math.sin(lean) / (SIZE * face.width)]
  const chin = 0.62 - (0.5 * (face.height / face.width)) / SIZE
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const from = ((y >> 1) * w + (x >> 1)) * 4
      if (mask[at] === 0 && data[from + 3] === 0) continue
      const dx = x - cx
      const dy = y - cy
      const u = dx * cos + dy * sin
      const v = -dx * sin + dy * cos + chin
      const cloth = data[from + 3]! / 255
      // Hair ends at the shoulders; what was worn at the neck is under the gown and flowers.
      const own = mask[at]! * smoothstep(mix(0.8, 0.72, smoothstep(0.62, 0.5, Math.abs(u))), 0.64, v)
      shown[at] = own + (1 - own) * cloth
      if (shown[at] === 0) continue
      raised[at] = raisedAt(u, v)
      if (cloth === 0) continue
      worn[at] = cloth
      r[at]! += (LIGHT[data[from]!]! - r[at]!) * cloth
      g[at]! += (LIGHT[data[from + 1]!]! - g[at]!) * cloth
      b[at]! += (LIGHT[data[from + 2]!]! - b[at]!) * cloth
    }
  }
  return { mask: shown, raised, worn }
}

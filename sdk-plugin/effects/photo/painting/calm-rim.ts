import { smoothstep } from '../../colour.ts'
import { hypot } from '../../hypot.ts'
import type { Face } from '../../../vision/index.ts'

/** Half of a face that is lit from the front, and of its head with ears and hair, in its widths and heights. */
const FACE = { wide: 0.37, high: 0.64 } as const
const HEAD = { wide: 1, high: 1.05 } as const

/**
 * Holds what is beside a face below a tone: a lamp from behind shines through ears and the rim of hair, which the lightest
 * ink would tear to shreds.
 *
 * @param tones Changed in place
 * @param most What is left of lights
 */
export function calmRims(
  tones: Float32Array,
  { width, height }: { width: number; height: number },
  faces: readonly Face[],
  most: number,
): void {
  for (const face of faces) {
    const cx = face.x + face.width / 2
    const cy = face.y + face.height / 2
    const rx = HEAD.wide * face.width
    const ry = HEAD.high * face.height
    for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, cy + ry); y++) {
      const v = y - cy
      for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, cx + rx); x++) {
        const at = y * width + x
        if (tones[at]! <= most) continue
        const u = x - cx
        const beside = smoothstep(0.86, 1, hypot(u / (FACE.wide * face.width), v / (FACE.high * face.height)))
        const about = smoothstep(1, 0.85, hypot(u / rx, v / ry))
        tones[at]! += (most - tones[at]!) * beside * about
      }
    }
  }
}

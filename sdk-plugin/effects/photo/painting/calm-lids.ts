import { mix, smoothstep } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { cheekOf } from './cheek.ts'
import type { Landmarks } from './landmarks.ts'

/** Where the lid and what is above it lie, in distances between both eyes: the middle above the eye's, half of its sides. */
const LID = { up: 0.26, wide: 0.42, high: 0.22 } as const
/** How far its hue goes to that of a cheek, and how much of the difference in light stays. */
const [ALIKE, DEEP] = [0.85, 0.55] as const

/** Gives lids the hue of the skin around them: enlarged and in clear washes, what is a little rosy there would be sore. */
export function calmLids(print: Print, face: Face, { eyes: [left, right] }: Pick<Landmarks, 'eyes'>): void {
  const { width, height, r, g, b } = print
  const apart = right.x - left.x
  const cheek = cheekOf(print, face)
  const light = 0.3 * cheek[0] + 0.59 * cheek[1] + 0.11 * cheek[2]
  const [wide, high] = [LID.wide * apart, LID.high * apart]
  for (const eye of [left, right]) {
    const cy = eye.y - LID.up * apart
    for (let y = Math.max(0, Math.ceil(cy - high)); y < Math.min(height, cy + high); y++) {
      for (let x = Math.max(0, Math.ceil(eye.x - wide)); x < Math.min(width, eye.x + wide); x++) {
        const far = Math.sqrt(((x - eye.x) / wide) ** 2 + ((y - cy) / high) ** 2)
        const at = y * width + x
        const own = 0.3 * r[at]! + 0.59 * g[at]! + 0.11 * b[at]!
        // Lashes and brows are no skin.
        const share = ALIKE * smoothstep(1, 0.6, far) * smoothstep(0.16, 0.34, own / light)
        if (share === 0) continue
        const tone = (own / light) ** DEEP
        r[at] = mix(r[at]!, cheek[0] * tone, share)
        g[at] = mix(g[at]!, cheek[1] * tone, share)
        b[at] = mix(b[at]!, cheek[2] * tone, share)
      }
    }
  }
}

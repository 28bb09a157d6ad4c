import { mix, smoothstep } from '../../colour.ts'
import type { Print } from '../photo.ts'

/** How light hair and shade are at most that gold is mirrored in, in linear light, and what that makes of red, green and blue. */
const SHADE = 0.34
const GOLDEN = [1.14, 0.92, 0.54] as const
/** How much darker it is for that. */
const DEEPER = 0.16

/**
 * Gold all around is seen in whatever is not in the light: hair and shaded flesh are warmer and deeper. Changes the print.
 *
 * @param head How much of each pixel is flesh and hair, 0 to 1
 */
export function reflectGold({ r, g, b }: Print, head: Float32Array): void {
  for (let at = 0; at < head.length; at++) {
    if (head[at] === 0) continue
    const light = 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!
    if (light >= SHADE) continue
    const share = head[at]! * smoothstep(SHADE, 0.1, light)
    const deep = 1 - DEEPER * share
    r[at]! *= mix(1, GOLDEN[0], share) * deep
    g[at]! *= mix(1, GOLDEN[1], share) * deep
    b[at]! *= mix(1, GOLDEN[2], share) * deep
  }
}

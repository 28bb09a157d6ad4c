import { smoothstep } from '../../colour.ts'
import { hypot } from '../../hypot.ts'
import type { Face } from '../../../vision/index.ts'
import { closedOf } from './closed.ts'

/** How far skin reaches from the middle of a face, in its widths and heights, and how light it is left. */
const OVAL = { wide: 0.51, high: 0.56, middle: 0.52 } as const
const BARE = 0.95
/** Beside and above a face what is darker than skin is hair; the rest is skin, however dark a lens saw it. */
const HAIR = { from: 0.3, full: 0.4 } as const
const MIDDLE = { from: 0.66, until: 0.84 } as const
/** How much narrower a jaw is than its face. */
const JAW = 3.2
/** A feature is darker than what is about it, by these shares of that, and narrower than twice this share of a face. */
const FEATURE = { from: 0.86, full: 0.66, half: 0.045 } as const

/**
 * Leaves faces the bare paper of a woodblock print, but for their features: no block was cut for the shade of a cheek.
 *
 * @param tones Changed in place
 * @param spots Where features are, 0 to 1
 */
export function bareSkin(
  tones: Float32Array,
  spots: Float32Array,
  { width, height }: { width: number; height: number },
  faces: readonly Face[],
): void {
  for (const face of faces) {
    const cx = face.x + face.width / 2
    const cy = face.y + OVAL.middle * face.height
    const rx = OVAL.wide * face.width
    const ry = OVAL.high * face.height
    const left = Math.max(0, Math.floor(cx - rx))
    const top = Math.max(0, Math.floor(cy - ry))
    const w = Math.min(width, Math.ceil(cx + rx)) - left
    const h = Math.min(height, Math.ceil(cy + ry)) - top
    const about = closedOf(tones, width, { x: left, y: top, width: w, height: h }, FEATURE.half * face.width)
    for (let y = top; y < top + h; y++) {
      const v = (y - cy) / ry
      for (let x = left; x < left + w; x++) {
        const at = y * width + x
        const own = tones[at]!
        if (own >= BARE) continue
        const u = (x - cx) / rx
        const far = hypot(u * (1 + JAW * Math.max(0, v) ** 2), v)
        const middle = smoothstep(MIDDLE.until, MIDDLE.from, v < 0 ? far : Math.abs(u))
        const skin = Math.max(middle, smoothstep(HAIR.from, HAIR.full, own))
        const darker = own / Math.max(0.01, about[(y - top) * w + x - left]!)
        const feature = smoothstep(0.1, 0.55, spots[at]!) * smoothstep(FEATURE.from, FEATURE.full, darker)
        tones[at] = own + (BARE - own) * smoothstep(1, 0.96, far) * skin * (1 - feature)
      }
    }
  }
}

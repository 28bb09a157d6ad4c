import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Draft } from './draft.ts'
import { hatchAll, type Stroke } from './hatching.ts'
import { inkLines } from './ink-lines.ts'

/** A pen over the contours: it swells where they are strong and leaves the paper in a point. */
const POINTED: readonly Stroke[] = [
  { apart: 2.6, length: 190, half: [0.6, 2.1], press: [0.8, 1], from: 0.25, full: 1, past: 3, least: 20 },
]
/** A pen that follows the locks of hair, pressed where they are dark. */
const NIB: readonly Stroke[] = [
  {
    apart: 15,
    length: 330,
    half: [0.45, 1.5],
    press: [0.5, 0.95],
    from: 0.3,
    full: 1,
    past: 12,
    least: 70,
    even: true,
  },
]
/** And that hatches the shades of skin and cloth, lightly. */
const SHADE: readonly Stroke[] = [
  { apart: 7.5, length: 90, half: [0.4, 0.8], press: [0.3, 0.7], from: 0.15, full: 1, past: 8, least: 24, even: true },
]
type Drawing = Pick<Draft, 'light' | 'contours' | 'flow' | 'slant'> & {
  hair?: Float32Array | undefined
  mask: Float32Array
  /** Lines that are drawn already, 0 to 1. */
  inked?: Float32Array | undefined
}

/**
 * What a pen draws of people before colour is laid: a whole outline, contours within it stroke by stroke, locks of hair
 * and the shades of skin and cloth. 0 to 1.
 */
export function penLines(
  { light, contours, flow, slant, hair, mask, inked }: Drawing,
  size: { width: number; height: number },
  { unit, seed }: { unit: number; seed: number },
): Float32Array {
  const lines = inkLines(plane(mask.length), size, { unit, seed, mask })
  // The outline is drawn already.
  const inner = blur(mask, size.width, size.height, 4 * unit)
  const [within, locks, shade] = [plane(mask.length), plane(mask.length), plane(mask.length)]
  for (let at = 0; at < within.length; at++) {
    const lock = hair ? hair[at]! : 0
    within[at] = contours[at]! * smoothstep(0.9, 0.99, inner[at]!)
    locks[at] = lock ** 2 * (1.15 - 0.6 * light[at]!)
    shade[at] = mask[at]! * (1 - lock) * smoothstep(0.5, 0.12, light[at]!)
  }
  hatchAll(flow, within, lines, { strokes: POINTED, unit, seed: seed + 47 })
  hatchAll(flow, locks, lines, { strokes: NIB, unit, seed: seed + 63 })
  hatchAll(slant, shade, lines, { strokes: SHADE, unit, seed: seed + 71 })
  if (inked) for (let at = 0; at < lines.length; at++) lines[at] = Math.max(lines[at]!, 0.9 * inked[at]!)
  return lines
}

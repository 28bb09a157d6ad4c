import { smoothstep } from '../../colour.ts'
import type { Face } from '../../../vision/index.ts'
import { skinTone } from './sketch.ts'

/** Between jaw and locks it is dark: how dark beside skin that is, and how light skin has to be to tell it from its shade. */
const HOLLOW = [0.42, 0.26] as const
const LIGHT_SKIN = 0.5

/** How far down it goes where it is farthest out, in half heights of a head. */
const DEEPEST = 1.2

/** How far down it goes: the neck before it is round, so that it ends in a slant. @param u Out from the middle of the face */
const ends = (u: number) => Math.min(DEEPEST - 0.12, 0.88 + 0.35 * Math.max(0, u - 0.3))

/**
 * What is far darker than somebody's skin beside the jaw is the hollow between that and the locks: it is hair.
 *
 * @param light Of the photo, before its lamp was evened out
 * @param hair Changed in place
 */
export function fillHollows(
  hair: Float32Array,
  light: Float32Array,
  { width, height }: { width: number; height: number },
  faces: readonly Face[],
): void {
  for (const face of faces) {
    const skin = skinTone(light, { width, height }, face)
    if (skin < LIGHT_SKIN) continue
    const [cx, cy] = [face.x + face.width / 2, face.y + 0.5 * face.height]
    const [rx, ry] = [0.56 * face.width, 0.6 * face.height]
    for (let y = Math.max(0, Math.floor(cy)); y < Math.min(height, cy + DEEPEST * ry); y++) {
      const v = (y - cy) / ry
      for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, cx + rx); x++) {
        const at = y * width + x
        const u = Math.abs(x - cx) / rx
        const beside =
          smoothstep(0.5, 0.56, Math.sqrt(u * u + v * v)) *
          smoothstep(0.24, 0.34, u + 0.12 * smoothstep(0.5, 0.7, v)) *
          smoothstep(0.12, 0, v - ends(u))
        if (beside > 0)
          hair[at] = Math.max(hair[at]!, beside * smoothstep(HOLLOW[0] * skin, HOLLOW[1] * skin, light[at]!))
      }
    }
  }
}

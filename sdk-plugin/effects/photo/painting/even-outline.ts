import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import type { Print } from '../photo.ts'

/** How large the notches of an outline are that a pen does not follow, in widths of a face. */
const ROUND = 0.035

/**
 * A pen goes along a head of hair in one line: locks and single hairs at its edge would be a saw's teeth. In place.
 *
 * @param face Its width
 */
export function evenOutline(mask: Float32Array, { width, height }: Print, face: number): void {
  const soft = blur(mask, width, height, ROUND * face)
  for (let at = 0; at < mask.length; at++) mask[at] = smoothstep(0.4, 0.6, soft[at]!)
}

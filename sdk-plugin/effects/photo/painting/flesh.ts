import { smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'
import type { Subject } from './subject.ts'

/**
 * Faces without hair that hangs over them, 0 to 1.
 *
 * @param until Down to which row hair counts, in heights of a face from its top: below, brows and shade may be taken for it.
 * Default all of it
 */
export function fleshOf(
  { faces }: Pick<Subject, 'faces'>,
  { width, height }: Pick<Print, 'width' | 'height'>,
  hair?: Float32Array,
  until = Infinity,
): Float32Array {
  const flesh = plane(width * height)
  for (const face of faces) {
    const cx = face.x + 0.5 * face.width
    const cy = face.y + 0.52 * face.height
    const rx = 0.52 * face.width
    const ry = 0.62 * face.height
    for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, cy + ry); y++) {
      const down = (y - face.y) / face.height
      const counts = until === Infinity ? 1 : smoothstep(until, until - 0.12, down)
      for (let x = Math.max(0, Math.floor(cx - rx)), at = y * width + x; x < Math.min(width, cx + rx); x++, at++) {
        const inside = smoothstep(1, 0.72, Math.sqrt(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2))
        flesh[at] = Math.max(flesh[at]!, inside * (1 - (hair ? counts * hair[at]! : 0)))
      }
    }
  }
  return flesh
}

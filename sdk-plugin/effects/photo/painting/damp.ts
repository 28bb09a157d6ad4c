import { shrink } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import type { Subject } from './subject.ts'

/** How dry paper was again when a face was painted on it: its tones end in edges. */
const DRY_FACE = 0.75

/**
 * Where people are painted on damp paper, at half the size.
 *
 * @param share How damp it is
 * @param face How much each pixel of the whole size belongs to a face, where that is painted on drier paper
 */
export function dampOf(
  { mask }: Pick<Subject, 'mask'>,
  { width, height }: Print,
  share: number,
  face?: Float32Array,
): Float32Array {
  const { plane: damp } = shrink(mask, width, height)
  const dry = face && shrink(face, width, height).plane
  for (let at = 0; at < damp.length; at++) damp[at]! *= share * (1 - (dry ? DRY_FACE * dry[at]! : 0))
  return damp
}

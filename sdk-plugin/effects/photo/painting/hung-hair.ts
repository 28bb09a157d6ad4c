import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { hairIn } from './hair.ts'
import { usualHair } from './usual-hair.ts'
import { pointed } from './kept-head.ts'

/** How far from the middle of a face hair hangs, in its widths: beside the neck, and no further than shoulders. */
const BESIDE = { from: 0.3, to: 1.12 } as const
/** How far down it hangs at most, in heights of the face from its top. */
const LONGEST = 1.62

/**
 * Adds hair that falls beside the neck over what is worn, and ends in locks, to what is seen of a head.
 *
 * @param head How much of each pixel is flesh and hair, 0 to 1; changed in place
 * @param hung Where the middle of the neck is, default below that of the face; how far down hair hangs at most, in heights of
 * the face from its top, default 1.62
 */
export function hangHair(
  head: Float32Array,
  print: Print,
  mask: Float32Array,
  face: Face,
  { middle = face.x + face.width / 2, longest = LONGEST }: { middle?: number; longest?: number } = {},
): void {
  const { width, height } = print
  const hair = hairIn(print, { mask, faces: [face] }, usualHair(print, { mask, faces: [face] }))
  const hangs = plane(hair.length)
  const first = Math.max(0, Math.round(face.y + 0.6 * face.height))
  for (let y = first; y < height; y++) {
    for (let x = 0, to = y * width; x < width; x++, to++) {
      if (hair[to]! < 0.1) continue
      const u = (x - middle) / face.width
      const aside = Math.abs(u)
      if (aside < BESIDE.from || aside > BESIDE.to) continue
      const end = face.y + face.height * (longest - 1.2 * pointed(u))
      hangs[to] = smoothstep(0.25, 0.5, hair[to]!) * smoothstep(end, end - 0.05 * face.height, y)
    }
  }
  // Crumbs of it are none.
  const whole = blur(hangs, width, height, Math.max(1, 0.02 * face.width))
  for (let to = first * width; to < head.length; to++) {
    if (whole[to]! > 0.4) head[to] = Math.max(head[to]!, smoothstep(0.42, 0.62, whole[to]!) * mask[to]!)
  }
}

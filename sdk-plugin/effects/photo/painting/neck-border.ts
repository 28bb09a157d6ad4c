import { smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'
import type { Subject } from './subject.ts'
import { wornCloth } from './worn-cloth.ts'

/** How far from the middle of a face a neck reaches, in its widths, and how far down, in its heights from its top. */
const NECK = { wide: 0.62, from: 0.86, to: 1.75 } as const
/** How much lighter than its tone a neck is drawn, and how much darker the cloth. */
const APART = { neck: 0.17, cloth: 0.18 } as const

/**
 * Tells necks from what is worn around them, as a hand does: the one lighter, the other darker, in place.
 *
 * @param who How much of each pixel is hair, how light it is drawn; how far the two are parted
 * @returns The line between them, 0 to 1; undefined where cloth is much like skin
 */
export function collarOf(
  print: Print,
  { mask, faces }: Subject,
  { hair, light, collar }: { hair: Float32Array; light: Float32Array; collar: number },
): Float32Array | undefined {
  const { width, height } = print
  let line: Float32Array | undefined
  for (const face of faces.slice(0, 2)) {
    const worn = wornCloth(print, mask, face)
    if (!worn) continue
    line ??= plane(light.length)
    const middle = face.x + face.width / 2
    const wide = NECK.wide * face.width
    const [first, last] = [middle - wide, middle + wide].map(Math.round) as [number, number]
    const foot = Math.min(height, Math.round(face.y + NECK.to * face.height))
    for (let y = Math.max(0, Math.round(face.y + NECK.from * face.height)); y < foot; y++) {
      const down = (y - face.y) / face.height
      const shown = collar * smoothstep(NECK.from, NECK.from + 0.12, down) * smoothstep(NECK.to, NECK.to - 0.2, down)
      for (let x = Math.max(0, first), at = y * width + x; x < Math.min(width, last); x++, at++) {
        const cloth = worn.share[at]!
        const here = shown * mask[at]! * (1 - hair[at]!) * smoothstep(wide, 0.8 * wide, Math.abs(x - middle))
        if (here === 0) continue
        light[at] = Math.min(1, light[at]! * (1 + here * (APART.neck * (1 - cloth) - APART.cloth * cloth)))
        line[at] = Math.max(line[at]!, here * smoothstep(0.5, 0.95, 4 * cloth * (1 - cloth)))
      }
    }
  }
  return line
}

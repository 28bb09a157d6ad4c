import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'
import type { Subject } from './subject.ts'

/** Where the chalks are to lie: black in the depths, white on the highest lights, red on people, pastel everywhere. */
export function wantedOf(
  light: Float32Array,
  { mask, coverage, faces }: Subject,
  { width, height }: Print,
  { isColoured, bold }: { isColoured: boolean; bold: number },
) {
  const planes = { black: plane(light.length), white: plane(light.length), all: plane(light.length) }
  // Without colours below them the chalks alone make the forms: black begins in the half-tones.
  const dark = isColoured ? 0.7 : 0.84
  const isPortrait = coverage > 0.03 && faces.length > 0
  const within = isPortrait ? blur(mask, width, height, Math.max(1, (4 * Math.min(width, height)) / 900)) : mask
  for (let at = 0; at < light.length; at++) {
    // What is behind people is hinted at, if at all; a place or an animal is drawn with all around it.
    const own = isPortrait ? mask[at]! : 1
    const deep = Math.max(0, dark - light[at]!) / dark
    planes.black[at] = Math.min(1, deep * (1 + 0.9 * bold * deep)) * (0.15 + 0.85 * own)
    // More white than on the highest lights is a mask.
    // What is light along an outline is the ground that a lens mixed into it: white there is a halo.
    const inside = isPortrait ? smoothstep(0.9, 0.99, within[at]!) : 1
    planes.white[at] = smoothstep(isColoured ? 0.9 : 0.84 - 0.16 * bold, 1.1 - 0.16 * bold, light[at]!) * inside
    planes.all[at] = isColoured ? 0.75 : 0.75 * own
  }
  return planes
}

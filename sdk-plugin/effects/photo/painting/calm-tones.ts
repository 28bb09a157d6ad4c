import type { Face } from '../../../vision/index.ts'
import { smoothstep } from '../../colour.ts'
import { hypot } from '../../hypot.ts'
import { blur } from '../../kernels/blur.ts'
import type { Print } from '../photo.ts'
import { landmarksOf } from './landmarks.ts'

/** How far around tones are compared, in distances between the eyes. */
const AROUND = 0.2
/** How much darker beside a mouth, where it turns to the light, and lighter in the pit of a neck skin is than that around it. */
const [DARKER, LIGHTER] = [-0.04, 0.05] as const
/** What differs more is a border of something: hair, a collar. */
const BORDER = [0.36, 0.24] as const
/** Beside each corner of a mouth: from its middle, and half of its sides, in distances between the eyes. */
const DIMPLE = { aside: 0.58, up: 0.1, wide: 0.25, high: 0.36 } as const
/** The pit of a neck: middle and half of its sides, in widths and heights of a face. */
const PIT = { down: 1.32, wide: 0.3, high: 0.26 } as const

interface Oval {
  x: number
  y: number
  wide: number
  high: number
}

/**
 * Takes dimples off the corners of mouths, and gleams off the pits of necks: whoever washes them with a brush leaves them out,
 * and each would dry in a blot of its own.
 *
 * @param light How light each pixel is to be drawn; changed in place
 * @param hair How much of each pixel is hair, which keeps its locks
 */
export function calmTones(
  light: Float32Array,
  print: Print,
  faces: readonly Face[],
  hair: Float32Array | undefined,
): void {
  for (const face of faces) {
    const { eyes, mouth } = landmarksOf(light, print, face)
    const apart = eyes[1].x - eyes[0].x
    const around = blur(light, print.width, print.height, AROUND * apart)
    const { aside, up, wide, high } = DIMPLE
    for (const side of [-aside, aside]) {
      const place = { x: mouth.x + side * apart, y: mouth.y - up * apart, wide: wide * apart, high: high * apart }
      calm(light, print, place, (at) => same(at) * Math.max(0, around[at]! - DARKER - light[at]!))
    }
    const pit = { x: face.x + face.width / 2, y: face.y + PIT.down * face.height }
    const place = { ...pit, wide: PIT.wide * face.width, high: PIT.high * face.height }
    calm(light, print, place, (at) => same(at) * Math.min(0, around[at]! + LIGHTER - light[at]!))

    function same(at: number): number {
      return smoothstep(...BORDER, Math.abs(light[at]! - around[at]!)) * (hair ? 1 - hair[at]! : 1)
    }
  }
}

/** Adds to each pixel of an oval; less towards its border. */
function calm(
  light: Float32Array,
  { width, height }: Print,
  { x: cx, y: cy, wide, high }: Oval,
  by: (at: number) => number,
) {
  for (let y = Math.max(0, Math.ceil(cy - high)); y < Math.min(height, cy + high); y++) {
    for (let x = Math.max(0, Math.ceil(cx - wide)); x < Math.min(width, cx + wide); x++) {
      const far = hypot((x - cx) / wide, (y - cy) / high)
      light[y * width + x]! += by(y * width + x) * smoothstep(1, 0.85, far)
    }
  }
}

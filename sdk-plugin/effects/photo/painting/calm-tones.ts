import type { Face } from '../../../vision/index.ts'
import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import type { Print } from '../photo.ts'
import { landmarksOf } from './landmarks.ts'
import { eachInOval, type Oval } from './oval.ts'

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
    /** Adds so much to each pixel of an oval; less towards its border, and where something else begins. */
    const calm = (oval: Oval, by: (off: number) => number) =>
      eachInOval(print, oval, (at, away) => {
        const off = around[at]! - light[at]!
        const same = smoothstep(...BORDER, Math.abs(off)) * (hair ? 1 - hair[at]! : 1)
        light[at]! += by(off) * same * smoothstep(1, 0.85, away)
      })
    const { aside, up, wide, high } = DIMPLE
    for (const side of [-aside, aside]) {
      const corner = { x: mouth.x + side * apart, y: mouth.y - up * apart }
      calm({ ...corner, wide: wide * apart, high: high * apart }, (off) => Math.max(0, off - DARKER))
    }
    const pit = { x: face.x + face.width / 2, y: face.y + PIT.down * face.height }
    calm({ ...pit, wide: PIT.wide * face.width, high: PIT.high * face.height }, (off) => Math.min(0, off + LIGHTER))
  }
}

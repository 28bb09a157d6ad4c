import { smoothstep } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import type { Face } from '../../../vision/index.ts'
import type { Stroke } from './hatching.ts'
import { isFound } from './inked-face.ts'
import { irisesNear } from './irises.ts'
import { landmarksOf } from './landmarks.ts'

/** How much less chalk is rubbed into the paper on a face: its shade is strokes, or it is a photo below strokes. */
export const UNRUBBED = 0.86

/** The point of a red stick along the forms of a face, then across them where shade is deep. */
export const SANGUINE: readonly Stroke[] = [
  {
    apart: 8.4,
    length: 150,
    half: [0.6, 2.3],
    press: [0.3, 0.85],
    from: 0.1,
    full: 1,
    turn: 0.1,
    past: 7,
    least: 12,
    even: true,
  },
  {
    apart: 9,
    length: 110,
    half: [0.6, 1.9],
    press: [0.25, 0.7],
    from: 0.4,
    full: 1,
    turn: 0.7,
    past: 5,
    least: 10,
    even: true,
  },
]

/** Where the red stick is to go on a face: all that is below its lights. */
export function shadeOfSkin(light: Float32Array, flesh: Float32Array): Float32Array {
  const shade = plane(light.length)
  for (let at = 0; at < shade.length; at++) {
    if (flesh[at] !== 0) shade[at] = flesh[at]! * smoothstep(1.06, 0.42, light[at]!)
  }
  return shade
}

/** Half of what an eye takes with its lids, in distances between the eyes. */
const EYE = { wide: 0.3, up: 0.16, down: 0.14 } as const
/** From an eye's white to its pupil: where the stick shades an iris, and where it is pressed. */
const TONES = { shaded: [0.7, 0.56], pressed: [0.36, 0.2], iris: 0.5 } as const

/**
 * Draws eyes with a pointed stick: lid and pupil are pressed, the iris is one shade, the white is paper and the spark a
 * touch of white.
 *
 * @param light How light each pixel is to be drawn
 * @param laid How much lies on each pixel; changed in place
 */
export function chalkEyes(
  size: { width: number; height: number },
  light: Float32Array,
  { depths, lights, outlines }: { depths: Float32Array; lights: Float32Array; outlines: Float32Array },
  faces: readonly Face[],
): void {
  const { width, height } = size
  for (const face of faces) {
    const parts = landmarksOf(light, size, face)
    if (!isFound(parts, face)) continue
    const { eyes } = parts
    const apart = eyes[1].x - eyes[0].x
    // Of a head that leans one eye is lower.
    for (const eye of irisesNear(light, size, eyes)) {
      const rx = EYE.wide * apart
      const left = Math.max(1, Math.floor(eye.x - rx))
      const right = Math.min(width - 2, Math.ceil(eye.x + rx))
      const top = Math.max(1, Math.floor(eye.y - EYE.up * apart))
      const foot = Math.min(height - 2, Math.ceil(eye.y + EYE.down * apart))
      let dark = 1
      let pale = 0
      for (let y = top; y <= foot; y++) {
        for (let at = y * width + left; at <= y * width + right; at++) {
          dark = Math.min(dark, softAt(light, width, at))
          pale = Math.max(pale, softAt(light, width, at))
        }
      }
      const span = 0.9 * (pale - dark)
      if (span < 0.1) continue
      for (let y = top; y <= foot; y++) {
        const v = (y - eye.y) / ((y < eye.y ? EYE.up : EYE.down) * apart)
        for (let x = left, at = y * width + left; x <= right; x++, at++) {
          const share = smoothstep(1, 0.7, Math.sqrt(((x - eye.x) / rx) ** 2 + v * v))
          if (share === 0) continue
          const tone = (softAt(light, width, at) - dark) / span
          const iris = TONES.iris * smoothstep(TONES.shaded[0], TONES.shaded[1], tone)
          const stroke = iris + (1 - iris) * smoothstep(TONES.pressed[0], TONES.pressed[1], tone)
          depths[at]! += (stroke - depths[at]!) * share
          outlines[at]! *= 1 - 0.6 * share
          lights[at]! *= 1 - share * smoothstep(0.1, 0.3, stroke)
        }
      }
    }
  }
}

/** A stick is broader than a pixel: the grain of a lens would be crumbs in an iris. */
function softAt(light: Float32Array, width: number, at: number): number {
  const up = at - width
  const down = at + width
  const beside = light[at - 1]! + light[at + 1]! + light[up]! + light[down]!
  const across = light[up - 1]! + light[up + 1]! + light[down - 1]! + light[down + 1]!
  return 0.2 * light[at]! + 0.12 * beside + 0.08 * across
}

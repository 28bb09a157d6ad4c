import { type Rgb, mix, smoothstep } from '../../colour.ts'
import type { Print } from '../photo.ts'
import { isFound } from './inked-face.ts'
import type { Face } from '../../../vision/index.ts'
import { irisesNear } from './irises.ts'
import type { Landmarks } from './landmarks.ts'

/** Half of an iris, of its pupil and of the spark in it, in distances between both eyes. */
const [IRIS, PUPIL, SPARK] = [0.088, 0.046, 0.022] as const
/** Where the lamp is seen in it, from its middle. */
const LAMP = { x: -0.03, y: -0.032 } as const
/** How far above the middle the lid cuts it, and over how much that is soft. */
const LID = [0.07, 0.05] as const
/** Half of what is white beside it. */
const WHITE = { wide: 0.25, high: 0.1 } as const
/** Light of a pupil, of the spark and of the white at most, as parts of the cheek's. */
const [DEEP, BRIGHT, CLEAR] = [0.015, 0.98, 0.82] as const
/** How light the iris's lower half is, where light falls through, and its upper one under the lid, as parts of its own. */
const [LIT, SHADED] = [1.2, 0.5] as const

/**
 * Paints irises anew in their own colour: dark round the rim, a round pupil and one spark of a lamp in it, and the white
 * beside them clear. What a lens saw in eyes so small is a smear once they are enlarged. None where it
 * is not sure that eyes were found.
 *
 * @param light How light each pixel looks, 0 to 1
 */
export function clearIrises(print: Print, light: Float32Array, parts: Landmarks, face: Face): void {
  if (!isFound(parts, face)) return
  const { eyes } = parts
  const apart = eyes[1].x - eyes[0].x
  const found = irisesNear(light, print, eyes)
  const colours = found.map((eye) => colourOf(print, eye, IRIS * apart))
  // Both are of one colour, however much shade one of them is in.
  const colour = [0, 1, 2].map((each) => (colours[0]![each]! + colours[1]![each]!) / 2) as unknown as Rgb
  for (const eye of found) clearOne(print, light, eye, { apart, colour })
}

function clearOne(
  { width, height, r, g, b }: Print,
  light: Float32Array,
  eye: { x: number; y: number },
  { apart, colour }: { apart: number; colour: Rgb },
): void {
  const [wide, high] = [WHITE.wide * apart, 1.4 * WHITE.high * apart]
  for (let y = Math.max(0, Math.ceil(eye.y - high)); y < Math.min(height, eye.y + high); y++) {
    const v = (y - eye.y) / apart
    const below = smoothstep(-0.06, -0.02, v)
    const open = smoothstep(-LID[0], LID[1] - LID[0], v)
    for (let x = Math.max(0, Math.ceil(eye.x - wide)); x < Math.min(width, eye.x + wide); x++) {
      const u = (x - eye.x) / apart
      const at = y * width + x
      const far = Math.sqrt(u * u + v * v)
      const beside = smoothstep(1, 0.6, Math.sqrt((u / WHITE.wide) ** 2 + (v / WHITE.high) ** 2))
      const white = 0.8 * below * beside * smoothstep(0.42, 0.6, light[at]!)
      const iris = open * smoothstep(IRIS, 0.86 * IRIS, far)
      const pupil = smoothstep(PUPIL, 0.8 * PUPIL, far)
      const rim = mix(1, 0.6, smoothstep(0.75 * IRIS, IRIS, far))
      const lit = mix(SHADED, LIT, smoothstep(-IRIS, IRIS, v)) * rim
      const spark = open * smoothstep(SPARK, 0.7 * SPARK, Math.sqrt((u - LAMP.x) ** 2 + (v - LAMP.y) ** 2))
      const channels = [r, g, b]
      for (let each = 0; each < 3; each++) {
        const into = channels[each]!
        const paler = Math.max(into[at]!, mix(into[at]!, CLEAR, white))
        const painted = mix(colour[each]! * lit, DEEP, pupil)
        into[at] = mix(mix(paler, painted, iris), BRIGHT, spark)
      }
    }
  }
}

/** The colour of an iris between its pupil and its rim, below the lid. */
function colourOf({ width, height, r, g, b }: Print, eye: { x: number; y: number }, radius: number): Rgb {
  const sums: [number, number, number] = [0, 0, 0]
  const [STEPS, RING] = [24, 0.7]
  for (let step = 0; step < STEPS; step++) {
    // From the right over below to the left: above is the shade of lashes.
    const turn = (Math.PI * (step + 0.5)) / STEPS
    const x = Math.min(width - 1, Math.max(0, Math.round(eye.x + RING * radius * Math.cos(turn))))
    const y = Math.min(height - 1, Math.max(0, Math.round(eye.y + RING * radius * Math.sin(turn))))
    const at = y * width + x
    sums[0] += r[at]! / STEPS
    sums[1] += g[at]! / STEPS
    sums[2] += b[at]! / STEPS
  }
  return sums
}

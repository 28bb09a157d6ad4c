import { type Rgb, mix, smoothstep } from '../../colour.ts'
import type { Print } from '../photo.ts'
import { isFound } from './inked-face.ts'
import type { Face } from '../../../vision/index.ts'
import { irisesNear } from './irises.ts'
import type { Landmarks } from './landmarks.ts'

interface Place {
  x: number
  y: number
}

/** Half of an iris, of its pupil and of the spark in it, in distances between both eyes. */
const [IRIS, PUPIL, SPARK] = [0.072, 0.032, 0.017] as const
/** Where the lamp is seen in it, from its middle. */
const LAMP = { x: -0.024, y: -0.02 } as const
/** How far above the middle the lid cuts it, and over how much that is soft. */
const LID = [0.052, 0.022] as const
/** Half of what is white beside it. */
const WHITE = { wide: 0.21, high: 0.08 } as const
/** How much of that is cleared: a white without any shade of the lid stares. */
const CLEARED = 0.5
/** Light of a pupil, of the spark and of the white at most, as parts of the cheek's. */
const [DEEP, BRIGHT, CLEAR] = [0.015, 0.98, 0.8] as const
/** How light the iris's lower half is, where light falls through, and its upper one under the lid, as parts of its own. */
const [LIT, SHADED] = [1.25, 0.55] as const
/** How far from the middle of what is dark about an eye its iris is looked for, and in which steps. Never higher: lashes are
 * dark too. */
const [AROUND, STEP] = [0.045, 0.009] as const

/**
 * Paints irises anew in their own colour: dark round the rim, a round pupil and one spark of a lamp in it, and the white
 * beside them clearer. What a lens saw in eyes so small is a smear once they are enlarged. None where it
 * is not sure that eyes were found.
 *
 * @param light How light each pixel looks, 0 to 1
 * @returns How much ink the pupils have at a place of the photo, 0 to 1
 */
export function clearIrises(
  print: Print,
  light: Float32Array,
  parts: Landmarks,
  face: Face,
): (x: number, y: number) => number {
  if (!isFound(parts, face)) return () => 0
  const { eyes } = parts
  const apart = eyes[1].x - eyes[0].x
  const found = irisesNear(light, print, eyes).map((eye) => fitted(light, print, eye, apart))
  const colours = found.map((eye) => colourOf(print, eye, IRIS * apart))
  // Both are of one colour, however much shade one of them is in.
  const colour = [0, 1, 2].map((each) => (colours[0]![each]! + colours[1]![each]!) / 2) as unknown as Rgb
  for (const eye of found) clearOne(print, light, eye, { apart, colour })
  return (x, y) => Math.max(...found.map((eye) => pupilAt((x - eye.x) / apart, (y - eye.y) / apart)))
}

/** How much of a pupil there is, and none in its spark. From its middle, in distances between both eyes. */
function pupilAt(u: number, v: number): number {
  if (Math.abs(u) > PUPIL || Math.abs(v) > PUPIL) return 0
  return smoothstep(PUPIL, 0.85 * PUPIL, Math.sqrt(u * u + v * v)) * (1 - sparkAt(u, v))
}

function sparkAt(u: number, v: number): number {
  return smoothstep(SPARK, 0.75 * SPARK, Math.sqrt((u - LAMP.x) ** 2 + (v - LAMP.y) ** 2))
}

/** Where a disc as large as an iris is darkest against what is beside it, near to a place. */
function fitted(light: Float32Array, { width, height }: Print, eye: Place, apart: number): Place {
  const lightAt = (x: number, y: number) =>
    light[Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)))]!
  let best = { ...eye, score: Infinity }
  for (let down = 0; down <= AROUND; down += STEP) {
    for (let across = -AROUND; across <= AROUND; across += STEP) {
      const [x, y] = [eye.x + across * apart, eye.y + down * apart]
      let score = 0
      for (const [u, v] of DISC) score += lightAt(x + u * IRIS * apart, y + v * IRIS * apart) / DISC.length
      for (const side of [-1.3, 1.3]) score -= 0.4 * lightAt(x + side * IRIS * apart, y + 0.2 * IRIS * apart)
      if (score < best.score) best = { x, y, score }
    }
  }
  return best
}

/** Places in an iris below the lid, in its radius. */
const DISC = [-0.3, 0, 0.3, 0.6, 0.9].flatMap((v) =>
  [-0.8, -0.4, 0, 0.4, 0.8].filter((u) => u * u + v * v < 1).map((u) => [u, v] as const),
)

function clearOne(
  { width, height, r, g, b }: Print,
  light: Float32Array,
  eye: Place,
  { apart, colour }: { apart: number; colour: Rgb },
): void {
  const [wide, high] = [WHITE.wide * apart, 1.4 * WHITE.high * apart]
  for (let y = Math.max(0, Math.ceil(eye.y - high)); y < Math.min(height, eye.y + high); y++) {
    const v = (y - eye.y) / apart
    const below = smoothstep(-0.04, 0, v)
    const open = smoothstep(-LID[0], LID[1] - LID[0], v)
    for (let x = Math.max(0, Math.ceil(eye.x - wide)); x < Math.min(width, eye.x + wide); x++) {
      const u = (x - eye.x) / apart
      const at = y * width + x
      const far = Math.sqrt(u * u + v * v)
      const beside = smoothstep(1, 0.6, Math.sqrt((u / WHITE.wide) ** 2 + (v / WHITE.high) ** 2))
      const white = CLEARED * below * beside * smoothstep(0.42, 0.6, light[at]!)
      const iris = open * smoothstep(IRIS, 0.9 * IRIS, far)
      const rim = mix(1, 0.5, smoothstep(0.7 * IRIS, IRIS, far))
      const lit = mix(SHADED, LIT, smoothstep(-IRIS, IRIS, v)) * rim
      const spark = open * sparkAt(u, v)
      const channels = [r, g, b]
      for (let each = 0; each < 3; each++) {
        const into = channels[each]!
        const paler = Math.max(into[at]!, mix(into[at]!, CLEAR, white))
        const painted = mix(colour[each]! * lit, DEEP, pupilAt(u, v))
        into[at] = mix(mix(paler, painted, iris), BRIGHT, spark)
      }
    }
  }
}

/** The colour of an iris between its pupil and its rim, below the lid. */
function colourOf({ width, height, r, g, b }: Print, eye: Place, radius: number): Rgb {
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

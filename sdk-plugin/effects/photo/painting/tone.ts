import { type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { blendInto } from '../../kernels/film.ts'
import { plane } from '../../kernels/memory.ts'
import { weighedLightness } from '../../kernels/tones.ts'
import type { Print } from '../photo.ts'

/** How light each pixel looks, 0 to 1: the square root of its luminance is near enough to the eye. */
export function lightnessOf(print: Pick<Print, 'r' | 'g' | 'b'>): Float32Array {
  return weighedLightness(print, [0.2126, 0.7152, 0.0722])
}

/**
 * The same as old plates saw it, which hardly knew red: lips and freckles are dark, skin has its forms. Whoever draws a
 * face in one colour does it like that.
 */
export function plateLightness(print: Pick<Print, 'r' | 'g' | 'b'>): Float32Array {
  return weighedLightness(print, [0.1, 0.62, 0.28])
}

/** Lightness with the tones spread from black to white, and what differs from its surroundings made stronger. */
export function localContrast(
  light: Float32Array,
  width: number,
  height: number,
  sigma: number,
  strength: number,
): Float32Array {
  const [black, white] = ends(some(light))
  // What is nearly flat keeps its tone.
  const sure = smoothstep(0.012, 0.09, white - black)
  const low = black * sure
  const scale = 1 / (1 + (white - 1) * sure - low)
  const around = blur(light, width, height, sigma)
  const made = plane(light.length, false)
  for (let at = 0; at < made.length; at++) {
    const spread = (light[at]! - low) * scale + (light[at]! - around[at]!) * strength
    made[at] = spread < 0 ? 0 : spread > 1 ? 1 : spread
  }
  return made
}

/**
 * Lifts an underexposed photo, as a painter would: what is hardly seen makes no picture.
 *
 * @param subject What has to be seen, 0 to 1 for each pixel. Default the whole photo.
 */
export function lift(print: Print, subject?: Float32Array): void {
  const lightness = lightnessOf({ r: some(print.r), g: some(print.g), b: some(print.b) })
  const [black, white] = ends(lightness, subject && some(subject))
  if (white > 0.6 || white - black < 0.03) return
  const gain = Math.min(40, (0.8 / white) ** 2)
  for (const channel of [print.r, print.g, print.b]) blendInto(channel, gain, channel, 0)
}

/** Every so many pixels tell how dark and how light a photo is: forty thousand of a large one. */
const SOME = 29

function some(values: Float32Array): Float32Array {
  const made = new Float32Array(Math.ceil(values.length / SOME))
  for (let at = 0; at < made.length; at++) made[at] = values[at * SOME]!
  return made
}

/** The lightness that one pixel in a hundred is below, and above. @param among Those that count, more than 0.5. Default all */
function ends(light: Float32Array, among?: Float32Array): [number, number] {
  const counts = new Uint32Array(256)
  let total = 0
  for (let at = 0; at < light.length; at++) {
    if (among && among[at]! <= 0.5) continue
    counts[Math.min(255, (light[at]! * 255) | 0)]!++
    total++
  }
  const share = total / 100
  let black = 0
  for (let sum = counts[0]!; black < 255 && sum < share;) sum += counts[++black]!
  let white = 255
  for (let sum = counts[255]!; white > 0 && sum < share;) sum += counts[--white]!
  return [black / 255, white / 255]
}

/**
 * Dark lines beside edges, 0 to 1: the difference of two blurs, sharpened to a stroke with soft ends (Winnemöller).
 *
 * @param sigma Half their width in pixels; 0 draws none.
 */
export function contoursOf(light: Float32Array, width: number, height: number, sigma: number): Float32Array {
  if (sigma === 0) return plane(light.length)
  const lines = plane(light.length, false)
  const fine = blur(light, width, height, sigma)
  const wide = blur(light, width, height, sigma * 1.6)
  for (let at = 0; at < lines.length; at++) lines[at] = smoothstep(0.005, 0.042, wide[at]! - fine[at]!)
  return lines
}

/** Steps of the tables that `inkedTones` makes. */
export const DEPTHS = 1024

/** What paper shows under more and more ink, for each channel: from none at 0 to all of it at `DEPTHS`. */
export function inkedTones(paper: Rgb, ink: Rgb): readonly [Float32Array, Float32Array, Float32Array] {
  const table = (c: 0 | 1 | 2) => {
    const density = Math.log(paper[c] / ink[c])
    return Float32Array.from({ length: DEPTHS + 1 }, (_, step) => paper[c] * Math.exp((-density * step) / DEPTHS))
  }
  return [table(0), table(1), table(2)]
}

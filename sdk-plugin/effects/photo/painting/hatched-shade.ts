import type { Face } from '../../../vision/index.ts'
import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import type { Print } from '../photo.ts'
import { lightnessOf } from './tone.ts'

/** How many lines a face is wide. */
const LINES = 38

/**
 * Pen strokes in the shade of a face, in the slant and the weight of those on a drawn body: they end where the light begins,
 * some sooner than others, and leave eyes and mouth alone.
 *
 * @param inked What a pen goes over, 0 to 1; gets them
 */
export function hatchShade(print: Print, inked: Float32Array, face: Face): void {
  const { width, height } = print
  // Broad shade only: lids and the sides of a nose are drawn with a brush.
  const light = blur(lightnessOf(print), width, height, face.width / 16)
  const full = lit(light, width, face)
  const clouds = noiseTile('clouds')
  const pitch = face.width / LINES
  const half = Math.max(0.7, 0.1 * pitch)
  const left = Math.max(0, Math.floor(face.x))
  const right = Math.min(width, Math.ceil(face.x + face.width))
  const foot = Math.min(height, Math.ceil(face.y + 1.12 * face.height))
  for (let y = Math.max(0, Math.floor(face.y)); y < foot; y++) {
    const v = (y - face.y) / face.height
    for (let x = left, at = y * width + left; x < right; x++, at++) {
      const tone = light[at]! / full
      // What is darker than any shade is hair, brows or an eye.
      const shade = smoothstep(0.86, 0.66, tone) * smoothstep(0.34, 0.46, tone)
      if (shade === 0) continue
      const u = (x - face.x) / face.width
      // Lips are redder than any shade of skin.
      const red = print.r[at]! / (print.r[at]! + print.g[at]! + print.b[at]! + 1e-3)
      const aside = Math.abs(u - 0.5) + 0.5 * Math.max(0, v - 0.86)
      const spared = smoothstep(0.62, 0.5, red) * smoothstep(0.24, 0.36, aside)
      const across = (0.82 * x + 0.57 * y + 1.6 * noiseAt(clouds, x / pitch, y / pitch) * pitch * 0.5) / pitch
      const line = Math.floor(across)
      // Each begins and ends elsewhere.
      const own = ((line * 2654435761) >>> 24) / 255
      const off = Math.abs(across - line - 0.5) * pitch
      const weight = half * Math.min(1, 1.5 * Math.max(0, shade - 0.45 * own))
      const drawn = 0.62 * spared * smoothstep(weight + 0.5, weight - 0.5, off) * Math.min(1, 2 * weight)
      if (drawn > inked[at]!) inked[at] = drawn
    }
  }
}

/** How light the lit parts of a face are. */
function lit(light: Float32Array, width: number, face: Face): number {
  let most = 0.05
  for (let v = 0.2; v < 0.9; v += 0.05) {
    for (let u = 0.25; u < 0.76; u += 0.05) {
      const tone = light[Math.round(face.y + v * face.height) * width + Math.round(face.x + u * face.width)] ?? 0
      if (tone > most) most = tone
    }
  }
  return most
}

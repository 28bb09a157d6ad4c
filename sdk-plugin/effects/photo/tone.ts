import { blur } from '../kernels/blur.ts'
import type { Print } from './photo.ts'

/** How light each pixel looks, 0 to 1: the square root of its luminance is near enough to the eye. */
export function lightnessOf({ r, g, b }: Pick<Print, 'r' | 'g' | 'b'>): Float32Array {
  const light = new Float32Array(r.length)
  for (let at = 0; at < light.length; at++) {
    light[at] = Math.min(1, Math.sqrt(0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!))
  }
  return light
}

/** Lightness with the tones spread from black to white, and what differs from its surroundings made stronger. */
export function localContrast(
  light: Float32Array,
  width: number,
  height: number,
  sigma: number,
  strength: number,
): Float32Array {
  const [black, white] = ends(light)
  const scale = 1 / Math.max(0.15, white - black)
  const around = blur(light, width, height, sigma)
  return light.map((value, at) => {
    const spread = (value - black) * scale + (value - around[at]!) * strength
    return Math.min(1, Math.max(0, spread))
  })
}

/** The lightness that one pixel in a hundred is below, and above. */
function ends(light: Float32Array): [number, number] {
  const counts = new Uint32Array(256)
  for (const value of light) counts[Math.min(255, (value * 255) | 0)]!++
  const share = light.length / 100
  let black = 0
  for (let sum = counts[0]!; black < 255 && sum < share;) sum += counts[++black]!
  let white = 255
  for (let sum = counts[255]!; white > 0 && sum < share;) sum += counts[--white]!
  return [black / 255, white / 255]
}

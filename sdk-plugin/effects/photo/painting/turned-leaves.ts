import { mix, smoothstep } from '../../colour.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Print } from '../photo.ts'

/** Green has turned to ochre; mist takes the distance, a low sun comes through it from the right. */
export function turnLeaves(print: Print, seed: number): void {
  const { width, height, r, g, b } = print
  const k = 900 / Math.min(width, height)
  const mists = new NoiseRows('clouds', width, { scale: 0.35 * k, scaleY: 0.8 * k, left: seed * 23 })
  for (let y = 0, at = 0; y < height; y++) {
    const mist = mists.at(y)
    for (let x = 0; x < width; x++, at++) {
      const tone = 0.3 * r[at]! + 0.6 * g[at]! + 0.1 * b[at]!
      const leafy = Math.min(1, 2.4 * Math.max(0, (g[at]! - Math.max(r[at]!, b[at]! * 0.9)) / (tone + 0.02)))
      const red = mix(r[at]!, tone * 2.3, leafy)
      const green = mix(g[at]!, tone * 1.02, leafy)
      const blue = mix(b[at]!, tone * 0.14, leafy)
      const grey = 0.3 * red + 0.6 * green + 0.1 * blue
      const dx = x / width - 0.92
      const dy = (y / height - 0.12) * (height / width)
      const sun = 0.34 * Math.exp(-(dx * dx + dy * dy) / 0.16)
      const veil = 0.8 * smoothstep(0.9, 0.35, y / height) * Math.max(0, 0.16 + 0.3 * mist[x]!)
      r[at] = mix(mix(red, grey, -0.25) * 1.28, 0.8, veil) + sun * (0.35 + red)
      g[at] = mix(mix(green, grey, -0.25) * 0.73, 0.5, veil) + sun * 0.66 * (0.35 + green)
      b[at] = mix(mix(blue, grey, -0.25) * 0.3, 0.2, veil) + sun * 0.34 * (0.35 + blue)
    }
  }
}

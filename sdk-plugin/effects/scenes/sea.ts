import { mix, ramp, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { everywhere, glow, type Scene } from './view.ts'

const HORIZON = 0.56
const SKY: readonly Rgb[] = [
  [0.02, 0.06, 0.22],
  [0.035, 0.1, 0.3],
  [0.07, 0.15, 0.36],
  [0.2, 0.2, 0.38],
  [0.8, 0.42, 0.26],
]
const SUN = 0.7

/** The sea at sunset: lit clouds, and a path of sparks under the sun. */
export const sea: Scene = (view) => {
  const { wide } = view
  const clouds = noiseTile('clouds')
  const waves = noiseTile('grain')
  everywhere(view, (u, v, spot) => {
    const isSky = v < HORIZON
    const height = isSky ? v / HORIZON : 1 - (v - HORIZON) * 0.9
    const tone = ramp(SKY, Math.max(0, height))
    const side = Math.abs(u - SUN * wide)
    if (isSky) {
      const cover = smoothstep(-0.05, 0.32, noiseAt(clouds, u * 90 + 20, v * 330 + 60) + 0.12 * (v - 0.2))
      const lit = smoothstep(0.1, 0.5, noiseAt(clouds, u * 90 + 20, v * 330 + 84)) * Math.exp(-side * 0.9)
      for (let c = 0; c < 3; c++)
        spot[c] = mix(tone[c]!, [0.5, 0.2, 0.26][c]! * 0.7 + lit * [2.6, 0.9, 0.3][c]!, cover * 0.75)
      return
    }
    const depth = v - HORIZON
    const near = 1 / (0.03 + depth)
    const swell = noiseAt(waves, u * near * 9, near * 95) + 0.5 * noiseAt(waves, u * near * 21 + 40, near * 210)
    // Far out waves are finer than the lens sees: there the water is of one tone.
    const wave = swell * smoothstep(0.01, 0.16, depth)
    const path = Math.exp(-((side / (0.045 + depth * 0.55)) ** 2))
    const spark = smoothstep(0.12, 0.5, swell) * path
    for (let c = 0; c < 3; c++) {
      const water = mix(tone[c]! * 0.55, [0.012, 0.06, 0.11][c]!, smoothstep(-0.25, 0.3, wave + depth * 0.6))
      spot[c] = water + spark * [16, 7, 1.8][c]! + path * [0.5, 0.2, 0.06][c]!
    }
  })
  glow(view, SUN * wide, HORIZON - 0.035, 0.035, [14, 7.5, 2.4])
  glow(view, SUN * wide, HORIZON - 0.03, 0.2, [0.7, 0.3, 0.1], 1.6)
}

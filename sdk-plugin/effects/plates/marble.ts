import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { drawPlate, type Plate } from './plate.ts'

/** Polished stone with veins that branch. Colours: stone, cloud, vein. */
export const marble: Plate = {
  colours: [
    [0.006, 0.006, 0.007],
    [0.03, 0.028, 0.027],
    [0.55, 0.36, 0.14],
  ],
  material: { metal: 0, rough: 0.5, coat: 1, coatRough: 0.06 },
  draw(width, height, scale, [stone, cloud, vein]) {
    const clouds = noiseTile('clouds')
    const swirls = noiseTile('swirls')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const wx = u * 150 + 70 * noiseAt(swirls, u * 120, v * 120)
      const wy = v * 150 + 70 * noiseAt(swirls, u * 120 + 90, v * 120 + 200)
      const body = 0.5 + noiseAt(clouds, wx, wy)
      const broad = Math.abs(noiseAt(clouds, wx * 0.7 + 40, wy * 0.7 + wx * 0.35))
      const fine = Math.abs(noiseAt(clouds, wx * 1.6 + 210, wy * 1.6 + wx * 0.5))
      const presence = smoothstep(-0.1, 0.35, noiseAt(swirls, wx * 0.6 + 300, wy * 0.6))
      const line = smoothstep(0.022, 0, broad) * presence + 0.35 * smoothstep(0.02, 0, fine) * presence
      const haze = 0.18 * smoothstep(0.14, 0, broad) * presence
      const tone = smoothstep(0.2, 0.9, body)
      const share = Math.min(1, line * 0.85 + haze * 0.3)
      spot.height = 0
      spot.r = mix(mix(stone![0], cloud![0], tone), vein![0], share)
      spot.g = mix(mix(stone![1], cloud![1], tone), vein![1], share)
      spot.b = mix(mix(stone![2], cloud![2], tone), vein![2], share)
    })
  },
}

import { smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { drawPlate, type Plate } from './plate.ts'

/** Velvet in soft folds; its pile lies here one way, there another, and shines where it turns away. */
export const velvet: Plate = {
  colours: [[0.03, 0.004, 0.05]],
  material: { metal: 0, rough: 1, reflect: 0.02, sheen: 1.6 },
  draw(width, height, scale, [cloth]) {
    const swirls = noiseTile('swirls')
    const clouds = noiseTile('clouds')
    const grain = noiseTile('grain')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const bend = 0.35 * noiseAt(swirls, u * 70 + 40, v * 70)
      const fold = noiseAt(swirls, (u * 0.5 - v * 0.8 + bend) * 150, (u * 0.8 + v * 0.5) * 40)
      const crush = noiseAt(clouds, u * 95 + 30 * fold, v * 95)
      const pile = noiseAt(grain, u * 900, v * 900)
      const lies = smoothstep(-0.25, 0.3, crush)
      spot.height = 0.085 * fold + 0.014 * crush + 0.00045 * pile
      const tone = (0.5 + 0.8 * lies + 0.9 * fold) * (1 + 0.22 * pile)
      spot.r = cloth![0] * tone
      spot.g = cloth![1] * tone
      spot.b = cloth![2] * tone
    })
  },
}

import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { drawPlate, type Plate } from './plate.ts'

/** Cloth with a sheen, lying in long folds. */
export const satin: Plate = {
  colours: [[0.3, 0.012, 0.03]],
  material: { metal: 0.55, rough: 0.42, reflect: 0.05 },
  draw(width, height, scale, [cloth]) {
    const swirls = noiseTile('swirls')
    const grain = noiseTile('grain')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const bend = noiseAt(swirls, u * 45, v * 45) * 0.5
      const along = u * 0.85 + v * 0.62 + bend
      const fold = noiseAt(swirls, along * 190, v * 14 + u * 8) + 0.4 * noiseAt(swirls, along * 420 + 99, v * 25)
      const weave = noiseAt(grain, u * 700, v * 700)
      spot.height = 0.075 * fold + 0.0002 * weave
      const tone = 0.8 + 0.35 * fold + 0.05 * weave
      spot.r = cloth![0] * tone
      spot.g = cloth![1] * tone
      spot.b = cloth![2] * tone
    })
  },
}

import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { drawPlate, type Plate } from './plate.ts'

/** Heavy silk thrown down: long folds that bend, part and run together, broad on top and narrow between. */
export const drape: Plate = {
  colours: [[0.02, 0.03, 0.16]],
  material: { metal: 0.45, rough: 0.36, reflect: 0.05, sheen: 0.15 },
  draw(width, height, scale, [cloth]) {
    const swirls = noiseTile('swirls')
    const clouds = noiseTile('clouds')
    const grain = noiseTile('grain')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const bend = noiseAt(swirls, u * 30 + 40, v * 30)
      const sway = noiseAt(swirls, u * 78, v * 78 + 150)
      const across = 0.5 * u - 0.86 * v + 0.55 * bend + 0.07 * sway
      const along = 0.86 * u + 0.5 * v
      const fold = Math.abs(noiseAt(clouds, across * 105 + 30, along * 15))
      const crease = Math.abs(noiseAt(clouds, across * 230 + 300, along * 34 + 60))
      const top = (2 * fold) ** 0.75 + 0.2 * (2 * crease) ** 0.8
      const weave = noiseAt(grain, u * 620, v * 620)
      spot.height = 0.085 * top + 0.00025 * weave
      const tone = 0.55 + 0.5 * Math.min(1, top) + 0.04 * weave
      spot.r = cloth![0] * tone
      spot.g = cloth![1] * tone
      spot.b = cloth![2] * tone
    })
  },
}

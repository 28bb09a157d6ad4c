import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { drawPlate, type Plate } from './plate.ts'
import { hypot } from '../hypot.ts'

/** Where the folds fan out from, in frame heights. */
const HELD = [-0.35, -0.55] as const

/** Silk that is gathered beyond a corner, from where soft folds fan out and widen. */
export const silk: Plate = {
  colours: [[0.5, 0.2, 0.22]],
  material: { metal: 0.35, rough: 0.36, reflect: 0.05, sheen: 0.2 },
  draw(width, height, scale, [cloth]) {
    const swirls = noiseTile('swirls')
    const clouds = noiseTile('clouds')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const [x, y] = [u - HELD[0], v - HELD[1]]
      const far = hypot(x, y)
      const angle = Math.atan2(y, x)
      const sway = 0.16 * noiseAt(clouds, u * 34 + 11, v * 34) + 0.05 * noiseAt(swirls, u * 60, v * 60)
      const turn = angle * 22 + 4 * sway * far
      const folds = noiseAt(swirls, turn * 16, far * 9) + 0.3 * noiseAt(swirls, turn * 37 + 60, far * 16)
      const lap = noiseAt(clouds, turn * 7 + 120, far * 22)
      spot.height = (0.11 * folds + 0.1 * lap) * Math.min(1.6, 0.3 + 0.6 * far)
      const tone = 0.85 + 0.22 * folds + 0.12 * lap
      spot.r = cloth![0] * tone
      spot.g = cloth![1] * tone
      spot.b = cloth![2] * tone
    })
  },
}

import { mix } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'

/** Width of a thread in frame heights. */
const THREAD = 1 / 138

/** Denim: dyed warp over three and under one white weft, worn and faded unevenly. Colours: warp, weft. */
export const denim: Plate = {
  colours: [
    [0.012, 0.03, 0.105],
    [0.3, 0.38, 0.52],
  ],
  material: { metal: 0, rough: 0.95, reflect: 0.02 },
  draw(width, height, scale, [warp, weft]) {
    const clouds = noiseTile('clouds')
    const grain = noiseTile('grain')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const wobble = 0.35 * noiseAt(grain, u * 70, v * 70)
      const x = u / THREAD + wobble
      const y = (v / THREAD) * 0.72 + 0.25 * noiseAt(grain, u * 60 + 200, v * 60)
      const column = Math.floor(x)
      const across = 2 * (x - column) - 1
      // The float of each warp thread begins one weft lower than its neighbour's: the diagonal of twill.
      const step = (y + column * 1) / 3
      const float = step - Math.floor(step)
      const under = Math.max(0, 1 - Math.abs(float - 0.5) * 4.6)
      const slub = noiseAt(clouds, column * 37.7, v * 60) + 0.7 * (cellValue(column, 3) - 0.5)
      const fade = noiseAt(clouds, u * 120, v * 75 + 90)
      const round = 1 - 0.75 * across * across
      spot.height = THREAD * (0.36 * round * (1 - under) + 0.08 * slub) + 0.004 * fade
      const fibre = 0.9 + 0.25 * noiseAt(grain, u * 1900, v * 500)
      const light = Math.min(1, 0.05 + 0.13 * slub + 0.16 * fade + 0.06 * round)
      const share = Math.max(0, mix(light, 0.62, under * 0.75))
      const tone = fibre * (0.62 + 0.38 * round)
      spot.r = mix(warp![0], weft![0], share) * tone
      spot.g = mix(warp![1], weft![1], share) * tone
      spot.b = mix(warp![2], weft![2], share) * tone
    })
  },
}

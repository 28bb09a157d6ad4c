import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { drawPlate, type Plate } from './plate.ts'

/** How sharp the crests of folds are: the square of the share of a wave over which they bend. */
const CREST = 0.02

/** Satin laid in deep folds: broad hollows between narrow crests that run together, rise and fade away. */
export const folds: Plate = {
  colours: [[0.5, 0.2, 0.22]],
  material: { metal: 0.45, rough: 0.3, reflect: 0.05, sheen: 0.15 },
  draw(width, height, scale, [cloth]) {
    const swirls = noiseTile('swirls')
    const clouds = noiseTile('clouds')
    const grain = noiseTile('grain')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const along = 0.88 * u + 0.47 * v
      const drift = noiseAt(clouds, u * 26 + 60, v * 26 + 20)
      const across = 0.88 * v - 0.47 * u + 0.12 * Math.sin(1.9 * along + 1) + 0.22 * drift
      const rise = (row: number) => 0.55 + 0.9 * noiseAt(clouds, along * 22 + 91 * row, across * 30 + 47 * row)
      const height =
        0.6 * rise(0) * crest(9 * across + 0.9 * Math.sin(1.3 * along)) +
        0.34 * rise(1) * crest(15 * across + 2.2 * along + 1) +
        0.2 * rise(2) * crest(23 * across - 2.6 * along + 2)
      const sag = noiseAt(swirls, u * 40, v * 40)
      const weave = noiseAt(grain, u * 640, v * 640)
      spot.height = 0.1 * height + 0.02 * sag + 0.00008 * weave
      const tone = 0.62 + 0.42 * Math.min(1.2, height) + 0.03 * weave
      spot.r = cloth![0] * tone
      spot.g = cloth![1] * tone
      spot.b = cloth![2] * tone
    })
  },
}

/** From 0 in the hollows to 1 on the crests, twice a turn. */
function crest(turn: number): number {
  const sin = Math.sin(turn)
  return 1.14 - Math.sqrt(sin * sin + CREST)
}

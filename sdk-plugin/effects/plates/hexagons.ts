import { mix, smoothstep } from '../colour.ts'
import { combAt, newComb } from '../kernels/honeycomb.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'

/** Width of a tile in frame heights. */
const TILE = 0.17

/** Six-sided tiles of unlike height with light in the gaps. Colours: tile, gap. */
export const hexagons: Plate = {
  colours: [
    [0.03, 0.031, 0.034],
    [0.5, 0.3, 0.08],
  ],
  material: { metal: 0.75, rough: 0.32, coat: 0.5, coatRough: 0.2 },
  draw(width, height, scale, [tile, gap]) {
    const [clouds, grain] = [noiseTile('clouds'), noiseTile('grain')]
    const comb = newComb()
    return drawPlate(width, height, scale, (u, v, spot) => {
      combAt(u / TILE, v / TILE, comb)
      const { border } = comb
      const own = cellValue(comb.column, comb.row)
      const rise = smoothstep(0.012, 0.05, border)
      spot.height = TILE * (0.1 * rise + 0.09 * own * rise + 0.02 * smoothstep(0.05, 0.1, border))
      // Tiles are worn, and here and there the lamps behind them have gone out.
      const worn = noiseAt(clouds, u * 170, v * 170)
      const lamp = smoothstep(-0.5, 0.6, noiseAt(clouds, u * 60 + 40, v * 60))
      spot.height += TILE * (0.0022 * worn + 0.002 * noiseAt(grain, u * 420, v * 420)) * rise
      const tone = (0.75 + 0.5 * own) * (1 + 0.22 * worn)
      const lit = mix(0.1, 1.15, lamp)
      spot.r = mix(gap![0] * lit, tile![0] * tone, rise)
      spot.g = mix(gap![1] * lit, tile![1] * tone, rise)
      spot.b = mix(gap![2] * lit, tile![2] * tone, rise)
    })
  },
}

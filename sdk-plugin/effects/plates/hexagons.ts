import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'

/** Width of a tile in frame heights. */
const TILE = 0.17
const ROW = Math.sqrt(3)

/** Six-sided tiles of unlike height with light in the gaps. Colours: tile, gap. */
export const hexagons: Plate = {
  colours: [
    [0.03, 0.031, 0.034],
    [0.5, 0.3, 0.08],
  ],
  material: { metal: 0.75, rough: 0.32, coat: 0.5, coatRough: 0.2 },
  draw(width, height, scale, [tile, gap]) {
    const [clouds, grain] = [noiseTile('clouds'), noiseTile('grain')]
    return drawPlate(width, height, scale, (u, v, spot) => {
      const x = u / TILE
      const y = v / TILE
      // The nearer middle of the two rectangular grids that make the honeycomb.
      const ax = x - Math.round(x)
      const ay = (y / ROW - Math.round(y / ROW)) * ROW
      const bx = x - 0.5 - Math.round(x - 0.5)
      const by = (y / ROW - 0.5 - Math.round(y / ROW - 0.5)) * ROW
      const isFirst = ax * ax + ay * ay < bx * bx + by * by
      const [dx, dy] = isFirst ? [ax, ay] : [bx, by]
      const border = 0.5 - Math.max(Math.abs(dx), Math.abs(dx) * 0.5 + (Math.abs(dy) * ROW) / 2)
      const own = cellValue(Math.round((x - dx) * 2), Math.round((y - dy) * 2))
      const rise = smoothstep(0.012, 0.05, border)
      spot.height = TILE * (0.1 * rise + 0.09 * own * rise + 0.02 * smoothstep(0.05, 0.1, border))
      // Tiles are worn, and here and there the lamps behind them have gone out.
      const worn = noiseAt(clouds, u * 170, v * 170)
      const lamp = smoothstep(-0.5, 0.6, noiseAt(clouds, u * 60 + 40, v * 60))
      spot.height += TILE * (0.006 * worn + 0.0035 * noiseAt(grain, u * 420, v * 420)) * rise
      const tone = (0.75 + 0.5 * own) * (1 + 0.5 * worn)
      const lit = mix(0.1, 1.15, lamp)
      spot.r = mix(gap![0] * lit, tile![0] * tone, rise)
      spot.g = mix(gap![1] * lit, tile![1] * tone, rise)
      spot.b = mix(gap![2] * lit, tile![2] * tone, rise)
    })
  },
}

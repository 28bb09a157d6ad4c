import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'
import { hypot } from '../hypot.ts'

/** Freckles and pores on a grid of so many places in a frame height. */
const FRECKLES = 26
const PORES = 44

/** Skin from near: fields between fine furrows that cross, pores, blood and freckles under it. Colours: skin, blood, freckle. */
export const skin: Plate = {
  colours: [
    [0.62, 0.34, 0.215],
    [0.56, 0.215, 0.13],
    [0.36, 0.17, 0.09],
  ],
  material: { metal: 0, rough: 0.5, reflect: 0.028, coat: 0.3, coatRough: 0.36, scatter: 0.55 },
  draw(width, height, scale, [own, blood, freckle]) {
    const [clouds, swirls, grain] = [noiseTile('clouds'), noiseTile('swirls'), noiseTile('grain')]
    return drawPlate(width, height, scale, (u, v, spot) => {
      const bent = noiseAt(clouds, u * 190, v * 190)
      // Two families of fine lines cross aslant, so that the fields between them are lozenges.
      const [x, y] = [u + 0.012 * bent, v - 0.016 * bent]
      const down = Math.abs(noiseAt(swirls, (x + 0.55 * y) * 2600, (y - 0.5 * x) * 620))
      const up = Math.abs(noiseAt(swirls, (x - 0.7 * y) * 2300 + 130, (y + 0.6 * x) * 560 + 70))
      const furrow = smoothstep(0.16, 0, down) + 0.7 * smoothstep(0.16, 0, up)
      const rough = noiseAt(grain, u * 900, v * 900)
      const pore = dotAt(u * PORES, v * PORES, 0.5, 0.16)
      const speck = dotAt(u * FRECKLES + 40, v * FRECKLES, 0.12, 0.2) * (0.5 + rough)
      spot.height = -0.00042 * furrow - 0.0008 * pore + 0.00022 * rough
      const flush = 0.42 + 0.9 * noiseAt(clouds, u * 60 + 30, v * 60) + 0.5 * bent
      const share = flush < 0 ? 0 : flush > 1 ? 1 : flush
      const tone = 1 + 0.05 * rough - 0.05 * furrow - 0.16 * pore
      const spots = Math.max(0, 0.7 * speck)
      spot.r = mix(mix(own![0], blood![0], share), freckle![0], spots) * tone
      spot.g = mix(mix(own![1], blood![1], share), freckle![1], spots) * tone
      spot.b = mix(mix(own![2], blood![2], share), freckle![2], spots) * tone
    })
  },
}

/** Dots of unlike size at a share of the places of a grid: 1 in their middle. */
function dotAt(x: number, y: number, share: number, most: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  if (cellValue(column, row) > share) return 0
  const dx = x - column - 0.3 - 0.4 * cellValue(column + 91, row)
  const dy = y - row - 0.3 - 0.4 * cellValue(column, row + 57)
  const radius = most * (0.4 + 0.6 * cellValue(column + 13, row + 7))
  return smoothstep(radius, 0.4 * radius, hypot(dx, dy))
}

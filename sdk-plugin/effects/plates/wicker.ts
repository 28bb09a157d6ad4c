import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'

/** Height of a rod and distance between two stakes, in frame heights. */
const ROD = 1 / 34
const STAKE = 1 / 14

/** Willow rods woven over and under upright stakes. Colours: rod, dark rod, stake. */
export const wicker: Plate = {
  colours: [
    [0.5, 0.27, 0.095],
    [0.27, 0.115, 0.035],
    [0.3, 0.15, 0.05],
  ],
  material: { metal: 0, rough: 0.62, coat: 0.12, coatRough: 0.4 },
  draw(width, height, scale, [rod, dark, stake]) {
    const grain = noiseTile('grain')
    const clouds = noiseTile('clouds')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const row = Math.floor(v / ROD)
      const own = cellValue(row, 11)
      const x = u / STAKE + 0.16 * (cellValue(row, 5) - 0.5)
      // Over one stake and under the next; the row below the other way round.
      const wave = Math.cos((x + (row & 1)) * Math.PI)
      const bow = 0.05 * noiseAt(clouds, u * 90, row * 61)
      const across = 2 * (v / ROD - row) - 1 + bow
      const thick = 0.9 + 0.1 * own
      const round = Math.sqrt(Math.max(0, 1 - (across * across) / (thick * thick)))
      const over = 0.5 + 0.5 * wave
      const post = (u / STAKE - Math.round(u / STAKE)) * 3.4
      const postRound = Math.sqrt(Math.max(0, 1 - post * post))
      const rodHeight = round > 0 ? 0.55 * round + 0.85 * over - 0.1 : -0.6
      const postHeight = postRound > 0 ? 0.35 * postRound + 0.2 : -0.7
      const isRod = rodHeight > postHeight
      const top = isRod ? rodHeight : postHeight
      spot.height = ROD * 0.62 * top
      const fibre = isRod
        ? noiseAt(grain, u * 60, v * 1500 + row * 31) + 0.5 * noiseAt(grain, u * 25, v * 2600)
        : noiseAt(grain, u * 1500, v * 50)
      const deep = Math.min(1, Math.max(0.14, (top + 0.42) / 1.25))
      const edge = isRod ? 0.42 + 0.58 * round : 0.4 + 0.5 * postRound
      const tone = (0.8 + 0.32 * fibre) * deep * edge * (0.82 + 0.36 * cellValue(row, Math.floor(u / 0.7)))
      const t = own * own * 0.8 + 0.25 * noiseAt(clouds, u * 160, row * 40)
      const share = t < 0 ? 0 : t > 1 ? 1 : t
      const [a, b] = isRod ? [rod!, dark!] : [stake!, dark!]
      spot.r = (a[0] + (b[0] - a[0]) * share) * tone
      spot.g = (a[1] + (b[1] - a[1]) * share) * tone
      spot.b = (a[2] + (b[2] - a[2]) * share) * tone
    })
  },
}

import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'

const COLOURS = [
  [0.66, 0.46, 0.26],
  [0.3, 0.18, 0.09],
  [0.95, 0.82, 0.6],
] as const

/** Cells of grains across a frame height. */
const GRAINS = 430

/** A beach, smoothed by water: grains, soft hollows. Colours: sand, dark grain, light grain. */
export const sand: Plate = beach(0)

/** Dry sand with ripples that the wind has left. Colours as for `sand`. */
export const dunes: Plate = beach(1)

function beach(ripple: number): Plate {
  return {
    colours: COLOURS,
    material: { metal: 0, rough: 0.9 },
    draw(width, height, scale, [base, dark, light]) {
      const [grain, clouds, swirls] = [noiseTile('grain'), noiseTile('clouds'), noiseTile('swirls')]
      return drawPlate(width, height, scale, (u, v, spot) => {
        const bend = noiseAt(swirls, u * 120, v * 120)
        const broad = noiseAt(clouds, u * 90 + 30, v * 90)
        const fine = noiseAt(grain, u * 560, v * 560)
        const coarse = noiseAt(grain, u * 250 + 70, v * 250 + 20)
        let wave = 0
        if (ripple > 0) {
          const phase = v * 13 + u * 3.2 + 1.9 * bend + 0.5 * broad
          const part = phase - Math.floor(phase)
          // The wind's side is long, the lee is short.
          const form = part < 0.68 ? smoothstep(0, 0.68, part) : 1 - smoothstep(0.68, 1, part)
          const presence = 0.35 + 0.65 * smoothstep(-0.35, 0.3, noiseAt(swirls, u * 70 + 200, v * 70))
          wave = ripple * presence * (form - 0.5)
        }
        const column = Math.floor(u * GRAINS)
        const row = Math.floor(v * GRAINS)
        const speck = cellValue(column, row)
        spot.height = 0.012 * wave + 0.008 * broad + 0.012 * bend + 0.0011 * fine + 0.0012 * coarse
        const tone =
          1 + 0.16 * broad + 0.1 * fine + 0.1 * coarse + 0.14 * wave + 0.16 * (cellValue(column + 9, row) - 0.5)
        const darker = speck > 0.965 ? 0.55 * cellValue(row, column) : 0
        const lighter = speck < 0.04 ? 0.6 * cellValue(row, column) : 0
        spot.r = mix(mix(base![0] * tone, dark![0], darker), light![0], lighter)
        spot.g = mix(mix(base![1] * tone, dark![1], darker), light![1], lighter)
        spot.b = mix(mix(base![2] * tone, dark![2], darker), light![2], lighter)
      })
    },
  }
}

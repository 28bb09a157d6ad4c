import { mix } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { NoiseRows } from '../kernels/noise-rows.ts'
import { drawPlate, type Plate } from './plate.ts'

/** Heavy rag paper with the tooth of cold pressing, a few fibres, and age. Colours: paper, stain of age. */
export const paper: Plate = {
  colours: [
    [0.86, 0.84, 0.79],
    [0.84, 0.81, 0.75],
  ],
  material: { metal: 0, rough: 1 },
  draw(width, height, scale, [sheet, stain]) {
    const clouds = noiseTile('clouds')
    const grain = noiseTile('grain')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const tooth = toothAt(u, v)
      const fine = noiseAt(grain, u * 1700, v * 1700)
      spot.height = 0.0021 * tooth + 0.0002 * fine
      const age = 0.5 + 0.9 * noiseAt(clouds, u * 130, v * 130)
      const tone = 1 + 0.015 * fine + 0.02 * tooth
      const share = age < 0 ? 0 : age > 1 ? 1 : age
      spot.r = mix(sheet![0], stain![0], share) * tone
      spot.g = mix(sheet![1], stain![1], share) * tone
      spot.b = mix(sheet![2], stain![2], share) * tone
    })
  },
}

/** The hollows and bumps of the paper, about -1 to 1, at a place in frame heights: pigment gathers below 0. */
export function toothAt(u: number, v: number): number {
  const grain = noiseTile('grain')
  return 0.75 * noiseAt(grain, u * 620 + 40, v * 620) + 0.5 * noiseAt(grain, u * 1250, v * 1250 + 130)
}

/** What `toothAt` finds, over a picture row by row. @param unit Frame heights that a pixel is high */
export class ToothRows {
  readonly #coarse: NoiseRows
  readonly #fine: NoiseRows

  constructor(width: number, unit: number) {
    this.#coarse = new NoiseRows('grain', width, { scale: unit * 620, left: 40 })
    this.#fine = new NoiseRows('grain', width, { scale: unit * 1250, top: 130 })
  }

  /** The next call writes over it. */
  at(y: number): Float32Array {
    const [row, fine] = [this.#coarse.at(y), this.#fine.at(y)]
    for (let x = 0; x < row.length; x++) row[x] = 0.75 * row[x]! + 0.5 * fine[x]!
    return row
  }
}

import { noiseAt, type NoiseName, noiseTile } from '../kernels/noise.ts'
import { NoiseRows } from '../kernels/noise-rows.ts'
import type { Plate } from './plate.ts'

/** Heavy rag paper with the tooth of cold pressing, a few fibres, and age. Colours: paper, stain of age. */
export const paper: Plate = {
  colours: [
    [0.86, 0.84, 0.79],
    [0.84, 0.81, 0.75],
  ],
  material: { metal: 0, rough: 1 },
  draw(width, height, scale, [sheet, stain]) {
    const pixels = width * height
    const heights = new Float32Array(pixels)
    const colour = { r: new Float32Array(pixels), g: new Float32Array(pixels), b: new Float32Array(pixels) }
    const unit = 1 / (height * scale)
    const rowsOf = (noise: NoiseName, size: number) =>
      new NoiseRows(noise, width, { scale: unit * size, left: 0.5 * unit * size, top: 0.5 * unit * size })
    const teeth = new ToothRows(width, unit, 0.5)
    const fines = rowsOf('grain', 1700)
    const ages = rowsOf('clouds', 130)
    const [red, green, blue] = sheet!
    const [aged, agedGreen, agedBlue] = [stain![0] - red, stain![1] - green, stain![2] - blue]
    for (let y = 0, at = 0; y < height; y++) {
      const tooth = teeth.at(y)
      const fine = fines.at(y)
      const age = ages.at(y)
      for (let x = 0; x < width; x++, at++) {
        heights[at] = scale * (0.0021 * tooth[x]! + 0.0002 * fine[x]!)
        const tone = 1 + 0.015 * fine[x]! + 0.02 * tooth[x]!
        const share = Math.min(1, Math.max(0, 0.5 + 0.9 * age[x]!))
        colour.r[at] = (red + aged * share) * tone
        colour.g[at] = (green + agedGreen * share) * tone
        colour.b[at] = (blue + agedBlue * share) * tone
      }
    }
    return { heights, colour }
  },
}

/** The hollows and bumps of the paper, about -1 to 1, at a place in frame heights: pigment gathers below 0. */
export function toothAt(u: number, v: number): number {
  const grain = noiseTile('grain')
  return 0.75 * noiseAt(grain, u * 620 + 40, v * 620) + 0.5 * noiseAt(grain, u * 1250, v * 1250 + 130)
}

/**
 * What `toothAt` finds, over a picture row by row.
 *
 * @param unit Frame heights that a pixel is high
 * @param shift Where in each pixel it is looked at, 0.5 being its middle
 */
export class ToothRows {
  readonly #coarse: NoiseRows
  readonly #fine: NoiseRows

  constructor(width: number, unit: number, shift = 0) {
    const [coarse, fine] = [unit * 620, unit * 1250]
    this.#coarse = new NoiseRows('grain', width, { scale: coarse, left: 40 + shift * coarse, top: shift * coarse })
    this.#fine = new NoiseRows('grain', width, { scale: fine, left: shift * fine, top: 130 + shift * fine })
  }

  /** The next call writes over it. */
  at(y: number): Float32Array {
    const [row, fine] = [this.#coarse.at(y), this.#fine.at(y)]
    for (let x = 0; x < row.length; x++) row[x] = 0.75 * row[x]! + 0.5 * fine[x]!
    return row
  }
}

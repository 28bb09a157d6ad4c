import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'
import { hypot } from '../hypot.ts'

const WIDE = 0.62
const HIGH = 0.46
const RIVET = 0.013

/** Where the joint before a column of a row lies: no two sheets are as wide. */
function jointAt(column: number, row: number): number {
  return (column + 0.34 * (cellValue(column + 31, row + 5) - 0.5)) * WIDE
}

/**
 * A wall of bolted sheets, each of a width, a bow and dents of its own, brushed along, with scratches, stains of rust, and
 * what rain has washed down from the bolts. Colours: sheet, rust.
 */
export const panels: Plate = {
  colours: [
    [0.2, 0.21, 0.225],
    [0.2, 0.075, 0.03],
  ],
  material: { metal: 0.85, rough: 0.36 },
  draw(width, height, scale, [sheet, rust]) {
    const grain = noiseTile('grain')
    const clouds = noiseTile('clouds')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const row = Math.floor((v + HIGH * 0.46) / HIGH)
      const shift = row % 2 === 0 ? 0 : WIDE * 0.5
      const nearest = Math.round((u + shift) / WIDE)
      const column = u + shift < jointAt(nearest, row) ? nearest - 1 : nearest
      const left = jointAt(column, row)
      const wide = jointAt(column + 1, row) - left
      const x = u + shift - left
      const y = v + HIGH * 0.46 - row * HIGH
      const border = Math.min(x, wide - x, y, HIGH - y)
      const cornerX = Math.abs(x - wide / 2) - (wide / 2 - 0.034)
      const cornerY = Math.abs(y - HIGH / 2) - (HIGH / 2 - 0.034)
      const fromRivet = hypot(cornerX, cornerY) / RIVET
      const dome = fromRivet < 1 ? Math.sqrt(1 - fromRivet * fromRivet) : 0
      const brushed = noiseAt(grain, u * 14, v * 900) + 0.6 * noiseAt(grain, u * 45 + 90, v * 1500)
      const dents = noiseAt(clouds, u * 110, v * 110)
      const stain = noiseAt(clouds, u * 95 + 33, v * 42 + 170) + 0.3 * smoothstep(0.05, 0, border)
      // Rain runs down from the bolts, from each another length.
      const side = x < wide / 2 ? 0 : 1
      const below = y < HIGH / 2 ? y - 0.034 : y - HIGH + 0.034
      const long = 0.03 + 0.16 * cellValue(2 * column + side + 7, 2 * row + Number(y > HIGH / 2))
      const across = (Math.abs(x - wide / 2) - (wide / 2 - 0.034) + 0.0025 * noiseAt(clouds, u * 70, v * 260)) / 0.0085
      const run = below > 0 ? Math.exp(-across * across) * Math.max(0, 1 - below / long) : 0
      const rusty = Math.max(
        0.85 * smoothstep(0.18, 0.5, stain + 0.12 * noiseAt(grain, u * 160, v * 160)),
        run * (0.62 + 0.3 * noiseAt(grain, u * 420, v * 40)),
      )
      const bow = (cellValue(column + 3, row + 9) - 0.5) * 0.03 * Math.sin((Math.PI * x) / wide)
      const dent = smoothstep(0.34, 0.75, noiseAt(clouds, u * 62 + 11, v * 62 + 60))
      spot.height = 0.006 * smoothstep(0.001, 0.007, border) + dome * RIVET * 0.75 + brushed * 0.00032 + dents * 0.006
      spot.height += bow * Math.sin((Math.PI * y) / HIGH) - 0.012 * dent
      spot.height += rusty * 0.001 * noiseAt(grain, u * 420, v * 420)
      const ring = smoothstep(1.9, 1.05, fromRivet) * (dome > 0 ? 0 : 0.6)
      const tone = (0.85 + 0.3 * cellValue(column, row)) * (1 + 0.14 * brushed) * (1 - ring)
      const seam = smoothstep(0, 0.004, border)
      spot.r = mix(sheet![0] * tone, rust![0], rusty) * seam
      spot.g = mix(sheet![1] * tone, rust![1], rusty) * seam
      spot.b = mix(sheet![2] * tone, rust![2], rusty) * seam
    })
  },
}

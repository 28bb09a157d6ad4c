import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'
import { hypot } from '../hypot.ts'

/** A brick with its share of the joints, in frame heights. */
const LENGTH = 0.232
const COURSE = 0.0785
const JOINT = 0.0105
const CORNER = 0.007

/**
 * Fired clay in running bond: no two bricks alike, chipped edges, sandy joints, soot and lime.
 * Colours: clay, burnt, joint.
 */
export const brick: Plate = {
  colours: [
    [0.3, 0.088, 0.05],
    [0.075, 0.035, 0.03],
    [0.2, 0.175, 0.15],
  ],
  material: { metal: 0, rough: 0.85, reflect: 0.02 },
  draw(width, height, scale, [clay, burnt, joint]) {
    const clouds = noiseTile('clouds')
    const grain = noiseTile('grain')
    const cells = noiseTile('cells')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const wobble = 0.0042 * noiseAt(clouds, u * 1500, v * 1500) + 0.0016 * noiseAt(grain, u * 900, v * 900)
      const row = Math.floor(v / COURSE)
      const shifted = u + (row & 1) * LENGTH * 0.5 + (cellValue(row, 7) - 0.5) * 0.024
      const column = Math.floor(shifted / LENGTH)
      const own = cellValue(column, row)
      const other = cellValue(column + 91, row - 37)
      const third = cellValue(column - 53, row + 71)
      const x = shifted - (column + 0.5) * LENGTH + (own - 0.5) * 0.003
      const y = v - (row + 0.5) * COURSE + (other - 0.5) * 0.003
      const sideX = Math.abs(x) - (LENGTH - JOINT) / 2 + CORNER + 0.0016 * third
      const sideY = Math.abs(y) - (COURSE - JOINT) / 2 + CORNER + 0.0016 * own
      const outside = hypot(Math.max(0, sideX), Math.max(0, sideY)) + Math.min(0, Math.max(sideX, sideY))
      const chip = smoothstep(0.3, 0.6, noiseAt(clouds, u * 420 + own * 300, v * 420)) * 0.008
      const border = CORNER - outside + wobble - chip
      const face = smoothstep(-0.0006, 0.0034, border)
      const round = smoothstep(0, 0.011, border)
      const pore = noiseAt(grain, u * 520 + own * 200, v * 520)
      const rough = noiseAt(clouds, u * 640 + other * 400, v * 640 + own * 99)
      const pit =
        smoothstep(0.22, 0.08, noiseAt(cells, u * 1500 + third * 500, v * 1500)) * smoothstep(0.05, 0.35, rough)
      const sand = noiseAt(grain, u * 1150, v * 1150)
      const tilt = ((other - 0.5) * x + (third - 0.5) * 2.2 * y) * 0.035
      const bed = -0.0052 + 0.0009 * sand + 0.002 * noiseAt(clouds, u * 700, v * 700)
      const top = 0.0032 * round + tilt + 0.0011 * pore + 0.0022 * rough - 0.0028 * pit + (own - 0.5) * 0.0022
      spot.height = mix(bed, top, face)
      const fired = Math.min(
        1,
        smoothstep(0.62, 1, third) * 0.9 + smoothstep(0.05, 0.55, rough + 0.5 * (own - 0.5)) * 0.45,
      )
      const tone = (0.62 + 0.7 * own) * (1 + 0.2 * pore + 0.16 * rough) * (1 - 0.5 * pit) * mix(0.7, 1, round)
      const warm = 0.8 + 0.4 * other
      const lime = 0.16 * smoothstep(0.18, 0.5, noiseAt(clouds, u * 120 + 77, v * 60 + 31)) * (0.6 + 0.5 * sand)
      const soot = 1 - 0.45 * smoothstep(-0.05, 0.45, noiseAt(clouds, u * 75, v * 48 + 140))
      const bedTone = (0.7 + 0.3 * sand) * mix(0.55, 1, smoothstep(-0.012, -0.002, border))
      spot.r = (mix(joint![0] * bedTone, mix(clay![0], burnt![0], fired) * tone, face) + lime * 0.5) * soot
      spot.g = (mix(joint![1] * bedTone, mix(clay![1] * warm, burnt![1], fired) * tone, face) + lime * 0.47) * soot
      spot.b = (mix(joint![2] * bedTone, mix(clay![2] * warm, burnt![2], fired) * tone, face) + lime * 0.43) * soot
    })
  },
}

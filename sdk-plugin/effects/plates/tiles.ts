import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'

/** A tile with its joint, and the bevel along its sides, in frame heights. */
const LENGTH = 0.262
const COURSE = 0.131
const JOINT = 0.0052
const BEVEL = 0.019

/**
 * Bevelled wall tiles under glaze, as in old underground stations: each a little askew, crazed, grimy joints.
 * Colours: glaze, joint.
 */
export const tiles: Plate = {
  colours: [
    [0.5, 0.53, 0.5],
    [0.03, 0.03, 0.028],
  ],
  material: { metal: 0, rough: 0.5, coat: 1.4, coatRough: 0.12 },
  draw(width, height, scale, [glaze, joint]) {
    const clouds = noiseTile('clouds')
    const swirls = noiseTile('swirls')
    const grain = noiseTile('grain')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const row = Math.floor(v / COURSE)
      const shifted = u + (row & 1) * LENGTH * 0.5
      const column = Math.floor(shifted / LENGTH)
      const own = cellValue(column, row)
      const other = cellValue(column + 17, row + 61)
      const x = shifted - (column + 0.5) * LENGTH
      const y = v - (row + 0.5) * COURSE
      const border = Math.min(LENGTH / 2 - Math.abs(x), COURSE / 2 - Math.abs(y)) - JOINT / 2
      const wave = noiseAt(swirls, u * 420 + own * 400, v * 420)
      const chip = smoothstep(0.36, 0.6, noiseAt(clouds, u * 330 + own * 500, v * 330 + other * 200)) * 0.009
      const face = smoothstep(-0.001, 0.0012, border - chip)
      const slope = smoothstep(0, BEVEL, border)
      const askew = (own - 0.5) * 0.03 * x + (other - 0.5) * 0.05 * y
      const sand = noiseAt(grain, u * 1000, v * 1000)
      spot.height = mix(-0.004 + 0.0006 * sand, 0.0066 * slope + askew + 0.0006 * wave, face)
      const crazed = smoothstep(0.03, 0, Math.abs(noiseAt(clouds, u * 520 + other * 900, v * 520 + own * 300)))
      const cracks = own > 0.9 ? 0.14 * crazed : 0.03 * crazed
      const drip = smoothstep(
        0.08,
        0.5,
        noiseAt(clouds, u * 210, v * 26 + 90) + 0.25 * noiseAt(clouds, u * 60 + 9, v * 60),
      )
      const grime = (1 - 0.5 * drip) * mix(0.62, 1, smoothstep(0, 0.012, border - chip))
      const tone = (0.84 + 0.26 * other) * (1 - cracks) * grime
      spot.r = mix(joint![0] * (1 + 0.4 * sand), glaze![0] * tone, face)
      spot.g = mix(joint![1] * (1 + 0.4 * sand), glaze![1] * tone, face)
      spot.b = mix(joint![2] * (1 + 0.4 * sand), glaze![2] * tone * (1 - 0.12 * drip), face)
    })
  },
}

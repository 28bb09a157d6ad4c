import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'
import { hypot } from '../hypot.ts'

const WIDE = 0.78
const HIGH = 0.5
/** Radius of a rivet, and how far from the joint they stand. */
const RIVET = 0.011
const INSIDE = 0.026
/** From one to the next: there is one in each corner. */
const ACROSS = (WIDE - 2 * INSIDE) / 12
const DOWN = (HIGH - 2 * INSIDE) / 7

/** How far from the middle of the nearest in a row of rivets. */
function along(place: number, apart: number): number {
  return place - INSIDE - apart * Math.round((place - INSIDE) / apart)
}

/**
 * A ship's wall of riveted plates under many coats of paint, laid on by hand, thick about the rivets, chipped at joints, with
 * rust that bled out of these. Colours: paint, rust.
 */
export const hull: Plate = {
  colours: [
    [0.56, 0.55, 0.5],
    [0.2, 0.075, 0.03],
  ],
  material: { metal: 0, rough: 0.42, coat: 0.25, coatRough: 0.35 },
  draw(width, height, scale, [paint, rust]) {
    const grain = noiseTile('grain')
    const clouds = noiseTile('clouds')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const row = Math.floor((v + HIGH * 0.3) / HIGH)
      const shifted = u + (row % 2 === 0 ? 0.2 : 0.2 + WIDE / 2)
      const column = Math.floor(shifted / WIDE)
      const x = shifted - column * WIDE
      const y = v + HIGH * 0.3 - row * HIGH
      const border = Math.min(x, WIDE - x, y, HIGH - y)
      const side = Math.min(x, WIDE - x) - INSIDE
      const level = Math.min(y, HIGH - y) - INSIDE
      const far = Math.min(hypot(along(x, ACROSS), level), hypot(side, along(y, DOWN))) / RIVET
      const dome = far < 1 ? Math.sqrt(1 - far * far) : 0
      // A brush led up and down leaves streaks, paint that ran and dried, and dust under it.
      const brushed = noiseAt(clouds, u * 520, v * 26) + 0.5 * noiseAt(grain, u * 700 + 60, v * 20)
      const dust = smoothstep(0.44, 0.6, noiseAt(grain, u * 330, v * 330))
      const dents = noiseAt(clouds, u * 46, v * 46)
      const worn = noiseAt(clouds, u * 150 + 33, v * 150) + 0.5 * noiseAt(grain, u * 420, v * 420)
      const chipped = smoothstep(0.5, 0.56, worn + 0.42 * smoothstep(0.014, 0, border) + 0.2 * smoothstep(1.7, 1, far))
      // Rust bleeds down from joints.
      const bled = noiseAt(clouds, u * 210 + 400 * cellValue(row, 3), v * 9 + 70)
      const stain = 0.5 * smoothstep(0.22, 0.6, bled) * smoothstep(0.16, 0, y) + 0.25 * smoothstep(0.012, 0, border)
      const rusty = Math.max(chipped, stain)
      // Paint fills the foot of a rivet.
      const fillet = 0.0022 * smoothstep(1.9, 0.9, far)
      spot.height = 0.004 * smoothstep(0, 0.005, border) + dome * RIVET * 0.7 + fillet + 0.0007 * brushed + 0.007 * dents
      spot.height += 0.0008 * dust - 0.0016 * chipped
      const grime = 1 - 0.3 * smoothstep(0.02, 0, border) - 0.24 * smoothstep(1.6, 1, far) * (dome > 0 ? 0.3 : 1)
      const tone = (0.96 + 0.08 * cellValue(column, row)) * (1 + 0.03 * brushed + 0.07 * dents) * grime
      const seam = smoothstep(0, 0.0025, border)
      spot.r = mix(paint![0] * tone, rust![0], rusty) * seam
      spot.g = mix(paint![1] * tone, rust![1], rusty) * seam
      spot.b = mix(paint![2] * tone, rust![2], rusty) * seam
    })
  },
}

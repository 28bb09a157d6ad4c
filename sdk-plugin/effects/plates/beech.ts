import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { drawPlate, type Plate } from './plate.ts'

/** Rings in a frame height, where the trunk was cut across them. */
const RINGS = 22

/** One piece of planed beech without joints: fine rings that wander, flecks of its rays. Colours: early wood, late wood. */
export const beech: Plate = {
  colours: [
    [0.8, 0.55, 0.32],
    [0.42, 0.2, 0.08],
  ],
  material: { metal: 0, rough: 0.55, coat: 0.2, coatRough: 0.35 },
  draw(width, height, scale, [early, late]) {
    const clouds = noiseTile('clouds')
    const swirls = noiseTile('swirls')
    const grain = noiseTile('grain')
    return drawPlate(width, height, scale, (u, v, spot) => {
      // A trunk is no straight rod: where it bulges, rings are cut wide and end in arches.
      const bulge = noiseAt(swirls, u * 34, v * 46)
      const rings =
        v * RINGS + 2.4 * bulge + 2.2 * noiseAt(clouds, u * 9, v * 120) + 0.14 * noiseAt(clouds, u * 200, v * 900)
      const phase = rings - Math.floor(rings)
      const dark = smoothstep(0.15, 0.86, phase) * smoothstep(1, 0.9, phase)
      const fibre = noiseAt(grain, u * 40, v * 760)
      // Rays are cut across: short spindles, all along the fibre.
      const fleck = smoothstep(0.4, 0.75, noiseAt(grain, u * 90 + 41, v * 620 + 17))
      const clear = 0.5 + 0.5 * noiseAt(clouds, u * 50, v * 90)
      const share = Math.max(0, Math.min(1, dark * (0.24 + 0.5 * clear * clear) + 0.16 * fibre + 0.34 * fleck))
      const tone = 0.94 + 0.16 * noiseAt(clouds, u * 40 + 90, v * 60)
      spot.height = -0.0005 * dark - 0.0006 * fleck + 0.0002 * fibre
      spot.r = mix(early![0], late![0], share) * tone
      spot.g = mix(early![1], late![1], share) * tone
      spot.b = mix(early![2], late![2], share) * tone
    })
  },
}

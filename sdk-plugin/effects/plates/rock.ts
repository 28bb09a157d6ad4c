import { mix, smoothstep } from '../colour.ts'
import { cellAt, newCell } from '../kernels/cells.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { drawPlate, type Plate } from './plate.ts'

/** Facets across a frame height, large and small. */
const LARGE = 3.4
const SMALL = 13

/** A broken rock face: facets, ledges, cracks, lichen. Colours: stone, dark stone, stain, lichen. */
export const rock: Plate = {
  colours: [
    [0.27, 0.245, 0.22],
    [0.09, 0.083, 0.078],
    [0.3, 0.2, 0.12],
    [0.36, 0.37, 0.25],
  ],
  material: { metal: 0, rough: 0.85, reflect: 0.03 },
  draw(width, height, scale, [stone, dark, stain, lichen]) {
    const [clouds, grain, swirls] = [noiseTile('clouds'), noiseTile('grain'), noiseTile('swirls')]
    const cell = newCell()
    return drawPlate(width, height, scale, (u, v, spot) => {
      const n = noiseAt(clouds, u * 150, v * 150)
      const wx = u + 0.05 * n + 0.02 * noiseAt(grain, u * 90, v * 90)
      const wy = v + 0.05 * noiseAt(clouds, u * 150 + 200, v * 150)
      cellAt(wx * LARGE, wy * LARGE * 1.25, 0.95, cell)
      let rise = 0.22 * cell.value + (cell.value - 0.5) * cell.dx * 1.9 + (cell.other - 0.5) * cell.dy * 2.1
      const seam = cell.border
      rise *= 0.35 + 0.65 * smoothstep(0, 0.09, seam)
      const tone = cell.other
      cellAt(wx * SMALL + 40, wy * SMALL * 1.2, 0.95, cell)
      const chip = cell.border
      const facet = 0.1 * cell.value + (cell.value - 0.5) * cell.dx * 0.8 + (cell.other - 0.5) * cell.dy * 0.9
      rise += facet * smoothstep(0, 0.14, chip)
      const fine = noiseAt(grain, u * 520, v * 520)
      const rough = noiseAt(grain, u * 170 + 60, v * 170)
      const crack = 0.8 * smoothstep(0.028 + 0.03 * n, 0, seam) * smoothstep(0, 0.3, noiseAt(swirls, u * 95, v * 95))
      spot.height =
        0.062 * rise + 0.02 * n + 0.004 * rough + 0.0016 * fine - 0.02 * crack - 0.004 * smoothstep(0.06, 0, chip)
      const shade = (0.72 + 0.5 * tone) * (1 + 0.3 * n + 0.2 * fine + 0.2 * rough)
      const old = 0.7 * smoothstep(0.05, 0.4, noiseAt(clouds, u * 70 + 300, v * 40 + 90))
      const spots =
        smoothstep(0.2, 0.34, noiseAt(clouds, u * 240 + 77, v * 240) + 0.15 * rough) *
        smoothstep(0, 0.3, noiseAt(swirls, u * 60 + 60, v * 60))
      const deep = Math.min(1, crack * 0.9 + 0.12 * smoothstep(0.04, 0, chip))
      spot.r = mix(mix(mix(stone![0] * shade, stain![0] * shade, old), lichen![0], spots * 0.8), dark![0] * 0.5, deep)
      spot.g = mix(mix(mix(stone![1] * shade, stain![1] * shade, old), lichen![1], spots * 0.8), dark![1] * 0.5, deep)
      spot.b = mix(mix(mix(stone![2] * shade, stain![2] * shade, old), lichen![2], spots * 0.8), dark![2] * 0.5, deep)
    })
  },
}

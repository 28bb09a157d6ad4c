import { mix, smoothstep } from '../colour.ts'
import { cellAt, newCell } from '../kernels/cells.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { drawPlate, type Plate } from './plate.ts'

/** Boards of the mould, their height in frame heights. */
const BOARD = 0.31

/** A wall cast in concrete: pores, marks of the mould's boards, runs of dirt. Colours: concrete, stain. */
export const concrete: Plate = {
  colours: [
    [0.36, 0.35, 0.33],
    [0.13, 0.12, 0.11],
  ],
  material: { metal: 0, rough: 0.8, reflect: 0.035 },
  draw(width, height, scale, [cement, stain]) {
    const [clouds, grain, swirls] = [noiseTile('clouds'), noiseTile('grain'), noiseTile('swirls')]
    const cell = newCell()
    return drawPlate(width, height, scale, (u, v, spot) => {
      const n = noiseAt(clouds, u * 110, v * 110)
      const fine = noiseAt(grain, u * 480, v * 480)
      const rough = noiseAt(grain, u * 150 + 9, v * 150)
      const row = Math.floor((v + 0.12) / BOARD)
      const y = v + 0.12 - row * BOARD + 0.0015 * rough
      const seam = smoothstep(0.004, 0.001, Math.min(y, BOARD - y))
      cellAt(u * 17 + 0.4 * n, v * 17, 0.95, cell)
      const size = 0.035 + 0.13 * cell.value * cell.value
      const far = Math.sqrt(cell.dx * cell.dx + cell.dy * cell.dy)
      const pore = cell.other > 0.62 ? smoothstep(size, size * 0.5, far + 0.02 * rough) : 0
      const runs = smoothstep(0.02, 0.45, noiseAt(swirls, u * 330, v * 22) + 0.5 * n) * smoothstep(0.75, 0, v)
      spot.height = 0.004 * n + 0.0009 * rough + 0.0005 * fine - 0.005 * seam - 0.008 * pore
      const tone = 1 + 0.3 * n + 0.12 * fine + 0.1 * rough + 0.12 * (row % 2)
      const dirt = Math.min(1, 0.5 * runs + 0.35 * seam + 0.75 * pore + 0.3 * smoothstep(0.1, 0.5, n))
      spot.r = mix(cement![0] * tone, stain![0], dirt)
      spot.g = mix(cement![1] * tone, stain![1], dirt)
      spot.b = mix(cement![2] * tone, stain![2], dirt)
    })
  },
}

import { mix, smoothstep } from '../colour.ts'
import { cellAt, newCell } from '../kernels/cells.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { drawPlate, type Plate } from './plate.ts'

/** Stones across a frame height. */
const STONES = 105

/** A road from above: stones in bitumen, worn, with a few cracks. Colours: bitumen, stone. */
export const asphalt: Plate = {
  colours: [
    [0.018, 0.018, 0.02],
    [0.12, 0.118, 0.115],
  ],
  material: { metal: 0, rough: 0.62, reflect: 0.05 },
  draw(width, height, scale, [bitumen, stone]) {
    const [clouds, grain, swirls] = [noiseTile('clouds'), noiseTile('grain'), noiseTile('swirls')]
    const cell = newCell()
    return drawPlate(width, height, scale, (u, v, spot) => {
      const n = noiseAt(clouds, u * 90, v * 90)
      const fine = noiseAt(grain, u * 600, v * 600)
      cellAt(u * STONES, v * STONES, 0.95, cell)
      const rise = smoothstep(0.02, 0.26, cell.border) * (0.3 + 0.7 * cell.value)
      const wx = u + 0.03 * noiseAt(clouds, u * 300, v * 300)
      const wy = v + 0.03 * noiseAt(clouds, u * 300 + 90, v * 300)
      const line = Math.abs(noiseAt(swirls, wx * 62 + 15, wy * 62 + 33))
      const crack = smoothstep(0.012, 0.003, line) * smoothstep(0, 0.25, noiseAt(swirls, u * 40 + 260, v * 40))
      spot.height = 0.0042 * rise + 0.003 * n + 0.0008 * fine - 0.012 * crack
      const worn = rise * (0.25 + 0.75 * cell.other) * (0.75 + 0.9 * n)
      const tone = (1 + 0.35 * fine) * (1 - 0.85 * crack)
      spot.r = mix(bitumen![0], stone![0], worn) * tone
      spot.g = mix(bitumen![1], stone![1], worn) * tone
      spot.b = mix(bitumen![2], stone![2], worn) * tone
    })
  },
}

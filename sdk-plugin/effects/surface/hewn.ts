import { smoothstep } from '../colour.ts'
import { cellAt, newCell } from '../kernels/cells.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'

/**
 * Relief of broken stone or ice, about 0 to 1: tilted facets `size` pixels wide, smaller ones on them, hairline cracks
 * between some.
 */
export function hewnOf(size: number, seed: number): (x: number, y: number) => number {
  const [clouds, grain] = [noiseTile('clouds'), noiseTile('grain')]
  const cell = newCell()
  const k = 110 / size
  return (x, y) => {
    const n = noiseAt(clouds, x * k * 0.5 + seed, y * k * 0.5)
    const wx = x / size + 0.35 * n + seed * 0.37
    const wy = y / size + 0.35 * noiseAt(clouds, x * k * 0.5, y * k * 0.5 + 210)
    cellAt(wx, wy, 0.95, cell)
    const crack = cell.other > 0.6 ? smoothstep(0.04, 0.008, cell.border) : 0
    const large = 0.2 * cell.value + (cell.value - 0.5) * cell.dx * 1.5 + (cell.other - 0.5) * cell.dy * 1.6
    const blunt = 0.3 + 0.7 * smoothstep(0, 0.08, cell.border)
    cellAt(wx * 3.1 + 50, wy * 3.1, 0.95, cell)
    const small = 0.12 * cell.value + (cell.value - 0.5) * cell.dx * 0.8 + (cell.other - 0.5) * cell.dy * 0.9
    return large * blunt + 0.4 * small * smoothstep(0, 0.14, cell.border) - 0.3 * crack + 0.12 * n + 0.05 * noiseAt(grain, x * k * 0.35, y * k * 0.35)
  }
}

import { smoothstep } from '../colour.ts'
import { cellAt, newCell } from '../kernels/cells.ts'
import { keptTile, noiseAt, type NoiseTile, noiseTile, TILE } from '../kernels/noise.ts'
import { NoiseRows } from '../kernels/noise-rows.ts'
import { shelvedPlanes } from '../shelf.ts'

/** Facets across the tile, large and small. */
const LARGE = 8
const SMALL = 32

let tile: NoiseTile | undefined

/**
 * Relief of broken stone or ice, about 0 to 1: tilted facets `size` pixels wide, smaller ones on them, hairline cracks
 * between some.
 *
 * @param width Of its rows
 */
export function hewnOf(size: number, seed: number, width: number): NoiseRows {
  const made = (tile ??= keptTile(shelvedPlanes('hewn', () => [hewnTile()])[0]!))
  return new NoiseRows(made, width, { scale: TILE / LARGE / size, left: seed * 37 })
}

/** Made once: looking up is ten times as fast as finding the facet of each pixel. */
function hewnTile(): NoiseTile {
  const made = new Float32Array(TILE * TILE)
  const [clouds, grain] = [noiseTile('clouds'), noiseTile('grain')]
  const cell = newCell()
  for (let y = 0, at = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++, at++) {
      const n = noiseAt(clouds, x, y)
      const wx = (x / TILE) * LARGE + 0.35 * n
      const wy = (y / TILE) * LARGE + 0.35 * noiseAt(clouds, x, y + 210)
      cellAt(wx, wy, 0.95, cell, LARGE)
      const crack = cell.other > 0.6 ? smoothstep(0.04, 0.008, cell.border) : 0
      const blunt = 0.3 + 0.7 * smoothstep(0, 0.08, cell.border)
      const large = 0.2 * cell.value + (cell.value - 0.5) * cell.dx * 1.5 + (cell.other - 0.5) * cell.dy * 1.6
      const share = SMALL / LARGE
      cellAt(wx * share, wy * share, 0.95, cell, SMALL)
      const small = 0.12 * cell.value + (cell.value - 0.5) * cell.dx * 0.8 + (cell.other - 0.5) * cell.dy * 0.9
      const fine = 0.12 * n + 0.05 * noiseAt(grain, x * 0.6, y * 0.6)
      made[at] = large * blunt + 0.4 * small * smoothstep(0, 0.14, cell.border) - 0.3 * crack + fine
    }
  }
  return made
}

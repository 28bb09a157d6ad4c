import { smoothstep } from '../colour.ts'
import { keptTile, noiseAt, type NoiseTile, noiseTile, TILE } from '../kernels/noise.ts'
import { NoiseRows } from '../kernels/noise-rows.ts'
import { randomFrom } from '../random.ts'
import { hypot } from '../hypot.ts'
import { shelvedPlanes } from '../shelf.ts'

/** Chips across the tile, large and small. */
const LARGE = 8
const SMALL = 24

let tile: NoiseTile | undefined

/**
 * Relief of dressed stone, about 0 to 1: hollow scars where pieces `size` pixels wide were struck off, which meet at
 * ridges; smaller ones on them, pits, and here and there a crack.
 *
 * @param width Of its rows
 */
export function chippedOf(size: number, seed: number, width: number): NoiseRows {
  const made = (tile ??= keptTile(shelvedPlanes('chipped', () => [chippedTile()])[0]!))
  return new NoiseRows(made, width, { scale: TILE / LARGE / size, left: seed * 37, top: seed * 11 })
}

/** Made once: looking up is ten times as fast. */
function chippedTile(): NoiseTile {
  const made = new Float32Array(TILE * TILE)
  const [clouds, grain, swirls] = [noiseTile('clouds'), noiseTile('grain'), noiseTile('swirls')]
  const [large, small] = [scars(LARGE, 5), scars(SMALL, 9)]
  for (let y = 0, at = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++, at++) {
      const n = noiseAt(clouds, x, y)
      const m = noiseAt(clouds, x, y + 210)
      const wx = x / TILE + 0.006 * n
      const wy = y / TILE + 0.006 * m
      const struck = large(wx * LARGE, wy * LARGE) + 0.24 * small(wx * SMALL, wy * SMALL)
      // Lines where a slow noise crosses zero are smooth, however they wind; most of them are left out.
      const where = smoothstep(0.1, 0.22, noiseAt(swirls, x + 130, y + 40))
      const crack = where > 0 ? where * crackAt(swirls, x + 26 * n, y + 26 * m) : 0
      const pits = smoothstep(0.22, 0.4, noiseAt(clouds, x * 4 + 60, y * 4))
      made[at] = struck + 0.06 * n + 0.035 * noiseAt(grain, x, y) - 0.3 * crack - 0.07 * pits
    }
  }
  return made
}

function crackAt(swirls: NoiseTile, x: number, y: number): number {
  const level = noiseAt(swirls, x, y)
  const near = smoothstep(0.014, 0.004, Math.abs(level))
  if (near === 0) return 0
  // Where the noise lingers at zero there is no line but a lake, which would be a hole in the stone.
  const steep = hypot(noiseAt(swirls, x + 3, y) - level, noiseAt(swirls, x, y + 3) - level)
  return near * smoothstep(0.02, 0.05, steep)
}

/** Hollows of random depth and tilt, one in each square of a grid; of those that reach a place the deepest counts. */
function scars(count: number, seed: number): (u: number, v: number) => number {
  const random = randomFrom(seed * 977)
  const cells = Array.from({ length: count * count }, () => ({
    x: 0.5 + 0.8 * (random() - 0.5),
    y: 0.5 + 0.8 * (random() - 0.5),
    depth: 0.34 * random(),
    gx: 0.6 * (random() - 0.5),
    gy: 0.6 * (random() - 0.5),
  }))
  return (u, v) => {
    const column = Math.floor(u)
    const row = Math.floor(v)
    let lowest = 1e9
    for (let cy = row - 1; cy <= row + 1; cy++) {
      const line = ((cy + count) % count) * count
      for (let cx = column - 1; cx <= column + 1; cx++) {
        const cell = cells[line + ((cx + count) % count)]!
        const dx = u - cx - cell.x
        const dy = v - cy - cell.y
        const height = cell.depth + cell.gx * dx + cell.gy * dy + 0.55 * (dx * dx + dy * dy)
        if (height < lowest) lowest = height
      }
    }
    return lowest
  }
}

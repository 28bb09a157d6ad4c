import { randomFrom } from '../random.ts'
import { Arena, plane, within } from './memory.ts'

/** Side of a tile; it repeats without a seam. */
export const TILE = 512
const WRAP = TILE - 1

/** A tile of noise in the kernels' memory, about -1 to 1 (cells: 0 to 1). */
export type NoiseTile = Float32Array

interface Kind {
  /** Waves across the tile in the coarsest octave. */
  waves: number
  octaves: number
  /** Strength of each octave as a share of the one before. */
  gain: number
  seed: number
}

const KINDS = {
  clouds: { waves: 4, octaves: 6, gain: 0.5, seed: 11 },
  swirls: { waves: 4, octaves: 3, gain: 0.45, seed: 512 },
  grain: { waves: 64, octaves: 3, gain: 0.7, seed: 33 },
} as const satisfies Record<string, Kind>

export type NoiseName = keyof typeof KINDS | 'cells'

const tiles = new Map<NoiseName, NoiseTile>()
/** Never given back: kernels read the tiles where they are. */
const forever = new Arena()

/** A tile by name, made when first asked for and kept in the kernels' memory. */
export function noiseTile(name: NoiseName): NoiseTile {
  let tile = tiles.get(name)
  if (!tile) {
    tile = within(forever, () => (name === 'cells' ? cellTile(16, 5) : gradientTile(KINDS[name])))
    tiles.set(name, tile)
  }
  return tile
}

/** A tile that was made elsewhere, kept in the kernels' memory for good. */
export function keptTile(made: Float32Array): NoiseTile {
  const tile = within(forever, newTile)
  tile.set(made)
  return tile
}

/** Bilinear, at any place: the tile repeats. Coordinates in pixels of the tile. */
export function noiseAt(tile: NoiseTile, x: number, y: number): number {
  const fx = Math.floor(x)
  const fy = Math.floor(y)
  const tx = x - fx
  const x0 = fx & WRAP
  const x1 = (fx + 1) & WRAP
  const top = (fy & WRAP) * TILE
  const bottom = ((fy + 1) & WRAP) * TILE
  const a = tile[top + x0]!
  const c = tile[bottom + x0]!
  const upper = a + (tile[top + x1]! - a) * tx
  return upper + (c + (tile[bottom + x1]! - c) * tx - upper) * (y - fy)
}

/** Kernels read four numbers at a time, so there is room behind the last. */
function newTile(): NoiseTile {
  return plane(TILE * TILE + 4).subarray(0, TILE * TILE)
}

/** Perlin's gradient noise in octaves. */
function gradientTile({ waves, octaves, gain, seed }: Kind): NoiseTile {
  const tile = newTile()
  let strength = 1
  let total = 0
  for (let octave = 0; octave < octaves; octave++) {
    addOctave(tile, waves << octave, strength, randomFrom(seed + octave * 77))
    total += strength
    strength *= gain
  }
  for (let at = 0; at < tile.length; at++) tile[at]! /= total
  return tile
}

function addOctave(tile: NoiseTile, waves: number, strength: number, random: () => number): void {
  const gx = new Float32Array(waves * waves)
  const gy = new Float32Array(waves * waves)
  for (let at = 0; at < gx.length; at++) {
    const angle = random() * 2 * Math.PI
    gx[at] = Math.cos(angle)
    gy[at] = Math.sin(angle)
  }
  // The same in each row: the cells to the left and right, and how far in between.
  const left = new Int32Array(TILE)
  const right = new Int32Array(TILE)
  const part = new Float64Array(TILE)
  const faded = new Float64Array(TILE)
  for (let x = 0; x < TILE; x++) {
    const place = (x * waves) / TILE
    left[x] = Math.floor(place)
    right[x] = (left[x]! + 1) % waves
    part[x] = place - left[x]!
    faded[x] = fade(part[x]!)
  }
  for (let y = 0; y < TILE; y++) {
    const ty = part[y]!
    const sy = faded[y]!
    const top = left[y]! * waves
    const bottom = right[y]! * waves
    for (let x = 0; x < TILE; x++) {
      const x0 = left[x]!
      const x1 = right[x]!
      const tx = part[x]!
      const sx = faded[x]!
      const a = gx[top + x0]! * tx + gy[top + x0]! * ty
      const b = gx[top + x1]! * (tx - 1) + gy[top + x1]! * ty
      const c = gx[bottom + x0]! * tx + gy[bottom + x0]! * (ty - 1)
      const d = gx[bottom + x1]! * (tx - 1) + gy[bottom + x1]! * (ty - 1)
      const upper = a + (b - a) * sx
      tile[y * TILE + x]! += (upper + (c + (d - c) * sx - upper) * sy) * 1.5 * strength
    }
  }
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}

/** Worley's noise: the distance to the nearest of scattered points, as a share of a cell. */
function cellTile(cells: number, seed: number): NoiseTile {
  const random = randomFrom(seed)
  const px = Float32Array.from({ length: cells * cells }, random)
  const py = Float32Array.from({ length: cells * cells }, random)
  const tile = newTile()
  const side = TILE / cells
  for (let at = 0; at < tile.length; at++) {
    const fx = (at % TILE) / side
    const fy = Math.floor(at / TILE) / side
    const left = Math.floor(fx) - 1
    const top = Math.floor(fy) - 1
    let best = 9
    for (let cy = top; cy < top + 3; cy++) {
      const row = ((cy + cells) % cells) * cells
      for (let cx = left; cx < left + 3; cx++) {
        const point = row + ((cx + cells) % cells)
        const dx = cx + px[point]! - fx
        const dy = cy + py[point]! - fy
        const far = dx * dx + dy * dy
        if (far < best) best = far
      }
    }
    tile[at] = Math.sqrt(best)
  }
  return tile
}

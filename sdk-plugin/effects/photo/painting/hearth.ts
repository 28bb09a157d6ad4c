import { Kept } from '../../kept.ts'
import { plane } from '../../kernels/memory.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { type Blaze, blazeOver } from './blaze.ts'

export interface Hearth {
  seed: number
  /** Where it burns, as a share of the height; what is below burns as well. */
  foot: number
  /** Of its tallest tongues, and a tongue's width, in shorter sides. */
  tall: number
  wide: number
  power: number
  /** How unlike it burns from place to place. */
  patchy: number
  /** How strongly it burns in the middle, against the sides. Default 0.66. */
  middle?: number
  /** How much it sways on its way up. Default 1.15. */
  sway?: number
  /** Small tongues and flames that fly on alone, for each large one. Default 2. */
  loose?: number
}

const kept = new Kept<Blaze>(4)

/** A row of flames, the same for each photo of a size: its heat may be changed. */
export function fire(picture: { width: number; height: number }, hearth: Hearth): Blaze {
  const { width, height } = picture
  const blaze = kept.get(JSON.stringify([width, height, hearth]), () => kindle({ width, height }, hearth))
  return { ...blaze, heat: blaze.heat.slice() }
}

function kindle(
  { width, height }: { width: number; height: number },
  { seed, foot, tall, wide, power, patchy, middle = 0.66, sway = 1.15, loose = 2 }: Hearth,
): Blaze {
  const shorter = Math.min(width, height)
  const cell = 2
  const grid = { width: Math.ceil(width / cell), height: Math.ceil((Math.max(1, foot) * height) / cell), cell }
  const fuel = plane(grid.width * grid.height)
  const clouds = noiseTile('clouds')
  const k = (900 / shorter) * cell
  for (let x = 0; x < grid.width; x++) {
    const u = (2 * x) / grid.width - 1
    // Higher towards the sides: the middle is for who stands there.
    const patch = noiseAt(clouds, x * k * 0.75 + seed * 61, seed * 23)
    const strong = power * (middle + (1 - middle) * u * u) + patchy * patch
    const top = Math.floor((foot - 0.03 * noiseAt(clouds, x * k * 0.9, seed * 7)) * Math.ceil(height / cell))
    const row = Math.min(grid.height - 1, top)
    for (let y = Math.max(0, row - 1); y <= row; y++) fuel[y * grid.width + x] = Math.max(0, strong)
  }
  return blazeOver(fuel, grid, { tall: tall * shorter, wide: wide * shorter, sway, loose, seed })
}

import { smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { cellValue, drawPlate, type Plate } from './plate.ts'

/** Folds for each frame height, and of what share of one the steep side is. */
const FOLDS = 2.6
const STEEP = 0.2

/** Heavy silk with a few folds that lean over: a long side that shines, a sharp crest, and shade under it. */
export const charmeuse: Plate = {
  colours: [[0.02, 0.03, 0.16]],
  material: { metal: 0.5, rough: 0.32, reflect: 0.05, sheen: 0.15 },
  draw(width, height, scale, [cloth]) {
    const grain = noiseTile('grain')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const along = 0.86 * u + 0.5 * v
      // Waves, not noise: as large as this, the lattice of noise would show in the gloss.
      const sway =
        Math.sin(1.9 * u + 1.4 * v + 2.2) + 0.7 * Math.sin(4.1 * u - 2.3 * v + 0.5) + 0.35 * Math.sin(7.3 * u + 5.1 * v)
      const across = 0.86 * v - 0.5 * u + 0.2 * Math.sin(1.7 * along + 0.6) + 0.055 * sway
      const wide = foldAt(FOLDS * across + 0.4, along)
      const narrow = foldAt(2.3 * FOLDS * across + 1.1 * along + 17.3, along * 1.6 + 9)
      const weave = noiseAt(grain, u * 640, v * 640)
      spot.height = 0.15 * wide.height + 0.028 * narrow.height + 0.004 * sway + 0.00006 * weave
      const tone = (0.5 + 0.5 * wide.height) * wide.open * (0.5 + 0.5 * narrow.open) * (1 + 0.04 * weave)
      spot.r = cloth![0] * tone
      spot.g = cloth![1] * tone
      spot.b = cloth![2] * tone
    })
  },
}

/** How high a fold is at a place, and how open it lies to the light: little under the crest of the next. */
function foldAt(way: number, along: number): { height: number; open: number } {
  const row = Math.floor(way)
  const t = way - row
  const rise = 0.6 + 0.4 * Math.sin((2.2 + 1.6 * cellValue(row + 50, 3)) * along + 40 * cellValue(row + 50, 5))
  const full = rise * (0.7 + 0.5 * cellValue(row + 50, 7))
  const crest = 1 - STEEP
  const shape =
    t < crest ? Math.sin((Math.PI / 2) * (t / crest)) ** 1.5 : Math.cos((Math.PI / 2) * ((t - crest) / STEEP)) ** 1.9
  const near = t < 0.5 ? t : (1 - t) * 1.7
  return { height: full * shape, open: 1 - 0.72 * rise * smoothstep(0.2, 0.01, near) }
}

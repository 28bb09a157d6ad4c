import { smoothstep } from '../colour.ts'
import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'
import { cellValue } from '../plates/plate.ts'

/** How much longer than high the blocks of a layer are. */
const LONG = 2.6

/**
 * Relief of bedded rock, about -1 to 1: layers `size` pixels high that jut out unlike far, with clefts between most of
 * them and joints across some.
 */
export function strataOf(size: number, seed: number): (x: number, y: number) => number {
  const [clouds, swirls] = [noiseTile('clouds'), noiseTile('swirls')]
  const k = TILE / 16 / size
  return (x, y) => {
    const bent = noiseAt(clouds, x * k * 0.5 + seed * 41, y * k * 0.5)
    const small = noiseAt(clouds, x * k * 2, y * k * 2 + seed * 17)
    // Beds dip a little, and no two are as high.
    const v = y / size + 0.22 * (x / size) + 1.1 * bent + 0.2 * small + 60
    const bed = Math.floor(v)
    const within = v - bed
    const u = x / (LONG * size) + 5 * cellValue(bed, seed) + 0.3 * small + 60
    const block = Math.floor(u)
    const across = u - block
    const juts = 0.7 * cellValue(block, bed + seed) + 0.3 * cellValue(bed, seed + 7)
    const open = smoothstep(-0.05, 0.3, noiseAt(swirls, x * k * 0.5 + 77, bed * 31))
    const cleft = open * near(Math.min(within, 1 - within), 0.1)
    const joint = cellValue(block + 9, bed) > 0.65 ? near(Math.min(across, 1 - across), 0.035) : 0
    // Each bed is worn round above and undercut below.
    return juts * smoothstep(0, 0.25, within) * smoothstep(1, 0.86, within) - 0.7 * cleft - 0.45 * joint
  }
}

/** 1 on a line, nothing beyond a width. */
function near(distance: number, width: number): number {
  const t = distance / width
  return t < 1 ? (1 - t) * (1 - t) : 0
}

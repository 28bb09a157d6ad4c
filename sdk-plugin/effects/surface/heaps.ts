import { smoothstep } from '../colour.ts'
import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'

/** Distance between two heaps, in em. */
const APART = 0.85

/** How much of what fell lies in a column of the frame: 1 where it is heaped up, 0 where the ground is swept bare. */
export function heapsAlong(em: number, seed: number): (x: number) => number {
  const tile = noiseTile('swirls')
  const k = TILE / 4 / (APART * em)
  return (x) => smoothstep(-0.3, 0.4, noiseAt(tile, x * k + seed * 23, seed * 61 + 40))
}

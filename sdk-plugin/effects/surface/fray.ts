import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'

/** Broad waves, about -1 to 1. */
export function heaveAt(x: number, em: number, seed: number): number {
  return 2.2 * noiseAt(noiseTile('swirls'), (x * TILE) / (2.4 * em) + seed * 13, seed * 7 + 60)
}

/** In tufts of two sizes, about -1 to 1. */
export function frayAt(x: number, y: number, em: number, seed: number): number {
  const k = TILE / (1.1 * em)
  return (
    2 * noiseAt(noiseTile('clouds'), x * k + seed * 19, y * k) + 0.6 * noiseAt(noiseTile('grain'), x * k * 2, y * k * 2)
  )
}

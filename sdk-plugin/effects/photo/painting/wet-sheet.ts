import type { NoiseName } from '../../kernels/noise.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { ToothRows } from '../../plates/paper.ts'

/** Places of the noise that the felt's pattern goes on by, a pixel; how deep it is to the tooth's own grain. */
const [FELT, FELT_DEPTH] = [0.6, 0.9]
/** How light the sides of that pattern are that face the lamp. */
const LIT = 0.24

/**
 * What the paper and the water do, row by row. Lengths of the noise are of a picture whose shorter side is 900.
 *
 * @param rough How much of the felt is seen that the paper was pressed with, 0 to 1
 */
export function newSheet(width: number, { unit, seed, rough }: { unit: number; seed: number; rough: number }) {
  const rows = (name: NoiseName, scale: number, left = 0, top = 0) => {
    return new NoiseRows(name, width, { scale: scale / unit, left, top })
  }
  const tooth = new ToothRows(width, 1 / (900 * unit))
  const felt = rows('grain', FELT, 61, 17)
  const beside = rows('grain', FELT, 61 + 1.7 * FELT, 17 + 1.7 * FELT)
  const cloud = rows('clouds', 0.33, seed * 17)
  const [swirlX, shakeX] = [rows('swirls', 0.9, 0, 90), rows('grain', 0.5)]
  const [swirlY, shakeY] = [rows('swirls', 0.9, 200), rows('grain', 0.5, 99)]
  const run = rows('clouds', 0.19, 130, seed * 7)
  const grain = rows('grain', 1.3)
  const stray = (swirls: Float32Array, shakes: Float32Array) => {
    for (let x = 0; x < width; x++) swirls[x] = 5 * swirls[x]! + 2.2 * shakes[x]!
    return swirls
  }
  const whites = new Float32Array(width)
  return (y: number) => {
    const [teeth, clouds] = [tooth.at(y), cloud.at(y)]
    const [felts, shades] = rough > 0 ? [felt.at(y), beside.at(y)] : []
    for (let x = 0; x < width; x++) {
      if (felts && shades) teeth[x]! += FELT_DEPTH * rough * felts[x]!
      whites[x] = 1 + 0.05 * teeth[x]! + 0.02 * clouds[x]!
      // A low lamp at the upper left shades the felt's hollows.
      if (felts && shades) whites[x]! += LIT * rough * (felts[x]! - shades[x]!)
    }
    return {
      teeth,
      whites,
      clouds,
      strayX: stray(swirlX.at(y), shakeX.at(y)),
      strayY: stray(swirlY.at(y), shakeY.at(y)),
      runs: run.at(y),
      grains: grain.at(y),
    }
  }
}

const FINE = 512
const MOST = 12
/** e to minus a number up to `MOST`. */
const THROUGH = Float32Array.from({ length: MOST * FINE + 1 }, (_, at) => Math.exp(-at / FINE))

/** The share of light that a layer of pigment lets through. @param depth Below 0 */
export function through(depth: number): number {
  return THROUGH[Math.min(MOST * FINE, (-depth * FINE) | 0)]!
}

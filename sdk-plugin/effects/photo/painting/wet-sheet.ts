import type { NoiseName } from '../../kernels/noise.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { ToothRows } from '../../plates/paper.ts'
import { feltRows } from './felt.ts'

/** How deep the felt's pattern is to the tooth's own grain. */
const FELT_DEPTH = 0.9
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
  const felt = rough > 0 ? feltRows(width, unit) : undefined
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
    const pressed = felt?.(y)
    for (let x = 0; x < width; x++) {
      if (pressed) teeth[x]! += FELT_DEPTH * rough * pressed.heights[x]!
      whites[x] = 1 + 0.05 * teeth[x]! + 0.02 * clouds[x]!
      if (pressed) whites[x]! += LIT * rough * pressed.lit[x]!
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

import { NoiseRows } from '../../kernels/noise-rows.ts'

/** Places of the noise that the pattern goes on by, a pixel of a picture whose shorter side is 900. */
const SCALE = 0.6
/** How far apart, in pixels, the places are whose difference is a slope. */
const APART = 1.7

/**
 * The pattern that the felt of the mould pressed into heavy paper, row by row.
 *
 * @returns For a row how high each pixel lies, and how much of a low lamp at the upper left it gets: about -1 to 1;
 * the next call writes over both
 */
export function feltRows(width: number, unit: number): (y: number) => { heights: Float32Array; lit: Float32Array } {
  const rows = (left: number, top: number) => new NoiseRows('grain', width, { scale: SCALE / unit, left, top })
  const felt = rows(61, 17)
  const beside = rows(61 + APART * SCALE, 17 + APART * SCALE)
  return (y) => {
    const [heights, lit] = [felt.at(y), beside.at(y)]
    for (let x = 0; x < width; x++) lit[x] = heights[x]! - lit[x]!
    return { heights, lit }
  }
}

import { blur } from '../kernels/blur.ts'
import { shrink } from '../kernels/resample.ts'
import type { Print } from './photo.ts'

type Planes = readonly [Float32Array, Float32Array, Float32Array]

/** Red, green and blue at half the size of a print. */
export interface Washes {
  width: number
  height: number
  planes: Planes
}

/** A picture at half the size, blurred. @param sigma In pixels of the print */
export function halves(print: Print, sigma: number): Washes {
  const planes = [print.r, print.g, print.b].map((plane) => shrink(plane, print.width, print.height))
  const { width, height } = planes[0]!
  return {
    width,
    height,
    planes: planes.map(({ plane }) => blur(plane, width, height, sigma / 2)) as unknown as Planes,
  }
}

/**
 * A picture as areas with clean borders, as a brush sees it: each pixel becomes the mean of the calmest of the four
 * squares that meet in it (after Kuwahara). At half the size.
 *
 * @param radius Side of a square in pixels of the print.
 * @param passes More of them make rounder areas.
 */
export function washesOf(print: Print, radius: number, passes = 1): Washes {
  const halves = [print.r, print.g, print.b].map((plane) => shrink(plane, print.width, print.height))
  const { width, height } = halves[0]!
  // The square root of light is near to what the eye compares.
  let planes = halves.map(({ plane }) => plane.map((value) => Math.sqrt(Math.max(0, value)))) as unknown as Planes
  const side = Math.max(1, Math.round(radius / 2))
  for (let pass = 0; pass < passes; pass++) planes = calmest(planes, width, height, side)
  return { width, height, planes: planes.map((plane) => plane.map((value) => value * value)) as unknown as Planes }
}

function calmest(planes: Planes, width: number, height: number, side: number): Planes {
  const [r, g, b] = planes
  const row = width + 1
  const sums = [0, 1, 2, 3].map(() => new Float64Array(row * (height + 1))) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  for (let y = 0, from = 0; y < height; y++) {
    let [sr, sg, sb, sq] = [0, 0, 0, 0]
    for (let x = 0, at = (y + 1) * row + 1; x < width; x++, at++, from++) {
      sr += r[from]!
      sg += g[from]!
      sb += b[from]!
      sq += r[from]! * r[from]! + g[from]! * g[from]! + b[from]! * b[from]!
      sums[0][at] = sums[0][at - row]! + sr
      sums[1][at] = sums[1][at - row]! + sg
      sums[2][at] = sums[2][at - row]! + sb
      sums[3][at] = sums[3][at - row]! + sq
    }
  }
  const made = [0, 1, 2].map(() => new Float32Array(r.length)) as unknown as Planes
  const [sumR, sumG, sumB, sumQ] = sums
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to++) {
      let best = Infinity
      for (let corner = 0; corner < 4; corner++) {
        const left = Math.max(0, corner & 1 ? x : x - side)
        const right = Math.min(width, corner & 1 ? x + side + 1 : x + 1)
        const top = Math.max(0, corner & 2 ? y : y - side)
        const bottom = Math.min(height, corner & 2 ? y + side + 1 : y + 1)
        const [a, c, d, e] = [top * row + left, top * row + right, bottom * row + left, bottom * row + right]
        const share = 1 / ((right - left) * (bottom - top))
        const mr = (sumR[e]! - sumR[c]! - sumR[d]! + sumR[a]!) * share
        const mg = (sumG[e]! - sumG[c]! - sumG[d]! + sumG[a]!) * share
        const mb = (sumB[e]! - sumB[c]! - sumB[d]! + sumB[a]!) * share
        const spread = (sumQ[e]! - sumQ[c]! - sumQ[d]! + sumQ[a]!) * share - mr * mr - mg * mg - mb * mb
        if (spread >= best) continue
        best = spread
        made[0][to] = mr
        made[1][to] = mg
        made[2][to] = mb
      }
    }
  }
  return made
}

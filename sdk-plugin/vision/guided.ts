import { boxMean, resizePlane } from './planes.ts'
import type { Plane, Size } from './planes.ts'

export type Colours = readonly [Plane, Plane, Plane]

/** A plane as a local linear function of three others: `a · colours + b` at every pixel. */
export interface LocalLinear {
  a: Colours
  b: Plane
}

/**
 * The guided filter (He et al. 2010): the plane that follows the guide's edges and is nearest to `source` in windows of
 * (2 × radius + 1)².
 *
 * @param guide colours from 0 to 255
 * @param epsilon variance of the guide, in squared steps of 255, below which a window counts as flat
 */
export function fitGuided(guide: Colours, source: Plane, { width, height }: Size, radius: number, epsilon: number) {
  const mean = (plane: Plane) => boxMean(plane, width, height, radius)
  const product = (x: Plane, y: Plane) => {
    const result = new Float32Array(x.length)
    for (let i = 0; i < result.length; i++) result[i] = x[i]! * y[i]!
    return mean(result)
  }
  const [r, g, b] = guide
  const [mr, mg, mb, mp] = [mean(r), mean(g), mean(b), mean(source)]
  const [rr, rg, rb, gg, gb, bb] = [
    product(r, r),
    product(r, g),
    product(r, b),
    product(g, g),
    product(g, b),
    product(b, b),
  ]
  const [pr, pg, pb] = [product(r, source), product(g, source), product(b, source)]
  const a: [Plane, Plane, Plane] = [
    new Float32Array(mp.length),
    new Float32Array(mp.length),
    new Float32Array(mp.length),
  ]
  const offset = new Float32Array(mp.length)
  for (let i = 0; i < mp.length; i++) {
    const [x, y, z, p] = [mr[i]!, mg[i]!, mb[i]!, mp[i]!]
    const [xx, yy, zz] = [rr[i]! - x * x + epsilon, gg[i]! - y * y + epsilon, bb[i]! - z * z + epsilon]
    const [xy, xz, yz] = [rg[i]! - x * y, rb[i]! - x * z, gb[i]! - y * z]
    const [u, v, w] = [pr[i]! - x * p, pg[i]! - y * p, pb[i]! - z * p]
    const [c0, c1, c2] = [yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy]
    const determinant = xx * c0 + xy * c1 + xz * c2
    a[0][i] = (c0 * u + c1 * v + c2 * w) / determinant
    a[1][i] = (c1 * u + (xx * zz - xz * xz) * v + (xy * xz - xx * yz) * w) / determinant
    a[2][i] = (c2 * u + (xy * xz - xx * yz) * v + (xx * yy - xy * xy) * w) / determinant
    offset[i] = p - a[0][i]! * x - a[1][i]! * y - a[2][i]! * z
  }
  return { a: [mean(a[0]), mean(a[1]), mean(a[2])], b: mean(offset) } satisfies LocalLinear
}

/** The filtered plane; a fit made on a smaller copy is enlarged, which keeps the edges of the larger guide. */
export function applyGuided({ a, b }: LocalLinear, from: Size, guide: Colours, to: Size): Plane {
  const [ar, ag, ab, offset] = [...a, b].map((plane) => resizePlane(plane, from, to)) as [Plane, Plane, Plane, Plane]
  const [r, g, blue] = guide
  return offset.map((value, i) => value + ar[i]! * r[i]! + ag[i]! * g[i]! + ab[i]! * blue[i]!)
}

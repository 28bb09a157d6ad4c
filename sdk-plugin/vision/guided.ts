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
  const [ar, ag, ab] = [new Float32Array(mp.length), new Float32Array(mp.length), new Float32Array(mp.length)]
  const offset = new Float32Array(mp.length)
  // Names of their own, no tuples: engines make an array of each tuple, for each pixel.
  for (let i = 0; i < mp.length; i++) {
    const x = mr[i]!
    const y = mg[i]!
    const z = mb[i]!
    const p = mp[i]!
    const xx = rr[i]! - x * x + epsilon
    const yy = gg[i]! - y * y + epsilon
    const zz = bb[i]! - z * z + epsilon
    const xy = rg[i]! - x * y
    const xz = rb[i]! - x * z
    const yz = gb[i]! - y * z
    const u = pr[i]! - x * p
    const v = pg[i]! - y * p
    const w = pb[i]! - z * p
    const c0 = yy * zz - yz * yz
    const c1 = xz * yz - xy * zz
    const c2 = xy * yz - xz * yy
    const determinant = xx * c0 + xy * c1 + xz * c2
    const cross = xy * xz - xx * yz
    const ofRed = (c0 * u + c1 * v + c2 * w) / determinant
    const ofGreen = (c1 * u + (xx * zz - xz * xz) * v + cross * w) / determinant
    const ofBlue = (c2 * u + cross * v + (xx * yy - xy * xy) * w) / determinant
    ar[i] = ofRed
    ag[i] = ofGreen
    ab[i] = ofBlue
    offset[i] = p - ofRed * x - ofGreen * y - ofBlue * z
  }
  return { a: [mean(ar), mean(ag), mean(ab)], b: mean(offset) } satisfies LocalLinear
}

/** The filtered plane; a fit made on a smaller copy is enlarged, which keeps the edges of the larger guide. */
export function applyGuided({ a, b }: LocalLinear, from: Size, guide: Colours, to: Size): Plane {
  const [ar, ag, ab, offset] = [...a, b].map((plane) => resizePlane(plane, from, to)) as [Plane, Plane, Plane, Plane]
  const [r, g, blue] = guide
  return offset.map((value, i) => value + ar[i]! * r[i]! + ag[i]! * g[i]! + ab[i]! * blue[i]!)
}

import type { Colours, LocalLinear } from '../../../vision/guided.ts'
import type { Plane, Size } from '../../../vision/planes.ts'
import { boxMean } from './planes.ts'

/** The guided filter, as its authors write it: means of products over windows. */
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

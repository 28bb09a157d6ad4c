import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'

/** Means about each pixel, as far as a blur of `sigma` reaches, of what has a weight: of hair alone, of the ground alone. */
export function meansBy(
  weight: Float32Array,
  { width, height }: { width: number; height: number },
  sigma: number,
): (values: Float32Array) => Float32Array {
  const all = blur(weight, width, height, sigma)
  return (values) => {
    const weighed = plane(values.length)
    for (let at = 0; at < weighed.length; at++) weighed[at] = values[at]! * weight[at]!
    const means = blur(weighed, width, height, sigma)
    for (let at = 0; at < means.length; at++) means[at]! /= all[at]!
    return means
  }
}

/** How much each value is beyond `from`, never quite nothing. */
export function sharesFrom(values: Float32Array, from: number, to: number): Float32Array {
  const shares = plane(values.length)
  for (let at = 0; at < shares.length; at++) shares[at] = 1e-6 + smoothstep(from, to, values[at]!)
  return shares
}

import { blur } from '../../kernels/blur.ts'
import { sharesBetween, unweigh, weighed } from '../../kernels/shares.ts'

/** Means about each pixel, as far as a blur of `sigma` reaches, of what has a weight: of hair alone, of the ground alone. */
export function meansBy(
  weight: Float32Array,
  { width, height }: { width: number; height: number },
  sigma: number,
): (values: Float32Array) => Float32Array {
  const all = blur(weight, width, height, sigma)
  return (values) => {
    const means = blur(weighed(values, weight), width, height, sigma)
    unweigh(means, all)
    return means
  }
}

/** How much each value is beyond `from`, never quite nothing. */
export function sharesFrom(values: Float32Array, from: number, to: number): Float32Array {
  return sharesBetween(values, from, to, 1e-6)
}

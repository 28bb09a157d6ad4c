import { blur } from '../../kernels/blur.ts'

/** Means about each pixel, as far as a blur of `sigma` reaches, of what has a weight: of hair alone, of the ground alone. */
export function meansBy(
  weight: Float32Array,
  { width, height }: { width: number; height: number },
  sigma: number,
): (values: Float32Array) => Float32Array {
  const all = blur(weight, width, height, sigma)
  return (values) => {
    const weighed = values.map((value, at) => value * weight[at]!)
    return blur(weighed, width, height, sigma).map((value, at) => value / all[at]!)
  }
}

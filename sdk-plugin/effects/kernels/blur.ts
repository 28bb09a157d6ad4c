import { addressOf, type Arena, kernel, output } from './memory.ts'
import { enlarge, shrink } from './resample.ts'
import { wasm } from './wasm.ts'

/** Larger blurs run on a copy of half or a quarter of the size: nothing so soft has finer detail. */
export const HALVE_ABOVE = 5
/** Up to here a Gaussian is written out, beyond it three boxes are faster. */
export const GAUSS_UP_TO = 1.9

/**
 * A Gaussian blur. Pixels beyond the sides repeat the last ones.
 *
 * @param sigma In pixels; below 0.2 the plane comes back as a copy.
 */
export function blur(plane: Float32Array, width: number, height: number, sigma: number): Float32Array {
  if (sigma < 0.2) return kernel((temporary) => output(plane.length, temporary).done(plane))
  if (sigma > HALVE_ABOVE && Math.min(width, height) > 8) {
    const small = shrink(plane, width, height)
    const soft = blur(small.plane, small.width, small.height, Math.sqrt(sigma * sigma - 0.3) / 2)
    return enlarge(soft, small.width, small.height, width, height)
  }
  return kernel((temporary) => {
    const from = addressOf(plane, temporary)
    const via = temporary.floats(plane.length, false).byteOffset
    const to = output(plane.length, temporary)
    if (sigma <= GAUSS_UP_TO) {
      const { at, radius } = weightsOf(sigma, temporary)
      wasm.gauss(from, via, to.at, width, height, at, radius)
    } else {
      const { whole, end } = boxOf(sigma)
      wasm.boxes(from, via, to.at, width, height, whole, end, temporary.floats(width, false).byteOffset)
    }
    return to.done()
  })
}

function weightsOf(sigma: number, temporary: Arena): { at: number; radius: number } {
  const weights = gaussian(sigma)
  return { at: addressOf(weights, temporary), radius: weights.length - 1 }
}

/** From the middle outwards; all of them, the outer ones twice, are 1 together. */
export function gaussian(sigma: number): Float32Array {
  const radius = Math.ceil(3 * sigma)
  const weights = Array.from({ length: radius + 1 }, (_, at) => Math.exp((-at * at) / (2 * sigma * sigma)))
  const sum = weights.reduce((total, weight, at) => total + (at === 0 ? weight : 2 * weight), 0)
  return Float32Array.from(weights, (weight) => weight / sum)
}

/** Each of three boxes has a third of the variance; a fraction of the radius weighs its two end pixels. */
export function boxOf(sigma: number): { whole: number; end: number } {
  const variance = (sigma * sigma) / 3
  const whole = Math.floor((Math.sqrt(1 + 12 * variance) - 1) / 2)
  const inner = (whole * (whole + 1) * (2 * whole + 1)) / 3
  const end = (variance * (2 * whole + 1) - inner) / (2 * ((whole + 1) ** 2 - variance))
  return { whole, end }
}

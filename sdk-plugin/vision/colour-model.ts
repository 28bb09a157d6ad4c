import { type ColourModel, STRIDE } from '../effects/kernels/mixture.ts'

export { type ColourModel, fitColours } from '../effects/kernels/mixture.ts'

/** Logarithm below which a density counts for nothing. */
const NOTHING = -69

/** −log of the density at a pixel, up to a constant that is the same for all models. */
export function costOf(model: ColourModel, values: Float32Array, pixel: number): number {
  const red = values[pixel * 3]!
  const green = values[pixel * 3 + 1]!
  const blue = values[pixel * 3 + 2]!
  let density = 0
  for (let k = 0; k < model.length; k += STRIDE) {
    const x = red - model[k]!
    const y = green - model[k + 1]!
    const z = blue - model[k + 2]!
    const quadratic =
      model[k + 3]! * x * x +
      model[k + 6]! * y * y +
      model[k + 8]! * z * z +
      2 * (model[k + 4]! * x * y + model[k + 5]! * x * z + model[k + 7]! * y * z)
    const log = model[k + 9]! - 0.5 * quadratic
    // Most of them are far away.
    if (log > NOTHING) density += Math.exp(log)
  }
  return density > 1e-30 ? -Math.log(density) : -NOTHING
}

const COMPONENTS = 5
const SAMPLES = 4000
const ROUNDS = 8

interface Gaussian {
  mean: Float64Array
  /** Inverse of the covariance, six values of its upper triangle. */
  inverse: Float64Array
  /** Logarithm of weight and normaliser. */
  log: number
}

/** A mixture of five Gaussians over three channels. */
export type ColourModel = Gaussian[]

/**
 * Fits a mixture to the pixels that `isMember` names: k-means from spread-out starts, then a Gaussian each.
 *
 * @param values three a pixel, interleaved
 */
export function fitColours(values: Float32Array, isMember: (pixel: number) => boolean): ColourModel {
  const sample = samplesOf(values.length / 3, isMember)
  if (sample.length === 0) return []
  const centres = spreadCentres(values, sample)
  const labels = new Uint8Array(sample.length)
  for (let round = 0; round < ROUNDS; round++) {
    for (let index = 0; index < sample.length; index++) labels[index] = nearest(values, sample[index]!, centres)
    moveCentres(values, sample, labels, centres)
  }
  return centres.flatMap((_, k) => {
    const own = sample.filter((_pixel, index) => labels[index] === k)
    return own.length === 0 ? [] : [gaussian(values, own, own.length / sample.length)]
  })
}

/** Members evenly apart, as many as a fit needs. */
function samplesOf(pixels: number, isMember: (pixel: number) => boolean): Int32Array {
  const members = new Int32Array(Math.ceil(pixels))
  let count = 0
  for (let pixel = 0; pixel < pixels; pixel++) if (isMember(pixel)) members[count++] = pixel
  const step = Math.max(1, Math.floor(count / SAMPLES))
  return Int32Array.from({ length: Math.ceil(count / step) }, (_, index) => members[index * step]!)
}

function moveCentres(
  values: Float32Array,
  sample: Int32Array,
  labels: Uint8Array,
  centres: readonly Float64Array[],
): void {
  const sums = new Float64Array(centres.length * 3)
  const counts = new Int32Array(centres.length)
  for (let index = 0; index < sample.length; index++) {
    const [k, at] = [labels[index]!, sample[index]! * 3]
    counts[k]!++
    for (let c = 0; c < 3; c++) sums[k * 3 + c]! += values[at + c]!
  }
  for (const [k, centre] of centres.entries()) {
    for (let c = 0; c < 3 && counts[k]! > 0; c++) centre[c] = sums[k * 3 + c]! / counts[k]!
  }
}

/** Each new centre is the sample farthest from those before: no chance involved. */
function spreadCentres(values: Float32Array, sample: Int32Array): Float64Array[] {
  const at = (pixel: number) => Float64Array.from(values.subarray(pixel * 3, pixel * 3 + 3))
  const centres = [at(sample[Math.floor(sample.length / 2)]!)]
  const distances = new Float64Array(sample.length).fill(Infinity)
  while (centres.length < COMPONENTS) {
    let far = 0
    const last = centres.at(-1)!
    for (let index = 0; index < sample.length; index++) {
      const distance = squared(values, sample[index]!, last)
      if (distance < distances[index]!) distances[index] = distance
      if (distances[index]! > distances[far]!) far = index
    }
    if (distances[far] === 0) break
    centres.push(at(sample[far]!))
  }
  return centres
}

function nearest(values: Float32Array, pixel: number, centres: readonly Float64Array[]): number {
  let index = 0
  let least = Infinity
  for (let k = 0; k < centres.length; k++) {
    const distance = squared(values, pixel, centres[k]!)
    if (distance >= least) continue
    index = k
    least = distance
  }
  return index
}

function squared(values: Float32Array, pixel: number, centre: Float64Array): number {
  const x = values[pixel * 3]! - centre[0]!
  const y = values[pixel * 3 + 1]! - centre[1]!
  const z = values[pixel * 3 + 2]! - centre[2]!
  return x * x + y * y + z * z
}

function gaussian(values: Float32Array, pixels: Int32Array, weight: number): Gaussian {
  const mean = new Float64Array(3)
  for (const pixel of pixels) for (let c = 0; c < 3; c++) mean[c]! += values[pixel * 3 + c]! / pixels.length
  const [x, y, z] = mean as unknown as [number, number, number]
  // One step of an 8-bit channel is about 0.4 in CIELAB: no colour is known better than a few of those.
  let [xx, xy, xz, yy, yz, zz] = [3, 0, 0, 3, 0, 3]
  for (const pixel of pixels) {
    const dx = values[pixel * 3]! - x
    const dy = values[pixel * 3 + 1]! - y
    const dz = values[pixel * 3 + 2]! - z
    xx += (dx * dx) / pixels.length
    xy += (dx * dy) / pixels.length
    xz += (dx * dz) / pixels.length
    yy += (dy * dy) / pixels.length
    yz += (dy * dz) / pixels.length
    zz += (dz * dz) / pixels.length
  }
  const [a, b, c] = [yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy]
  const determinant = xx * a + xy * b + xz * c
  const [d, e, f] = [xx * zz - xz * xz, xy * xz - xx * yz, xx * yy - xy * xy]
  const inverse = Float64Array.from([a, b, c, d, e, f], (value) => value / determinant)
  return { mean, inverse, log: Math.log(weight) - 0.5 * Math.log(determinant) }
}

/** −log of the density at a pixel, up to a constant that is the same for all models. */
export function costOf(model: ColourModel, values: Float32Array, pixel: number): number {
  let density = 0
  for (let k = 0; k < model.length; k++) {
    const { mean, inverse, log } = model[k]!
    const x = values[pixel * 3]! - mean[0]!
    const y = values[pixel * 3 + 1]! - mean[1]!
    const z = values[pixel * 3 + 2]! - mean[2]!
    const quadratic =
      inverse[0]! * x * x +
      inverse[3]! * y * y +
      inverse[5]! * z * z +
      2 * (inverse[1]! * x * y + inverse[2]! * x * z + inverse[4]! * y * z)
    density += Math.exp(log - 0.5 * quadratic)
  }
  return density > 1e-30 ? -Math.log(density) : 69
}

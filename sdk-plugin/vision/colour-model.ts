const COMPONENTS = 5
const SAMPLES = 4000
const ROUNDS = 8
/** Rounds from centres that fitted nearly the same pixels. */
const ROUNDS_AGAIN = 2

/** Numbers of a Gaussian: three of its mean, six of the inverse covariance's upper triangle, log of weight and norm. */
const STRIDE = 10

/** A mixture of at most five Gaussians over three channels, ten numbers each; empty where there were no pixels. */
export type ColourModel = Float64Array

/**
 * Fits a mixture to the pixels that `isMember` names: k-means from spread-out starts, then a Gaussian each.
 *
 * @param values three a pixel, interleaved
 * @param before of nearly the same pixels: its means are where to start
 */
export function fitColours(
  values: Float32Array,
  isMember: (pixel: number) => boolean,
  before?: ColourModel,
): ColourModel {
  const sample = sampleOf(values, isMember)
  if (sample.length === 0) return new Float64Array(0)
  const again = before !== undefined && before.length > 0
  const centres = again ? meansOf(before) : spreadCentres(sample)
  const labels = new Uint8Array(sample.length / 3).fill(COMPONENTS)
  for (let round = 0; round < (again ? ROUNDS_AGAIN : ROUNDS); round++) {
    if (!assign(sample, centres, labels)) break
    moveCentres(sample, labels, centres)
  }
  return gaussians(sample, labels, centres.length / 3)
}

/** Colours of members evenly apart, as many as a fit needs, interleaved. */
function sampleOf(values: Float32Array, isMember: (pixel: number) => boolean): Float64Array {
  const members = new Int32Array(values.length / 3)
  let count = 0
  for (let pixel = 0; pixel < members.length; pixel++) if (isMember(pixel)) members[count++] = pixel
  const step = Math.max(1, Math.floor(count / SAMPLES))
  const sample = new Float64Array(Math.ceil(count / step) * 3)
  for (let to = 0, index = 0; to < sample.length; to += 3, index += step) {
    const from = members[index]! * 3
    for (let c = 0; c < 3; c++) sample[to + c] = values[from + c]!
  }
  return sample
}

function meansOf(model: ColourModel): Float64Array {
  const means = new Float64Array((model.length / STRIDE) * 3)
  for (let k = 0; k * 3 < means.length; k++) means.set(model.subarray(k * STRIDE, k * STRIDE + 3), k * 3)
  return means
}

/** Gives each sample its nearest centre. @returns whether any has another than before */
function assign(sample: Float64Array, centres: Float64Array, labels: Uint8Array): boolean {
  let isMoved = false
  for (let index = 0, at = 0; index < labels.length; index++, at += 3) {
    const x = sample[at]!
    const y = sample[at + 1]!
    const z = sample[at + 2]!
    let nearest = 0
    let least = Infinity
    for (let k = 0; k < centres.length; k += 3) {
      const dx = x - centres[k]!
      const dy = y - centres[k + 1]!
      const dz = z - centres[k + 2]!
      const distance = dx * dx + dy * dy + dz * dz
      if (distance >= least) continue
      nearest = k
      least = distance
    }
    nearest /= 3
    if (labels[index] === nearest) continue
    labels[index] = nearest
    isMoved = true
  }
  return isMoved
}

function moveCentres(sample: Float64Array, labels: Uint8Array, centres: Float64Array): void {
  const sums = new Float64Array(centres.length)
  const counts = new Int32Array(centres.length / 3)
  for (let index = 0, at = 0; index < labels.length; index++, at += 3) {
    const k = labels[index]!
    counts[k]!++
    for (let c = 0; c < 3; c++) sums[k * 3 + c]! += sample[at + c]!
  }
  for (let at = 0; at < centres.length; at++) {
    const count = counts[Math.floor(at / 3)]!
    if (count > 0) centres[at] = sums[at]! / count
  }
}

/** Each new centre is the sample farthest from those before: no chance involved. */
function spreadCentres(sample: Float64Array): Float64Array {
  const count = sample.length / 3
  const centres: number[] = [...sample.subarray(Math.floor(count / 2) * 3).subarray(0, 3)]
  const distances = new Float64Array(count).fill(Infinity)
  while (centres.length < COMPONENTS * 3) {
    let far = 0
    const [x, y, z] = centres.slice(-3) as [number, number, number]
    for (let index = 0, at = 0; index < count; index++, at += 3) {
      const distance = (sample[at]! - x) ** 2 + (sample[at + 1]! - y) ** 2 + (sample[at + 2]! - z) ** 2
      if (distance < distances[index]!) distances[index] = distance
      if (distances[index]! > distances[far]!) far = index
    }
    if (distances[far] === 0) break
    centres.push(...sample.subarray(far * 3, far * 3 + 3))
  }
  return Float64Array.from(centres)
}

function gaussians(sample: Float64Array, labels: Uint8Array, components: number): ColourModel {
  const counts = new Int32Array(components)
  for (const label of labels) counts[label]!++
  const model: number[] = []
  for (let k = 0; k < components; k++) {
    if (counts[k]! > 0) model.push(...gaussian(sample, labels, k, counts[k]!))
  }
  return Float64Array.from(model)
}

/** Mean, inverse covariance, log of weight and norm of the samples with a label. */
function gaussian(sample: Float64Array, labels: Uint8Array, label: number, count: number): number[] {
  let [x, y, z] = [0, 0, 0]
  for (let index = 0, at = 0; index < labels.length; index++, at += 3) {
    if (labels[index] !== label) continue
    x += sample[at]! / count
    y += sample[at + 1]! / count
    z += sample[at + 2]! / count
  }
  // One step of an 8-bit channel is about 0.4 in CIELAB: no colour is known better than a few of those.
  let [xx, xy, xz, yy, yz, zz] = [3, 0, 0, 3, 0, 3]
  for (let index = 0, at = 0; index < labels.length; index++, at += 3) {
    if (labels[index] !== label) continue
    const dx = sample[at]! - x
    const dy = sample[at + 1]! - y
    const dz = sample[at + 2]! - z
    xx += (dx * dx) / count
    xy += (dx * dy) / count
    xz += (dx * dz) / count
    yy += (dy * dy) / count
    yz += (dy * dz) / count
    zz += (dz * dz) / count
  }
  const [a, b, c] = [yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy]
  const determinant = xx * a + xy * b + xz * c
  const [d, e, f] = [xx * zz - xz * xz, xy * xz - xx * yz, xx * yy - xy * xy]
  const inverse = [a, b, c, d, e, f].map((value) => value / determinant)
  return [x, y, z, ...inverse, Math.log((count * 3) / sample.length) - 0.5 * Math.log(determinant)]
}

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

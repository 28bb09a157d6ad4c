import { costOf } from '../../../vision/colour-model.ts'
import { type ColourModel, type Rivals, STRIDE } from '../mixture.ts'

const COMPONENTS = 5
const SAMPLES = 4000
const ROUNDS = 8
/** Rounds from centres that fitted nearly the same pixels. */
const ROUNDS_AGAIN = 2

/** What `../mixture.ts` says, readable: the kernel is held to it. */
export function fitColours(values: Float32Array, kinds: Uint8Array, kind: number, before?: ColourModel): ColourModel {
  const sample = sampleOf(values, (pixel) => kinds[pixel] === kind)
  if (sample.length === 0) return new Float32Array(0)
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
  return Float32Array.from(model)
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

export function leanings(values: Float32Array, { own, other, anyway, most }: Rivals): Float32Array {
  return anyway.map((value, pixel) => {
    const dearer = costOf(other, values, pixel) - costOf(own, values, pixel)
    return value + Math.min(most, Math.max(-most, dearer))
  })
}

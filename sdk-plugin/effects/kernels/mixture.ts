import { type Channels, channelsOf, ROOM } from './channels.ts'
import { addressOf, type Arena, kernel, output } from './memory.ts'
import { wasm } from './wasm.ts'

const COMPONENTS = 5
/** A step between samples is whole: there may be nearly twice as many. */
const SAMPLES = 4000
const ROUNDS = 8
/** Rounds from centres that fitted nearly the same pixels. */
const ROUNDS_AGAIN = 2

/** Numbers of a Gaussian: three of its mean, six of the inverse covariance's upper triangle, log of weight and norm. */
export const STRIDE = 10
/** Numbers of four bytes that the kernel sums up of each cluster. */
const SUMS = 20

/** A mixture of at most five Gaussians over three channels, ten numbers each; empty where there were no pixels. */
export type ColourModel = Float32Array

/**
 * Fits a mixture to the pixels of one kind: k-means from spread-out starts, then a Gaussian each.
 *
 * @param values three a pixel, interleaved
 * @param before of nearly the same pixels: its means are where to start
 */
export function fitColours(values: Float32Array, kinds: Uint8Array, kind: number, before?: ColourModel): ColourModel {
  return kernel((temporary) => {
    const samples = samplesOf(channelsOf(values, temporary), kinds, kind, temporary)
    const count = samples.pixels
    if (count === 0) return new Float32Array(0)
    const again = before !== undefined && before.length > 0
    const centres = temporary.floats(3 * COMPONENTS, false)
    const clusters = again ? putMeans(before, centres) : spreadCentres(samples, centres, temporary)
    const labels = temporary.integers(count + ROOM).fill(COMPONENTS).byteOffset
    const sums = temporary.floats(SUMS * COMPONENTS, false).byteOffset
    for (let round = 0; round < (again ? ROUNDS_AGAIN : ROUNDS); round++) {
      if (!wasm.cluster(samples.at, samples.stride, count, centres.byteOffset, clusters, labels, sums)) break
      wasm.moveCentres(sums, centres.byteOffset, clusters)
    }
    const model = temporary.floats(STRIDE * COMPONENTS, false)
    const found = wasm.gaussians(samples.at, samples.stride, count, labels, sums, clusters, model.byteOffset)
    return model.slice(0, STRIDE * found)
  })
}

interface Samples extends Channels {
  /** The planes, one after the other. */
  values: Float32Array
}

function samplesOf(channels: Channels, kinds: Uint8Array, kind: number, temporary: Arena): Samples {
  const room = Math.min(channels.pixels, 2 * SAMPLES) + ROOM
  const samples = temporary.floats(3 * room, false)
  const at = samples.byteOffset
  const copy = temporary.bytes(kinds.length)
  copy.set(kinds)
  const stride = 4 * room
  const [planes, apart, all] = [channels.at, channels.stride, channels.pixels]
  const pixels = wasm.sampleKind(planes, apart, copy.byteOffset, kind, all, SAMPLES, at, stride)
  return { at, stride, pixels, values: samples }
}

/** @returns how many */
function putMeans(model: ColourModel, centres: Float32Array): number {
  const count = model.length / STRIDE
  for (let k = 0; k < count; k++) centres.set(model.subarray(k * STRIDE, k * STRIDE + 3), k * 3)
  return count
}

/** Each new centre is the sample farthest from those before: no chance involved. @returns how many */
function spreadCentres({ at, stride, pixels, values }: Samples, centres: Float32Array, temporary: Arena): number {
  const distances = temporary.floats(pixels + ROOM, false).fill(Infinity).byteOffset
  let index = pixels >> 1
  for (let count = 0; count < COMPONENTS; count++) {
    for (let channel = 0; channel < 3; channel++) centres[count * 3 + channel] = values[index + (channel * stride) / 4]!
    if (count + 1 === COMPONENTS) break
    index = wasm.farthest(at, stride, pixels, centres.byteOffset + count * 12, distances)
    if (index < 0) return count + 1
  }
  return COMPONENTS
}

/** Between which two kinds of pixels a cut is looked for. */
export interface Rivals {
  own: ColourModel
  other: ColourModel
  /** What each pixel leans to anyway, towards the first. */
  anyway: Float32Array
  /** The most that colours count. */
  most: number
}

/** How much dearer each pixel is as one of the others. @param values three a pixel, interleaved */
export function leanings(values: Float32Array, { own, other, anyway, most }: Rivals): Float32Array {
  return kernel((temporary) => {
    const { at, stride, pixels } = channelsOf(values, temporary)
    const [first, second] = [addressOf(own, temporary), addressOf(other, temporary)]
    const [firstEnd, secondEnd] = [first + own.byteLength, second + other.byteLength]
    const to = output(pixels, temporary)
    const from = addressOf(anyway, temporary)
    wasm.lean(at, stride, pixels, first, firstEnd, second, secondEnd, from, most, to.at)
    return to.done()
  })
}

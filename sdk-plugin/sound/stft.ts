import { setImmediate } from 'node:timers/promises'
import { createFourier, type Fourier } from './fourier.ts'

/** The spectra of one frame of two channels: bins 0 … size / 2, real and imaginary parts on their own. */
export interface StereoFrame {
  leftRe: Float64Array
  leftIm: Float64Array
  rightRe: Float64Array
  rightIm: Float64Array
}

export interface StftOptions {
  /** Samples a frame. */
  size: number
  /** Samples from one frame to the next: size / 2, / 4 or / 8. Default size / 4. */
  hop?: number
  /** On both ways. Default `sqrt-hann`; `hann` is what separation models were trained with. */
  window?: 'sqrt-hann' | 'hann'
}

/**
 * Short-time Fourier transform of two channels at a time, with the same periodic window on both ways: frames
 * that come back unchanged add up to the sound that they were taken from.
 *
 * Two real channels are one complex signal, so a frame of both costs one transform.
 */
export class Stft {
  readonly size: number
  readonly hop: number
  /** size / 2 + 1. */
  readonly bins: number
  readonly #fourier: Fourier
  readonly #window: Float64Array
  readonly #scale: number
  readonly #time: Float64Array
  readonly #spectrum: Float64Array

  constructor({ size, hop = size / 4, window = 'sqrt-hann' }: StftOptions) {
    this.size = size
    this.hop = hop
    this.bins = size / 2 + 1
    this.#fourier = createFourier(size)
    const power = window === 'hann' ? 2 : 1
    this.#window = Float64Array.from({ length: size }, (_, n) => Math.sin((Math.PI * n) / size) ** power)
    // The mean of the window's square is 1/2, or 3/8.
    this.#scale = (hop / size) * (window === 'hann' ? 8 / 3 : 2)
    this.#time = new Float64Array(2 * size)
    this.#spectrum = new Float64Array(2 * size)
  }

  /** How many frames cover `length` samples; the first begins `size - hop` samples before them. */
  framesOf(length: number): number {
    return Math.ceil((length + this.size - this.hop) / this.hop)
  }

  /** Where frame `index` begins; before 0 and after the end there is silence. */
  startOf(index: number): number {
    return index * this.hop - (this.size - this.hop)
  }

  createFrame(): StereoFrame {
    const plane = () => new Float64Array(this.bins)
    return { leftRe: plane(), leftIm: plane(), rightRe: plane(), rightIm: plane() }
  }

  /** The spectra of the samples from `start` on. */
  forward(left: Float32Array, right: Float32Array, start: number, frame: StereoFrame): void {
    const [time, spectrum, window, { size }] = [this.#time, this.#spectrum, this.#window, this]
    time.fill(0)
    const end = Math.min(size, left.length - start)
    for (let n = Math.max(0, -start); n < end; n++) {
      time[2 * n] = left[start + n]! * window[n]!
      time[2 * n + 1] = right[start + n]! * window[n]!
    }
    this.#fourier.forward(spectrum, time)
    for (let k = 0; k < this.bins; k++) {
      const mirror = 2 * ((size - k) % size)
      const [a, b, c, d] = [spectrum[2 * k]!, spectrum[2 * k + 1]!, spectrum[mirror]!, spectrum[mirror + 1]!]
      frame.leftRe[k] = (a + c) / 2
      frame.leftIm[k] = (b - d) / 2
      frame.rightRe[k] = (b + d) / 2
      frame.rightIm[k] = (c - a) / 2
    }
  }

  /** Adds the frame to `left` and `right`, its first sample at `start`; what lies outside of them is dropped. */
  inverse(frame: StereoFrame, left: Float32Array | Float64Array, right: typeof left, start: number): void {
    const [time, spectrum, window, { size, bins }] = [this.#time, this.#spectrum, this.#window, this]
    for (let k = 0; k < bins; k++) {
      const [a, b, c, d] = [frame.leftRe[k]!, frame.leftIm[k]!, frame.rightRe[k]!, frame.rightIm[k]!]
      const mirror = 2 * ((size - k) % size)
      spectrum[mirror] = a + d
      spectrum[mirror + 1] = c - b
      spectrum[2 * k] = a - d
      spectrum[2 * k + 1] = b + c
    }
    // The first and the last bin of a real signal are real: what else they hold would mix the channels.
    for (const k of [0, bins - 1]) {
      spectrum[2 * k] = frame.leftRe[k]!
      spectrum[2 * k + 1] = frame.rightRe[k]!
    }
    this.#fourier.inverse(time, spectrum)
    const end = Math.min(size, left.length - start)
    for (let n = Math.max(0, -start); n < end; n++) {
      const gain = window[n]! * this.#scale
      left[start + n] = left[start + n]! + time[2 * n]! * gain
      right[start + n] = right[start + n]! + time[2 * n + 1]! * gain
    }
  }
}

/** Frames between two looks at the clock. */
const STRIDE = 32

/**
 * Takes a sound apart, hands every frame to `change`, and puts the frames together again in the same planes. Needs no
 * memory beside them.
 *
 * @param change Alters the frame in place.
 * @throws the signal's reason when it aborts on the way
 */
export async function changeFrames(
  stft: Stft,
  left: Float32Array,
  right: Float32Array,
  signal: AbortSignal,
  change: (frame: StereoFrame, index: number) => void,
): Promise<void> {
  const { size, hop } = stft
  const frame = stft.createFrame()
  const [outLeft, outRight] = [new Float64Array(size), new Float64Array(size)]
  const frames = stft.framesOf(left.length)
  for (let index = 0; index < frames; index++) {
    const start = stft.startOf(index)
    stft.forward(left, right, start, frame)
    change(frame, index)
    stft.inverse(frame, outLeft, outRight, 0)
    // Nothing is added any more to the first `hop` samples, and no later frame reads them.
    put(outLeft, left, start, hop)
    put(outRight, right, start, hop)
    if (index % STRIDE !== STRIDE - 1) continue
    await setImmediate()
    signal.throwIfAborted()
  }
}

function put(sums: Float64Array, plane: Float32Array, start: number, hop: number): void {
  const end = Math.min(hop, plane.length - start)
  for (let n = Math.max(0, -start); n < end; n++) plane[start + n] = sums[n]!
  sums.copyWithin(0, hop)
  sums.fill(0, sums.length - hop)
}

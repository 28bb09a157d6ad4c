import type { Sound } from '../sound.ts'

/** A ratio of amplitudes in decibels; −Infinity for 0. */
export function toDb(ratio: number): number {
  return 20 * Math.log10(ratio)
}

/** The largest magnitude, 0 for no samples. */
export function peakOf(plane: Float32Array): number {
  let peak = 0
  for (let n = 0; n < plane.length; n++) {
    const value = Math.abs(plane[n]!)
    if (value > peak) peak = value
  }
  return peak
}

/** Root mean square from `from` up to `to`. */
export function rmsOf(plane: Float32Array, from = 0, to = plane.length): number {
  let sum = 0
  for (let n = from; n < to; n++) sum += plane[n]! ** 2
  return to > from ? Math.sqrt(sum / (to - from)) : 0
}

/**
 * Scales all channels down together when a peak lies above `ceiling`, in place.
 *
 * @param ceiling Default 0.99, which an MP3 encoder keeps below full scale.
 * @returns the factor, 1 when nothing was done
 */
export function limitPeak({ channels }: Sound, ceiling = 0.99): number {
  const peak = Math.max(...channels.map(peakOf))
  if (peak <= ceiling) return 1
  const factor = ceiling / peak
  for (const plane of channels) for (let n = 0; n < plane.length; n++) plane[n] = plane[n]! * factor
  return factor
}

/**
 * Integrated loudness in LUFS after ITU-R BS.1770: K-weighted, in blocks of 400 ms, gated at −70 LUFS and at 10 LU
 * below the rest. −Infinity when every block is silent.
 */
export function loudnessOf({ channels, sampleRate }: Sound): number {
  const hop = Math.round(sampleRate / 10)
  const length = channels[0]!.length
  const steps = new Float64Array(Math.max(1, Math.floor(length / hop)))
  for (const plane of channels) addWeighted(plane, sampleRate, hop, steps)
  const span = Math.min(4, steps.length)
  const counted = length < hop ? length : hop * span
  const blocks = Array.from({ length: steps.length - span + 1 }, (_, at) => {
    let sum = 0
    for (let n = at; n < at + span; n++) sum += steps[n]!
    return sum / counted
  })
  const loud = blocks.filter((power) => lufs(power) > -70)
  const gate = lufs(mean(loud)) - 10
  return lufs(mean(loud.filter((power) => lufs(power) > gate)))
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Adds the K-weighted energy of each step of `hop` samples. */
function addWeighted(plane: Float32Array, sampleRate: number, hop: number, steps: Float64Array): void {
  const shelf = new Biquad(highShelf(sampleRate))
  const pass = new Biquad(highPass(sampleRate))
  for (let n = 0; n < plane.length; n++) {
    const step = Math.min(steps.length - 1, Math.floor(n / hop))
    const value = pass.next(shelf.next(plane[n]!))
    // What is left after the last whole step is heard by the filters but not counted, as the standard has it.
    if (n < steps.length * hop) steps[step] = steps[step]! + value * value
  }
}

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

class Biquad {
  readonly #c: Coefficients
  #s1 = 0
  #s2 = 0

  constructor(coefficients: Coefficients) {
    this.#c = coefficients
  }

  next(x: number): number {
    const [b0, b1, b2, a1, a2] = this.#c
    const y = b0 * x + this.#s1
    this.#s1 = b1 * x - a1 * y + this.#s2
    this.#s2 = b2 * x - a2 * y
    return y
  }
}

/** First stage of BS.1770, the head: about +4 dB above 1.7 kHz, for any sample rate. */
function highShelf(sampleRate: number): Coefficients {
  const [gain, q, hz] = [10 ** (3.999843853973347 / 20), 0.7071752369554196, 1681.974450955533]
  const k = Math.tan((Math.PI * hz) / sampleRate)
  const band = gain ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return [
    (gain + (band * k) / q + k * k) / a0,
    (2 * (k * k - gain)) / a0,
    (gain - (band * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ]
}

/** Second stage: the ear hears little below 40 Hz. */
function highPass(sampleRate: number): Coefficients {
  const [q, hz] = [0.5003270373238773, 38.13547087602444]
  const k = Math.tan((Math.PI * hz) / sampleRate)
  const a0 = 1 + k / q + k * k
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]
}

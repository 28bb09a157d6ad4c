import type { Stft } from '@gateway/sdk-plugin/sound'
import type { Pace } from '../pace.ts'
import { FRAME, RATE } from './rnnoise.ts'

/** Speech is taken to be absent below. */
const ABSENT = 0.3
/** What a frame with speech still tells of the noise, for sounds without a pause. */
const TRACE = 0.001
/** Seconds over which noise is taken to stay as it is. */
const STRETCH = 10
/** How much all other stretches say about one. */
const ELSEWHERE = 0.03

/** Power of the noise, bin by bin, for each stretch of the sound. */
export interface NoisePrint {
  at(frame: number): Float64Array
}

/** The highest probability of speech among the frames of the network that the frame of a transform touches. */
export function speechIn(speech: Float32Array, start: number, size: number): number {
  const [from, to] = [Math.floor((start + size / 4) / FRAME), Math.floor((start + (3 * size) / 4) / FRAME)]
  let most = 0
  for (let n = Math.max(0, from); n <= Math.min(speech.length - 1, to); n++) most = Math.max(most, speech[n]!)
  return most
}

/** Measures the noise where nobody speaks. */
export async function printNoise(
  stft: Stft,
  plane: Float32Array,
  speech: Float32Array,
  pace: Pace,
): Promise<NoisePrint> {
  const frames = stft.framesOf(plane.length)
  const stretch = Math.ceil((STRETCH * RATE) / stft.hop)
  const sums = Array.from({ length: Math.ceil(frames / stretch) }, () => new Float64Array(stft.bins))
  const weights = new Float64Array(sums.length)
  const frame = stft.createFrame()
  const nothing = new Float32Array(plane.length)
  for (let index = 0; index < frames; index++) {
    const start = stft.startOf(index)
    // Frames that reach over the ends hold silence that is not of the sound.
    if ((start >= 0 && start + stft.size <= plane.length) || frames < 12) {
      stft.forward(plane, nothing, start, frame)
      const weight = speechIn(speech, start, stft.size) < ABSENT ? 1 : TRACE
      const own = Math.floor(index / stretch)
      weights[own] = weights[own]! + weight
      const sum = sums[own]!
      for (let k = 0; k < stft.bins; k++) sum[k] = sum[k]! + weight * (frame.leftRe[k]! ** 2 + frame.leftIm[k]! ** 2)
    }
    if (index % 128 === 127) await pace.pause()
  }
  const prints = blend(sums, weights)
  return { at: (index) => prints[Math.floor(index / stretch)]! }
}

/** Means that lean on their neighbours, so that a stretch without a pause is not without a print. */
function blend(sums: readonly Float64Array[], weights: Float64Array): Float64Array[] {
  return sums.map((own, at) => {
    const share = (other: number) => (other === at ? 1 : Math.abs(other - at) === 1 ? 0.3 : ELSEWHERE)
    const total = weights.reduce((sum, weight, other) => sum + weight * share(other), 0)
    return own.map((_, k) => sums.reduce((sum, bins, other) => sum + bins[k]! * share(other), 0) / total)
  })
}

import { changeFrames, Stft, type StereoFrame } from '@gateway/sdk-plugin/sound'
import type { Pace } from '../pace.ts'
import { type NoisePrint, printNoise, speechIn } from './noise-print.ts'
import type { Cleaned } from './rnnoise.ts'

const SIZE = 1024
/** The least that stays of a bin, −40 dB: dead silence between words sounds like a broken line. */
const FLOOR = 0.01
/** How much the signal-to-noise ratio leans on the frame before (Ephraim and Malah). */
const MEMORY = 0.96

/**
 * Takes noise out of one or two channels in place, with the same gains for both, so that everything keeps its place.
 *
 * The gain of a bin is that of the network, tempered by a Wiener filter on what the network left. Where a voice is
 * heard it is at least that of a second Wiener filter, which knows the noise from the pauses: the network mistakes
 * some voices for noise.
 *
 * @param mid The channels mixed to one, as the network heard them.
 */
export async function suppress(
  channels: readonly Float32Array[],
  mid: Float32Array,
  { plane, speech }: Cleaned,
  { pace, signal }: { pace: Pace; signal: AbortSignal },
): Promise<void> {
  const stft = new Stft({ size: SIZE })
  const noise = await printNoise(stft, mid, speech, pace)
  const gains = new Gains(stft, mid, plane, noise)
  const [left, right = new Float32Array(mid.length)] = channels
  await changeFrames(stft, left!, right, signal, (frame, index) => {
    gains.next(index, speechIn(speech, stft.startOf(index), SIZE))
    multiply(frame, gains.values)
  })
}

class Gains {
  readonly values: Float64Array
  readonly #stft: Stft
  readonly #mid: Float32Array
  readonly #cleaned: Float32Array
  readonly #noise: NoisePrint
  readonly #frame: StereoFrame
  readonly #kept: Float64Array
  readonly #before: Float64Array

  constructor(stft: Stft, mid: Float32Array, cleaned: Float32Array, noise: NoisePrint) {
    // The channels change in place; the mix of them must stay as it was.
    ;[this.#stft, this.#mid, this.#cleaned, this.#noise] = [stft, mid, cleaned, noise]
    this.#frame = stft.createFrame()
    const plane = () => new Float64Array(stft.bins)
    ;[this.values, this.#kept, this.#before] = [plane(), plane(), plane()]
  }

  /** Sets `values` for frame `index`. */
  next(index: number, speech: number): void {
    const { leftRe, leftIm, rightRe, rightIm } = this.#frame
    this.#stft.forward(this.#mid, this.#cleaned, this.#stft.startOf(index), this.#frame)
    const noise = this.#noise.at(index)
    const last = this.values.length - 1
    const cleaned = this.#smoothed(rightRe, rightIm)
    for (let k = 0; k <= last; k++) {
      const [power, own] = [leftRe[k]! ** 2 + leftIm[k]! ** 2, noise[k]! + 1e-15]
      const network = Math.min(1, Math.sqrt((rightRe[k]! ** 2 + rightIm[k]! ** 2) / (power + 1e-12)))
      const tempered = Math.sqrt((network * cleaned[k]!) / (cleaned[k]! + own))
      const ratio = (MEMORY * this.#kept[k]!) / own + (1 - MEMORY) * Math.max(0, power / own - 1)
      const wiener = ratio / (1 + ratio)
      this.#kept[k] = wiener * wiener * power
      this.values[k] = Math.max(FLOOR, tempered, speech * wiener * wiener)
    }
  }

  /** Powers of what the network left, over three bins and two frames. */
  #smoothed(re: Float64Array, im: Float64Array): Float64Array {
    const [before, last] = [this.#before, re.length - 1]
    const now = re.map((value, k) => value * value + im[k]! ** 2)
    const smooth = now.map((value, k) => (2 * value + now[Math.max(0, k - 1)]! + now[Math.min(last, k + 1)]!) / 4)
    const mean = smooth.map((value, k) => (2 * value + before[k]!) / 3)
    before.set(smooth)
    return mean
  }
}

function multiply({ leftRe, leftIm, rightRe, rightIm }: StereoFrame, gains: Float64Array): void {
  for (let k = 0; k < gains.length; k++) {
    const gain = gains[k]!
    leftRe[k] = leftRe[k]! * gain
    leftIm[k] = leftIm[k]! * gain
    rightRe[k] = rightRe[k]! * gain
    rightIm[k] = rightIm[k]! * gain
  }
}

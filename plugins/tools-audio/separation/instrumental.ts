import { changeFrames, Stft, type StereoFrame } from '@gateway/sdk-plugin/sound'
import type { Pace } from '../pace.ts'
import { centreWeights } from './centre.ts'
import { frameSize } from './frame-size.ts'
import { percussiveRow } from './percussive.ts'

/** Hz: below the first all stays, for bass and kick drum are in the middle, too; full effect above the second. */
const KEPT = [120, 180] as const
/** How much of the neighbourhood is of earlier frames. */
const MEMORY = 0.5
/** How much more than measured drums count: medians come out low. */
const DRUMS = 2

/** Takes what is in the middle out of both planes, in place. */
export async function removeCentre(
  left: Float32Array,
  right: Float32Array,
  sampleRate: number,
  { signal, pace, afterMs = 0 }: { signal: AbortSignal; pace: Pace; afterMs?: number },
): Promise<void> {
  const stft = new Stft({ size: frameSize(sampleRate) })
  const { bins, size } = stft
  const plane = () => new Float64Array(bins)
  const [powerL, powerR, shared, meanL, meanR, meanS] = [plane(), plane(), plane(), plane(), plane(), plane()]
  const [centreRe, centreIm] = [plane(), plane()]
  const [magnitude, drums] = [new Float32Array(bins), new Float32Array(bins)]
  const effect = plane().map((_, bin) => {
    const hz = (bin * sampleRate) / size
    return Math.max(0, Math.min(1, (hz - KEPT[0]) / (KEPT[1] - KEPT[0])))
  })
  const weights: [number, number] = [0, 0]

  const frames = stft.framesOf(left.length)
  pace.begin()
  function change({ leftRe, leftIm, rightRe, rightIm }: StereoFrame, index: number): void {
    if (index % 256 === 255) pace.progress(index / frames, afterMs)
    for (let k = 0; k < bins; k++) {
      powerL[k] = leftRe[k]! ** 2 + leftIm[k]! ** 2
      powerR[k] = rightRe[k]! ** 2 + rightIm[k]! ** 2
      shared[k] = leftRe[k]! * rightRe[k]! + leftIm[k]! * rightIm[k]!
    }
    blend(meanL, powerL)
    blend(meanR, powerR)
    blend(meanS, shared)
    for (let k = 0; k < bins; k++) {
      centreWeights(meanL[k]!, meanR[k]!, meanS[k]!, weights)
      centreRe[k] = weights[0] * leftRe[k]! + weights[1] * rightRe[k]!
      centreIm[k] = weights[0] * leftIm[k]! + weights[1] * rightIm[k]!
      magnitude[k] = Math.sqrt(centreRe[k]! ** 2 + centreIm[k]! ** 2)
    }
    percussiveRow(magnitude, drums)
    for (let k = 0; k < bins; k++) {
      const tone = magnitude[k]! ** 2
      const share = (effect[k]! * tone) / (tone + (DRUMS * drums[k]!) ** 2 + 1e-12)
      leftRe[k] = leftRe[k]! - share * centreRe[k]!
      leftIm[k] = leftIm[k]! - share * centreIm[k]!
      rightRe[k] = rightRe[k]! - share * centreRe[k]!
      rightIm[k] = rightIm[k]! - share * centreIm[k]!
    }
  }
  await changeFrames(stft, left, right, signal, change)
}

/** Mixes the new frame, smoothed over three bins, into the mean. */
function blend(mean: Float64Array, now: Float64Array): void {
  const last = now.length - 1
  for (let k = 0; k <= last; k++) {
    const smooth = (now[Math.max(0, k - 1)]! + 2 * now[k]! + now[Math.min(last, k + 1)]!) / 4
    mean[k] = MEMORY * mean[k]! + (1 - MEMORY) * smooth
  }
}

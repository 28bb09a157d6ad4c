import { Stft } from '../../sdk-plugin/sound/stft.ts'

/**
 * Signal to distortion ratio in dB, free of scale: what of `estimate` is `target`, against the rest. Planes are taken
 * as one vector; with `eachOwn` every plane has a scale of its own.
 */
export function distortionRatio(
  estimate: readonly Float32Array[],
  target: readonly Float32Array[],
  eachOwn = false,
): number {
  let [signal, error] = [0, 0]
  const together = target.map((_, c) => c)
  for (const group of eachOwn ? together.map((c) => [c]) : [together]) {
    let [cross, power] = [0, 0]
    for (const c of group) {
      for (let n = 0; n < target[c]!.length; n++) {
        cross += estimate[c]![n]! * target[c]![n]!
        power += target[c]![n]! ** 2
      }
    }
    const scale = power > 0 ? cross / power : 0
    for (const c of group) {
      for (let n = 0; n < target[c]!.length; n++) {
        signal += (scale * target[c]![n]!) ** 2
        error += (estimate[c]![n]! - scale * target[c]![n]!) ** 2
      }
    }
  }
  return 10 * Math.log10(signal / error)
}

/** dB by which what is heard where `clean` is silent became quieter from `noisy` to `estimate`. */
export function noiseReduction(estimate: Float32Array, noisy: Float32Array, clean: Float32Array, sampleRate: number) {
  const block = Math.round(sampleRate / 100)
  let [before, after] = [0, 0]
  for (let from = 20 * block; from + block < clean.length; from += block) {
    // Two blocks before count as well: a filter may ring on.
    if (clean.subarray(from - 2 * block, from + block).some((value) => Math.abs(value) > 1e-5)) continue
    for (let n = from; n < from + block; n++) {
      before += noisy[n]! ** 2
      after += estimate[n]! ** 2
    }
  }
  return 10 * Math.log10(before / after)
}

const [SIZE, LOWEST, HIGHEST] = [1024, 3, 170]

/**
 * How far the spectrum of speech was bent: root mean square of the differences in dB, bin by bin up to 8 kHz at 48 kHz,
 * mean of the frames with speech.
 */
export function spectralDistance(estimate: Float32Array, clean: Float32Array): number {
  const stft = new Stft({ size: SIZE })
  const scale = scaleOf(estimate, clean)
  const frame = stft.createFrame()
  const frames: { own: Float64Array; other: Float64Array; power: number }[] = []
  for (let index = 0; index < stft.framesOf(clean.length); index++) {
    stft.forward(clean, estimate, stft.startOf(index), frame)
    const own = frame.leftRe.map((re, k) => re ** 2 + frame.leftIm[k]! ** 2).slice(LOWEST, HIGHEST)
    const other = frame.rightRe.map((re, k) => (re ** 2 + frame.rightIm[k]! ** 2) * scale ** 2).slice(LOWEST, HIGHEST)
    frames.push({ own, other, power: own.reduce((sum, value) => sum + value, 0) })
  }
  const loudest = Math.max(...frames.map(({ power }) => power))
  const distances = frames
    .filter(({ power }) => power > loudest * 1e-3)
    .map(({ own, other, power }) => {
      // 30 dB below the mean of the frame nobody hears a difference.
      const floor = (power / own.length) * 1e-3
      const sum = own.reduce((all, value, k) => all + (10 * Math.log10((other[k]! + floor) / (value + floor))) ** 2, 0)
      return Math.sqrt(sum / own.length)
    })
  return distances.reduce((sum, value) => sum + value, 0) / distances.length
}

function scaleOf(estimate: Float32Array, clean: Float32Array): number {
  const cross = estimate.reduce((sum, value, n) => sum + value * clean[n]!, 0)
  return cross / estimate.reduce((sum, value) => sum + value * value, 0)
}

/** `estimate` without the delay that a filter brought into it, found by correlation up to 3,000 samples. */
export function aligned(estimate: Float32Array, clean: Float32Array): Float32Array {
  let [best, delay] = [-Infinity, 0]
  for (let shift = 0; shift < 3000; shift++) {
    let sum = 0
    for (let n = 0; n + shift < estimate.length; n += 37) sum += clean[n]! * estimate[n + shift]!
    if (sum > best) [best, delay] = [sum, shift]
  }
  return clean.map((_, n) => estimate[n + delay] ?? 0)
}

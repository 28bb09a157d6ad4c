import { Stft } from '@gateway/sdk-plugin/sound'
import type { Pace } from '../pace.ts'
import { type CentreGrid, centreOf } from './centre-grid.ts'
import { frameSize } from './frame-size.ts'
import { percussivePart } from './percussive.ts'
import { type Grid, repeatingPart, similarFrames } from './repeating.ts'

/** Voices are not looked for above. Hz. */
const HIGHEST = 16_000
/** Half of what is at these frequencies may be voice; Hz. */
const RANGE = [120, 14_000] as const
/**
 * How much more than measured the parts of the music count. The medians of drums come out low; what repeats comes out
 * high where somebody sings or speaks without a pause. Higher figures are better for sparse singing, and thin rap out.
 */
const [REPEATING, PERCUSSIVE] = [0.7, 2]
/** Seconds between two moments that are taken for alike. */
const APART = 0.35

/**
 * The voice in the middle of a part of a song, as one plane for both channels.
 *
 * First the middle is taken out of the two channels. In it, the music is what comes back from moment to moment
 * (repeating) and what fills all frequencies at once (percussive); what is left in the range of voices is the voice.
 * All three are estimated, a Wiener filter shares the middle out, and once more with what it found.
 */
export async function voiceOf(
  left: Float32Array,
  right: Float32Array,
  sampleRate: number,
  pace: Pace,
): Promise<Float32Array> {
  const size = frameSize(sampleRate)
  const stft = new Stft({ size })
  const bins = Math.min(stft.bins, Math.ceil((HIGHEST / sampleRate) * size))
  const centre = await centreOf(stft, left, right, bins, pace)
  const mask = await maskOf(centre, { sampleRate, size, hop: stft.hop }, pace)
  return put(stft, centre, mask, left.length, pace)
}

async function maskOf(
  { frames, bins, magnitude, rest }: CentreGrid,
  { sampleRate, size, hop }: { sampleRate: number; size: number; hop: number },
  pace: Pace,
): Promise<Float32Array> {
  const grid = { frames, bins }
  const range = rangeOf(bins, sampleRate / size)
  const percussive = await percussivePart(magnitude, grid, pace)
  const marks = landmarks(rest, magnitude, percussive, { ...grid, bass: Math.round((150 * size) / sampleRate) })
  const alike = await similarFrames(marks, grid, Math.round((APART * sampleRate) / hop), pace)
  const repeating = await repeatingPart(magnitude, grid, alike, pace)
  const voice = magnitude.map((value, n) => Math.max(0, value * value - repeating[n]! ** 2))
  const mask = share(voice, repeating, percussive, range)
  await pace.pause()
  // Once more on the shares. What repeats is known well enough by now.
  const music = magnitude.map((value, n) => value * (1 - mask[n]!))
  const drums = await percussivePart(music, grid, pace)
  return share(smoothed(magnitude, mask, grid), repeating, drums, range)
}

/** 0 … 1 a bin: how likely a voice has something there. */
function rangeOf(bins: number, hzPerBin: number): Float32Array {
  return Float32Array.from({ length: bins }, (_, bin) => {
    const hz = Math.max(1, bin * hzPerBin)
    return 1 / (1 + (RANGE[0] / hz) ** 6) / (1 + (hz / RANGE[1]) ** 6)
  })
}

/** What tells moments of the music apart, with little voice: what is beside the middle, the bass and the drums. */
function landmarks(
  rest: Float32Array,
  middle: Float32Array,
  percussive: Float32Array,
  { frames, bins, bass }: Grid & { bass: number },
): Float32Array {
  const marks = rest
  for (let frame = 0; frame < frames; frame++) {
    for (let n = frame * bins, bin = 0; bin < bins; bin++, n++) {
      marks[n] = marks[n]! + 2 * (bin < bass ? middle[n]! : percussive[n]!)
    }
  }
  return marks
}

/** The Wiener filter for the voice. `voice` is in powers, the others are magnitudes. */
function share(voice: Float32Array, repeating: Float32Array, percussive: Float32Array, range: Float32Array) {
  const bins = range.length
  return voice.map((power, n) => {
    const wanted = power * range[n % bins]!
    const other = (REPEATING * repeating[n]!) ** 2 + (PERCUSSIVE * percussive[n]!) ** 2
    return wanted / (wanted + other + 1e-12)
  })
}

/** Powers of the voice so far, the mean over three frames and three bins: a voice does not jump. */
function smoothed(magnitude: Float32Array, mask: Float32Array, { frames, bins }: Grid): Float32Array {
  const powers = magnitude.map((value, n) => (value * mask[n]!) ** 2)
  const along = powers.map((value, n) => {
    const bin = n % bins
    return (2 * value + (bin > 0 ? powers[n - 1]! : value) + (bin < bins - 1 ? powers[n + 1]! : value)) / 4
  })
  const last = (frames - 1) * bins
  return powers.map((_, n) => {
    const value = along[n]!
    return (2 * value + (n >= bins ? along[n - bins]! : value) + (n < last ? along[n + bins]! : value)) / 4
  })
}

async function put(
  stft: Stft,
  { frames, bins, re, im }: CentreGrid,
  mask: Float32Array,
  length: number,
  pace: Pace,
): Promise<Float32Array> {
  const frame = stft.createFrame()
  const [voice, unused] = [new Float32Array(length), new Float32Array(length)]
  for (let index = 0; index < frames; index++) {
    for (let bin = 0, n = index * bins; bin < bins; bin++, n++) {
      frame.leftRe[bin] = re[n]! * mask[n]!
      frame.leftIm[bin] = im[n]! * mask[n]!
    }
    stft.inverse(frame, voice, unused, stft.startOf(index))
    if (index % 64 === 63) await pace.pause()
  }
  return voice
}

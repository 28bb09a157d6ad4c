import { limitPeak, loudnessOf, rmsOf, type Sound } from '@gateway/sdk-plugin/sound'
import { FRAME } from './rnnoise.ts'

/** LUFS that speech is brought to, and dB that are added at most. */
const [TARGET, MOST] = [-18, 24]
/** dB by which a passage may be moved against the whole, and seconds of a passage. */
const [SWING, PASSAGE] = [6, 3]
/** Frames with at least this probability count as speech. */
const SPOKEN = 0.6

/**
 * Brings speech to one level, in place: the whole to −18 LUFS, quiet and loud speakers nearer to each other.
 *
 * @returns dB that the whole was raised by
 */
export function level(sound: Sound, speech: Float32Array): number {
  evenOut(sound, speech)
  const measured = loudnessOf(sound)
  if (!Number.isFinite(measured)) return 0
  const factor = 10 ** (Math.min(MOST, TARGET - measured) / 20)
  for (const plane of sound.channels) for (let n = 0; n < plane.length; n++) plane[n] = plane[n]! * factor
  return round(20 * Math.log10(factor * limitPeak(sound)))
}

function evenOut({ channels, sampleRate }: Sound, speech: Float32Array): void {
  const length = PASSAGE * sampleRate
  const passages = Math.ceil(channels[0]!.length / length)
  if (passages < 3) return
  const levels = Array.from({ length: passages }, (_, at) => spokenLevel(channels, speech, at * length, length))
  const known = levels.filter((value) => value !== undefined).toSorted((a, b) => a - b)
  const middle = known[known.length >> 1]
  if (middle === undefined) return
  const steps = levels.map((value) => Math.max(-SWING, Math.min(SWING, value === undefined ? 0 : middle - value)))
  const gains = steps.map((value, at) => (value * 2 + (steps[at - 1] ?? value) + (steps[at + 1] ?? value)) / 4)
  for (const plane of channels) {
    for (let n = 0; n < plane.length; n++) {
      // Between the middles of two passages the gain goes over from one to the other.
      const place = Math.max(0, Math.min(passages - 1, n / length - 0.5))
      const at = Math.floor(place)
      const db = gains[at]! + ((gains[at + 1] ?? gains[at]!) - gains[at]!) * (place - at)
      plane[n] = plane[n]! * 10 ** (db / 20)
    }
  }
}

/** dB of the frames with speech; undefined when there is next to none. */
function spokenLevel(channels: readonly Float32Array[], speech: Float32Array, from: number, length: number) {
  let [sum, count] = [0, 0]
  for (let frame = Math.ceil(from / FRAME); frame < Math.min(speech.length, (from + length) / FRAME); frame++) {
    if (speech[frame]! < SPOKEN) continue
    sum += rmsOf(channels[0]!, frame * FRAME, Math.min(channels[0]!.length, (frame + 1) * FRAME)) ** 2
    count++
  }
  return count * FRAME < length / 8 || sum === 0 ? undefined : 10 * Math.log10(sum / count)
}

/** The lowest that is told: below, 16 bits have nothing. */
const NOTHING = -100

/**
 * Noise floor in dB below full scale: the median of the frames without speech, or, in a sound without a pause, what the
 * quietest tenth of the frames stays below.
 */
export function noiseFloor(channels: readonly Float32Array[], speech: Float32Array): number {
  const length = channels[0]!.length
  const levels: number[] = []
  const pauses: number[] = []
  for (let frame = 0; frame < speech.length; frame++) {
    const [from, to] = [frame * FRAME, Math.min(length, (frame + 1) * FRAME)]
    const power = channels.reduce((sum, plane) => sum + rmsOf(plane, from, to) ** 2, 0) / channels.length
    levels.push(power)
    // What the network said a moment before and after counts, too: words fade.
    const near = Math.max(speech[frame - 2] ?? 0, speech[frame]!, speech[frame + 2] ?? 0)
    if (near < 0.2) pauses.push(power)
  }
  const quiet = pauses.length > speech.length / 20 ? quantile(pauses, 0.5) : quantile(levels, 0.1)
  return round(Math.max(NOTHING, 10 * Math.log10(quiet)))
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

import type { Pace } from '../pace.ts'
import { voiceOf } from './segment.ts'

/** Seconds that are looked at together, and how much one part shares with the next. */
const [PART, SHARED] = [20, 1.5]
/** Of the shared seconds the first and the last are not used: a part is at its worst at its ends. */
const EDGE = 0.25

/**
 * Separates voice and music part by part, so that a long song needs no more memory than a short one.
 *
 * @param left Becomes the music of the left channel, in place; `right` likewise.
 * @returns the voice, the same for both channels
 */
export async function splitStems(
  left: Float32Array,
  right: Float32Array,
  sampleRate: number,
  pace: Pace,
  afterMs: number,
): Promise<Float32Array> {
  const voice = new Float32Array(left.length)
  const [length, shared] = [PART * sampleRate, Math.round(SHARED * sampleRate)]
  const step = length - shared
  pace.begin()
  for (let from = 0; from === 0 || from + shared < left.length; from += step) {
    const end = Math.min(left.length, from + length)
    const part = await voiceOf(left.subarray(from, end), right.subarray(from, end), sampleRate, pace)
    const last = from + step + shared >= left.length
    for (let n = 0; n < part.length; n++) {
      const rise = from === 0 ? 1 : ramp(n / sampleRate)
      const fall = last ? 1 : 1 - ramp((n - step) / sampleRate)
      voice[from + n] = voice[from + n]! + part[n]! * rise * fall
    }
    pace.progress(Math.min(1, (from + step) / left.length), afterMs)
    await pace.pause()
  }
  for (let n = 0; n < voice.length; n++) {
    left[n] = left[n]! - voice[n]!
    right[n] = right[n]! - voice[n]!
  }
  return voice
}

/** 0 to 1 over the middle of the shared seconds. */
function ramp(seconds: number): number {
  return Math.max(0, Math.min(1, (seconds - EDGE) / (SHARED - 2 * EDGE)))
}

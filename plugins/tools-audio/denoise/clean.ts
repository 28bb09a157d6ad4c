import type { Sound } from '@gateway/sdk-plugin/sound'
import type { Pace } from '../pace.ts'
import { level, noiseFloor } from './loudness.ts'
import { rnnoise } from './rnnoise.ts'
import { suppress } from './suppress.ts'

export interface CleanReport {
  /** Noise floor before and after, at the same gain, in dB below full scale. */
  before: number
  after: number
  /** dB by which all was raised afterwards. */
  gain: number
  /** Share of the time in which somebody speaks, 0 … 1. */
  speech: number
}

/** Milliseconds that the steps after the network take for a second of sound, encoding included. */
const AFTER_MS = 40

/** Takes the noise out of a sound of 48 kHz and levels it, in place. */
export async function clean(sound: Sound, pace: Pace, signal: AbortSignal): Promise<CleanReport> {
  const [left, right] = sound.channels as [Float32Array, Float32Array?]
  const mid = right ? left.map((value, n) => (value + right[n]!) / 2) : left.slice()
  const cleaned = await rnnoise(mid, pace, (mid.length / sound.sampleRate) * AFTER_MS)
  const before = noiseFloor(sound.channels, cleaned.speech)
  await suppress(sound.channels, mid, cleaned, { pace, signal })
  const after = noiseFloor(sound.channels, cleaned.speech)
  await pace.pause()
  const gain = level(sound, cleaned.speech)
  const spoken = cleaned.speech.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0) / cleaned.speech.length
  return { before, after, gain, speech: Math.round(spoken * 100) / 100 }
}

import { gaussOf, randomOf } from './random.ts'
import { normalise, speak } from './voice.ts'

export const NOISES = ['white', 'pink', 'hum', 'babble'] as const
export type NoiseKind = (typeof NOISES)[number]

/** Noise with a root mean square of `rms`. */
export function noiseOf(kind: NoiseKind, length: number, sampleRate: number, rms: number, seed = 9): Float32Array {
  return normalise(MAKERS[kind](length, sampleRate, seed), rms)
}

type Maker = (length: number, sampleRate: number, seed: number) => Float32Array

const white: Maker = (length, _sampleRate, seed) => Float32Array.from({ length }, gaussOf(seed))

/** Sum of white noises that change half as often each (Voss and McCartney). */
const pink: Maker = (length, _sampleRate, seed) => {
  const random = randomOf(seed)
  const rows = Array.from({ length: 16 }, () => random() - 0.5)
  return Float32Array.from({ length }, (_, n) => {
    const row = Math.min(15, n === 0 ? 0 : 31 - Math.clz32(n & -n))
    rows[row] = random() - 0.5
    return rows.reduce((sum, value) => sum + value, random() - 0.5)
  })
}

/** Mains of 50 Hz with its harmonics, and a little hiss. */
const hum: Maker = (length, sampleRate, seed) => {
  const gauss = gaussOf(seed)
  return Float32Array.from({ length }, (_, n) => {
    let sum = gauss() * 0.08
    for (let k = 1; k <= 12; k++) sum += Math.sin((2 * Math.PI * 50 * k * n) / sampleRate + k * k) / (k % 2 ? k : 2 * k)
    return sum
  })
}

/** Eight people who speak at once. */
const babble: Maker = (length, sampleRate, seed) => {
  const out = new Float32Array(length)
  const seconds = length / sampleRate
  for (let voice = 0; voice < 8; voice++) {
    const spoken = speak({ seconds: seconds + 2, sampleRate, seed: seed * 31 + voice })
    for (let n = 0; n < length; n++) out[n] = out[n]! + spoken[n + Math.round(sampleRate * (0.3 + voice / 8))]!
  }
  return out
}

const MAKERS: Record<NoiseKind, Maker> = { white, pink, hum, babble }

import { bandPass, resonator } from './filters.ts'
import { gaussOf, randomOf } from './random.ts'

/** First five formants in Hz, of a grown-up voice. */
const VOWELS = {
  a: [730, 1090, 2440, 3500, 4500],
  e: [530, 1840, 2480, 3500, 4500],
  i: [270, 2290, 3010, 3700, 4600],
  o: [570, 840, 2410, 3400, 4400],
  u: [300, 870, 2240, 3300, 4300],
} as const
const WIDTHS = [80, 100, 130, 180, 250]
const GAINS = [1, 0.8, 0.55, 0.4, 0.3]

/** [middle, width] of the noise in Hz. */
const CONSONANTS = {
  s: [6500, 3500],
  sh: [3200, 2000],
  f: [5000, 7000],
  t: [4200, 4000],
  k: [1900, 1600],
} as const

interface Syllable {
  /** Seconds. */
  start: number
  consonant: number
  vowel: number
  pitch: number
  sound: keyof typeof VOWELS
  noise: keyof typeof CONSONANTS
}

interface VoiceOptions {
  seconds: number
  sampleRate: number
  seed?: number
}

const SCALE = [0, 2, 3, 5, 7, 8, 10, 12]

/** A singer: held notes of a minor scale with vibrato, a consonant before most of them, breaths between phrases. */
export function sing({ seconds, sampleRate, seed = 1 }: VoiceOptions): Float32Array {
  const random = randomOf(seed)
  const syllables: Syllable[] = []
  let [at, step] = [0.5, 3]
  while (at < seconds - 0.4) {
    const vowel = 0.18 + random() ** 2 * 0.9
    step = Math.max(0, Math.min(SCALE.length - 1, step + Math.round((random() - 0.5) * 4)))
    const consonant = random() < 0.75 ? 0.05 + random() * 0.08 : 0
    syllables.push({ ...syllable(random), start: at, consonant, vowel, pitch: 220 * 2 ** (SCALE[step]! / 12) })
    at += consonant + vowel + (random() < 0.2 ? 0.5 + random() : 0.02)
  }
  return utter(syllables, { seconds, sampleRate, seed }, { vibrato: 0.018, drop: 0 })
}

/** A speaker: short syllables, falling pitch, pauses between sentences. */
export function speak({ seconds, sampleRate, seed = 1 }: VoiceOptions): Float32Array {
  const random = randomOf(seed)
  const syllables: Syllable[] = []
  const base = 105 + random() * 90
  let [at, left] = [0.6, 9]
  while (at < seconds - 0.3) {
    const vowel = 0.08 + random() * 0.14
    const consonant = random() < 0.8 ? 0.03 + random() * 0.07 : 0
    const pitch = base * (0.85 + 0.035 * left + random() * 0.12)
    syllables.push({ ...syllable(random), start: at, consonant, vowel, pitch })
    left--
    at += consonant + vowel + 0.015 + (left === 0 ? 0.5 + random() * 0.5 : random() < 0.15 ? 0.12 : 0)
    if (left === 0) left = 5 + Math.floor(random() * 8)
  }
  return utter(syllables, { seconds, sampleRate, seed }, { vibrato: 0.004, drop: 0.12 })
}

function syllable(random: () => number) {
  const of = <T extends object>(table: T) => {
    const names = Object.keys(table) as (keyof T)[]
    return names[Math.floor(random() * names.length)]!
  }
  return { sound: of(VOWELS), noise: of(CONSONANTS) }
}

function utter(
  syllables: readonly Syllable[],
  { seconds, sampleRate, seed = 1 }: VoiceOptions,
  { vibrato, drop }: { vibrato: number; drop: number },
): Float32Array {
  const out = new Float32Array(Math.round(seconds * sampleRate))
  const gauss = gaussOf(seed + 77)
  const formants = WIDTHS.map(() => resonator(sampleRate))
  const at = [...VOWELS.a] as number[]
  let [phase, wander] = [0, 0]
  for (const { start, consonant, vowel, pitch, sound, noise } of syllables) {
    const [from, turn, end] = [start, start + consonant, start + consonant + vowel].map((s) =>
      Math.round(s * sampleRate),
    )
    const [middle, width] = CONSONANTS[noise]
    const hiss = bandPass(sampleRate, Math.min(middle, sampleRate * 0.42), Math.min(width, sampleRate * 0.3))
    for (let n = from!; n < Math.min(turn!, out.length); n++) {
      out[n] = hiss(gauss()) * 0.22 * Math.sin((Math.PI * (n - from!)) / (turn! - from!))
    }
    // The formants ring on for a moment after the voice has ended.
    for (let n = turn!; n < Math.min(end! + 0.02 * sampleRate, out.length); n++) {
      const [time, left] = [(n - turn!) / sampleRate, (end! - n) / sampleRate]
      const envelope = Math.max(0, Math.min(1, time / 0.03, left / 0.05))
      const swing = Math.min(1, time / 0.25) * vibrato * Math.sin(2 * Math.PI * 5.6 * time)
      wander += (gauss() * 0.004 - wander) * 0.002
      const hz = pitch * (1 + swing + wander * 3) * (1 - (drop * time) / (vowel + 0.01))
      phase = (phase + hz / sampleRate) % 1
      out[n] = out[n]! + envelope * formed(glottis(phase) + gauss() * 0.012, at, sound, formants, sampleRate)
    }
  }
  return normalise(out, 0.09)
}

/** Opening and closing of the vocal folds as a flow, differentiated: falls by about 12 dB an octave. */
function glottis(phase: number): number {
  if (phase < 0.4) return 0.5 * Math.sin((Math.PI * phase) / 0.4)
  return phase < 0.56 ? -Math.sin((Math.PI * (phase - 0.4)) / 0.16) * (1.2 + 0.4 * ((phase - 0.4) / 0.16)) : 0
}

function formed(
  source: number,
  at: number[],
  sound: keyof typeof VOWELS,
  formants: readonly ReturnType<typeof resonator>[],
  sampleRate: number,
): number {
  let sum = 0
  for (const [index, step] of formants.entries()) {
    at[index] = at[index]! + (VOWELS[sound][index]! - at[index]!) * (60 / sampleRate)
    if (at[index] < sampleRate * 0.45) sum += GAINS[index]! * step(source, at[index], WIDTHS[index]!)
  }
  return sum
}

/** Scales to a root mean square over all samples. */
export function normalise(plane: Float32Array, rms: number): Float32Array {
  const now = Math.sqrt(plane.reduce((sum, value) => sum + value * value, 0) / plane.length)
  return now === 0 ? plane : plane.map((value) => (value * rms) / now)
}

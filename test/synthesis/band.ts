import { bandPass, highPass, lowPass } from './filters.ts'
import { gaussOf, randomOf } from './random.ts'
import { normalise } from './voice.ts'

export type Stereo = [left: Float32Array, right: Float32Array]

export interface BandOptions {
  seconds: number
  sampleRate: number
  seed?: number
  /** How far instruments are from the centre, 0 … 1. Default 0.7. */
  width?: number
}

const CHORDS = [
  [57, 60, 64],
  [53, 57, 60],
  [48, 52, 55],
  [55, 59, 62],
]
const BEAT = 0.5

/** Guitar and keys at the sides, a wide pad, bass and drums in the middle, as most songs are mixed. */
export function playBand({ seconds, sampleRate, seed = 1, width = 0.7 }: BandOptions): Stereo {
  const length = Math.round(seconds * sampleRate)
  const mix: Stereo = [new Float32Array(length), new Float32Array(length)]
  const shape = { length, sampleRate, seed }
  const parts: [part: Float32Array, pan: number, rms: number][] = [
    [plucked(shape, 0), -width, 0.06],
    [plucked(shape, 12), width * 0.8, 0.045],
    [pad(shape, 0), -width * 0.9, 0.025],
    [pad(shape, 1), width * 0.9, 0.025],
    [bass(shape), 0, 0.06],
    [drum(shape, kick, [0, 2]), 0, 0.04],
    [drum(shape, snare, [1, 3]), 0, 0.03],
    [drum(shape, hat, [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]), width * 0.45, 0.012],
  ]
  for (const [part, pan, rms] of parts) add(mix, normalise(part, rms), pan)
  return mix
}

/** Adds a plane with constant power: pan −1 is left, 1 right. */
export function add(mix: Stereo, plane: Float32Array, pan: number): void {
  const angle = ((pan + 1) * Math.PI) / 4
  const [left, right] = [Math.cos(angle), Math.sin(angle)]
  for (let n = 0; n < plane.length; n++) {
    mix[0][n] = mix[0][n]! + plane[n]! * left
    mix[1][n] = mix[1][n]! + plane[n]! * right
  }
}

interface Shape {
  length: number
  sampleRate: number
  seed: number
}

const hzOf = (note: number) => 440 * 2 ** ((note - 69) / 12)

/** Broken chords of plucked strings (Karplus and Strong). */
function plucked({ length, sampleRate, seed }: Shape, shift: number): Float32Array {
  const out = new Float32Array(length)
  const gauss = gaussOf(seed + shift)
  const random = randomOf(seed + 5 + shift)
  for (let beat = 0; beat * BEAT * sampleRate < length; beat += 0.5) {
    if (random() < 0.25) continue
    const chord = CHORDS[Math.floor(beat / 4) % 4]!
    const hz = hzOf(chord[Math.floor(random() * 3)]! + shift)
    const period = Math.round(sampleRate / hz)
    const string = Float32Array.from({ length: period }, gauss)
    const start = Math.round(beat * BEAT * sampleRate)
    for (let n = 0; n < 1.4 * sampleRate && start + n < length; n++) {
      const at = n % period
      string[at] = 0.4985 * (string[at]! + string[(at + 1) % period]!)
      out[start + n] = out[start + n]! + string[at]
    }
  }
  return out
}

/** Held chords, a little out of tune from one side to the other, as a chorus makes it. */
function pad({ length, sampleRate, seed }: Shape, side: number): Float32Array {
  const out = new Float32Array(length)
  const soft = lowPass(sampleRate, 1800)
  const random = randomOf(seed + 40 + side)
  const phases = Array.from({ length: 6 }, random)
  for (let n = 0; n < length; n++) {
    const time = n / sampleRate
    const chord = CHORDS[Math.floor(time / (BEAT * 4)) % 4]!
    let sum = 0
    for (const [index, note] of chord.entries()) {
      for (const octave of [0, 1]) {
        const voice = index * 2 + octave
        phases[voice] = (phases[voice]! + (hzOf(note + 12 * octave) * (1 + (side - 0.5) * 0.004)) / sampleRate) % 1
        sum += phases[voice] - 0.5
      }
    }
    out[n] = soft(sum) * (0.7 + 0.3 * Math.sin(2 * Math.PI * (0.3 + 0.1 * side) * time))
  }
  return out
}

function bass({ length, sampleRate }: Shape): Float32Array {
  const soft = lowPass(sampleRate, 500)
  let phase = 0
  return Float32Array.from({ length }, (_, n) => {
    const time = n / sampleRate
    const beat = (time / BEAT) % 1
    const note = CHORDS[Math.floor(time / (BEAT * 4)) % 4]![0]! - 24 + (Math.floor(time / BEAT) % 4 === 3 ? 7 : 0)
    phase = (phase + hzOf(note) / sampleRate) % 1
    return soft(phase < 0.5 ? 1 : -1) * Math.min(1, beat * 40) * Math.exp(-2 * beat)
  })
}

type Hit = (gauss: () => number, sampleRate: number) => (seconds: number) => number

function drum({ length, sampleRate, seed }: Shape, hit: Hit, beats: readonly number[]): Float32Array {
  const out = new Float32Array(length)
  const gauss = gaussOf(seed + 90)
  for (let bar = 0; bar * BEAT * 4 * sampleRate < length; bar++) {
    for (const beat of beats) {
      const start = Math.round((bar * 4 + beat) * BEAT * sampleRate)
      const sample = hit(gauss, sampleRate)
      for (let n = 0; n < 0.3 * sampleRate && start + n < length; n++) out[start + n] = sample(n / sampleRate)
    }
  }
  return out
}

const kick: Hit = () => (time) => Math.sin(2 * Math.PI * (50 * time - 6 * Math.exp(-time * 30))) * Math.exp(-time * 14)

const snare: Hit = (gauss, sampleRate) => {
  const rattle = bandPass(sampleRate, 3500, 6000)
  return (time) =>
    1.6 * rattle(gauss()) * Math.exp(-time * 22) + 0.4 * Math.sin(2 * Math.PI * 190 * time) * Math.exp(-time * 30)
}

const hat: Hit = (gauss, sampleRate) => {
  const bright = highPass(sampleRate, 7000)
  return (time) => bright(gauss()) * Math.exp(-time * 60)
}

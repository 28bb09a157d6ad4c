import type { Key } from './pitch.ts'
import { mod12, pitchClassName, SCALES } from './pitch.ts'

export interface Chord {
  /** As written in the progression, e.g. `V7/vi`. */
  roman: string
  /** @example "Bm7" */
  symbol: string
  /** Pitch classes; `tones` from the root upwards: third, fifth, seventh, ninth. */
  root: number
  bass: number
  tones: readonly number[]
  /** The seven notes that melodies use over it: the key's, with those of the chord in their places. */
  scale: readonly number[]
  key: Key
}

/** Each chord tone: semitones over the root, and the steps of the scale it stands for. */
type Tone = readonly [semitones: number, steps: number]
const third: Tone = [4, 2]
const minorThird: Tone = [3, 2]
const fifth: Tone = [7, 4]
const seventh: Tone = [10, 6]
const majorSeventh: Tone = [11, 6]
const ninth: Tone = [14, 1]

const QUALITIES: Record<string, readonly Tone[]> = {
  '': [third, fifth],
  'm': [minorThird, fifth],
  5: [fifth],
  6: [third, fifth, [9, 5]],
  'm6': [minorThird, fifth, [9, 5]],
  69: [third, fifth, [9, 5], ninth],
  7: [third, fifth, seventh],
  'm7': [minorThird, fifth, seventh],
  'maj7': [third, fifth, majorSeventh],
  'mmaj7': [minorThird, fifth, majorSeventh],
  9: [third, fifth, seventh, ninth],
  'm9': [minorThird, fifth, seventh, ninth],
  'maj9': [third, fifth, majorSeventh, ninth],
  'm11': [minorThird, fifth, seventh, [17, 3]],
  13: [third, [21, 5], seventh, ninth],
  '7b9': [third, fifth, seventh, [13, 1]],
  '7#9': [third, fifth, seventh, [15, 1]],
  'add9': [third, fifth, ninth],
  'madd9': [minorThird, fifth, ninth],
  'sus2': [[2, 1], fifth],
  'sus4': [[5, 3], fifth],
  '7sus4': [[5, 3], fifth, seventh],
  '9sus4': [[5, 3], fifth, seventh, ninth],
  'dim': [minorThird, [6, 4]],
  'dim7': [minorThird, [6, 4], [9, 6]],
  'm7b5': [minorThird, [6, 4], seventh],
  'aug': [third, [8, 4]],
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']
const ROMAN = /^([b#]?)(VII|VI|V|IV|III|II|I)(.*)$/i

interface Degree {
  /** 0 to 6 */
  step: number
  semitones: number
  minor: boolean
  suffix: string
}

/**
 * Reads one chord of a progression in a key: `I`, `bVII`, `ii7`, `iiø7`, `viio7`, `V7/vi` (as in the key of its
 * target), `I^3` (third in the bass), `IV@1` (over the key's first degree). In minor, `III`, `VI` and `VII` are those
 * of the natural scale.
 */
export function chordOf(roman: string, key: Key): Chord {
  const [, body = '', target, tone, pedal] = /^([^/^@]+)(?:\/([^^@]+))?(?:\^([357]))?(?:@([1-7]))?$/.exec(roman) ?? []
  const scale = SCALES[key.mode]
  const home = target === undefined ? { step: 0, semitones: 0 } : degreeOf(target, scale)
  // What leads to another chord borrows from the major key on it.
  const degree = degreeOf(body, target === undefined ? scale : SCALES.major)
  const quality = qualityOf(degree)
  const root = mod12(key.tonic + home.semitones + degree.semitones)
  const step = (home.step + degree.step) % 7
  const stack: readonly Tone[] = [[0, 0], ...QUALITIES[quality]!]
  const own = scale.map((semitones) => mod12(key.tonic + semitones))
  for (const [semitones, steps] of stack) own[(step + steps) % 7] = mod12(root + semitones)
  const tones = stack.map(([semitones]) => mod12(root + semitones))
  const inversion = tone === undefined ? undefined : stack.find(([, steps]) => steps === Number(tone) - 1)
  const over = pedal === undefined ? root : mod12(key.tonic + scale[Number(pedal) - 1]!)
  const bass = inversion ? mod12(root + inversion[0]) : over
  const slash = bass === root ? '' : `/${pitchClassName(bass, key)}`
  return { roman, symbol: pitchClassName(root, key) + quality + slash, root, bass, tones, scale: own, key }
}

function degreeOf(text: string, scale: readonly number[]): Degree {
  const [, accidental, numeral, suffix] = ROMAN.exec(text) ?? []
  if (numeral === undefined || suffix === undefined) throw new TypeError(`"${text}" is not a roman numeral`)
  const step = NUMERALS.indexOf(numeral.toUpperCase())
  const shift = accidental === 'b' ? -1 : accidental === '#' ? 1 : 0
  return { step, semitones: scale[step]! + shift, minor: numeral !== numeral.toUpperCase(), suffix }
}

function qualityOf({ minor, suffix }: Degree): string {
  const named = { 'ø7': 'm7b5', 'o7': 'dim7', 'o': 'dim', '+': 'aug' }[suffix]
  const quality = named ?? (minor ? `m${suffix}` : suffix)
  if (!(quality in QUALITIES)) throw new TypeError(`"${quality}" is not a chord quality`)
  return quality
}

/** Whether the chord pulls to another: a major third and a minor seventh, or a diminished fifth over the bass. */
export function isDominant({ root, tones }: Chord): boolean {
  const has = (semitones: number) => tones.includes(mod12(root + semitones))
  return (has(4) && has(10)) || (has(3) && has(6)) || (has(5) && has(10))
}

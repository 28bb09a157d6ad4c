import type { Mode } from '../theory/pitch.ts'
import { mod12 } from '../theory/pitch.ts'

const LETTERS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11, h: 11 }
const MODES: Readonly<Record<string, Mode>> = Object.fromEntries([
  ...'major maj dur mayor majeur ionian mixolydian lydian'.split(' ').map((word) => [word, 'major'] as const),
  ...'minor min moll menor mineur m aeolian dorian phrygian'.split(' ').map((word) => [word, 'minor'] as const),
])
const NOTE = String.raw`([A-Ha-h])\s?(#|♯|♭|b(?![a-z])|-?\s?sharp|-?\s?flat)?`
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${NOTE}[\s-]?(${Object.keys(MODES).join('|')})(?![\p{L}\p{N}])` +
    String.raw`(?!\s+(?:key|mode|scale|mood|tonality)s?\b)`,
  'gu',
)
const BARE = new RegExp(String.raw`\b(?:in|key of|key:|key)\s+(?:the key of\s+)?${NOTE}(?![\p{L}\p{N}'])`, 'u')
const ONLY_MODE = /\b(major|minor)(?:\s+(?:key|mode|scale|mood|tonality|chords))?\b/iu

export interface AskedKey {
  tonic?: number
  mode?: Mode
  /** As it was written. */
  phrase: string
}

/** The key that a prompt names: "D minor", "f# moll", "in Bb", "in a minor key" (no tonic). */
export function keyIn(prompt: string): AskedKey | undefined {
  for (const match of prompt.matchAll(NAMED)) {
    const [phrase, letter, accidental, mode] = match as unknown as [string, string, string | undefined, string]
    // "a minor problem" is no key; "A minor" and "in a minor" are.
    if (letter === 'a' && !/\b(?:in|key|of)\s+$/iu.test(prompt.slice(0, match.index))) continue
    if (mode === 'm' && letter !== letter.toUpperCase()) continue
    return { tonic: tonicOf(letter, accidental), mode: MODES[mode.toLowerCase()]!, phrase }
  }
  const bare = BARE.exec(prompt)
  const [phrase = '', letter, accidental] = bare ?? []
  // A small letter alone is an article or a slip, after "key of" it is a key.
  if (letter && (letter === letter.toUpperCase() || /key/iu.test(phrase)))
    return { tonic: tonicOf(letter, accidental), phrase }
  const mode = ONLY_MODE.exec(prompt)
  return mode ? { mode: MODES[mode[1]!.toLowerCase()]!, phrase: mode[0] } : undefined
}

function tonicOf(letter: string, accidental = ''): number {
  const shift = /#|♯|sharp/iu.test(accidental) ? 1 : /b|♭|flat/iu.test(accidental) ? -1 : 0
  return mod12(LETTERS[letter.toLowerCase()]! + shift)
}

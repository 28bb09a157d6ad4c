import { GENRE_WORDS } from './genres.ts'
import { FAMILY_WORDS, INSTRUMENT_WORDS } from './instruments.ts'
import { MOODS, TEMPO_WORDS } from './moods.ts'
import { type Dictionary, dictionary, find } from './terms.ts'

const SUNG_WORDS = `
  lyrics, lyric, lyric sheet, words, with text, song text, songtext, lirik, letra, paroles, liedtext, sing about,
  singing, vocals, vocal, sung, singer, verses about, rhymes, gesang, to sing, testo`

type Tempo = { bpm: number } | { pace: number }

export const GENRES = dictionary(Object.entries(GENRE_WORDS))
export const MOOD_TERMS = dictionary(Object.entries(MOODS).map(([mood, { words }]) => [mood, words] as const))
export const TEMPOS = dictionary<Tempo>(TEMPO_WORDS)
export const INSTRUMENTS = dictionary(Object.entries(INSTRUMENT_WORDS))
export const FAMILIES = dictionary(Object.entries(FAMILY_WORDS))
export const VOCALS = dictionary([
  ['lyrics', SUNG_WORDS],
  ['none', 'instrumental, instrumentals, instrumental only, karaoke'],
] as const)
export const ACOUSTIC = dictionary([[true, 'acoustic, unplugged, akustik, akustisch, acustico, acoustique']] as const)
export const DRUMS = dictionary([[true, FAMILY_WORDS.drums!.replace(/, beats?/gu, '')]] as const)
export const LENGTHS = dictionary([
  [45, 'short, brief, jingle, kurz, pendek, snippet'],
  [170, 'long, extended, full length'],
] as const)
const ALL: readonly Dictionary<unknown>[] = [GENRES, MOOD_TERMS, TEMPOS, INSTRUMENTS, FAMILIES, VOCALS, ACOUSTIC]

/** How many words at a place make a phrase that means something. */
export function phraseLength(words: readonly string[], at: number): number {
  const ahead = words.slice(at, at + 4)
  return Math.max(0, ...ALL.map((terms) => find(ahead, terms)[0]).map((term) => (term?.from === 0 ? term.to : 0)))
}

import { GENRE_OF_MOOD, LOOSE_WORDS } from './genres.ts'
import { keyIn } from './key.ts'
import { MOODS } from './moods.ts'
import { partition } from './negation.ts'
import { bpmIn, meterIn, secondsIn } from './numbers.ts'
import { find, type Found, wordsOf } from './terms.ts'
import { themeIn, themeWords, titleIn } from './theme.ts'
import * as vocabulary from './vocabulary.ts'
import { note, type Wish } from './wish.ts'

const LOOSE = new Set(LOOSE_WORDS.split(',').map((phrase) => phrase.trim()))
const ALONE =
  /\b(?:solo|only(?: an?| one)?|just(?: an?| one)?|nothing but(?: an?)?|unaccompanied|for solo|alone with(?: an?)?) /iu

const NOTES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']

/** Reads a prompt. Any text is accepted: what means nothing to it is left to the composer's defaults. */
export function parse(prompt: string): Wish {
  const text = prompt.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ').slice(0, 2000)
  const theme = themeIn(text)
  const title = titleIn(text)
  const about = themeWords(theme)
  const body = theme === undefined ? text : text.replace(theme, ' ')
  const { wanted, denied } = partition(body, wordsOf, vocabulary.phraseLength)
  const wish: Wish = { wanted: [], without: [], alone: false, drums: false, acoustic: false, understood: [] }
  readDenied(denied, wish)
  readNumbers(body, wish)
  readStyle(wanted, wish)
  readPlayers(wanted, body, wish)
  readVoice(wanted, wish)
  // The theme has a say only where nothing else has been said.
  const implied = find([...about], vocabulary.MOOD_TERMS)[0]?.value
  if (wish.mood === undefined && implied !== undefined) wish.mood = implied
  const suited = wish.mood === undefined ? undefined : GENRE_OF_MOOD[wish.mood]
  if (wish.genre === undefined && suited !== undefined) wish.genre = suited
  if (theme !== undefined) note(wish, 'theme', theme, theme)
  return { ...wish, ...(theme === undefined ? {} : { theme }), ...(title === undefined ? {} : { title }) }
}

function readDenied(denied: readonly (readonly string[])[], wish: Wish): void {
  for (const words of denied) {
    for (const { value, phrase } of find(words, vocabulary.FAMILIES)) {
      wish.without.push(value)
      note(wish, 'without', value, phrase)
    }
    for (const { value, phrase } of find(words, vocabulary.INSTRUMENTS)) {
      if (!vocabulary.FAMILIES.has(phrase)) {
        wish.without.push(value)
        note(wish, 'without', value, phrase)
      }
    }
    if (find(words, vocabulary.VOCALS).some(({ value }) => value === 'lyrics')) wish.lyrics = false
    // "not too fast", "not sad": the other way.
    for (const { value } of find(words, vocabulary.TEMPOS))
      if ('pace' in value) wish.pace = -0.5 * Math.sign(value.pace)
    for (const { value } of find(words, vocabulary.MOOD_TERMS)) {
      const { mode } = MOODS[value]!
      if (mode) wish.mode = mode === 'minor' ? 'major' : 'minor'
    }
  }
}

function readNumbers(body: string, wish: Wish): void {
  const key = keyIn(body)
  if (key) {
    if (key.tonic !== undefined) wish.tonic = key.tonic
    if (key.mode) wish.mode = key.mode
    note(wish, 'key', [key.tonic === undefined ? '' : NOTES[key.tonic], key.mode].join(' ').trim(), key.phrase.trim())
  }
  const bpm = bpmIn(body)
  if (bpm !== undefined) wish.bpm = bpm
  const meter = meterIn(body)
  if (meter) wish.meter = meter
  const seconds = secondsIn(body)
  if (seconds !== undefined) wish.seconds = seconds
}

function readStyle(wanted: readonly (readonly string[])[], wish: Wish): void {
  for (const words of wanted) {
    readGenre(find(words, vocabulary.GENRES), wish)
    for (const { value, phrase } of find(words, vocabulary.MOOD_TERMS)) {
      wish.mood ??= value
      note(wish, 'mood', value, phrase)
    }
    for (const { value, phrase } of find(words, vocabulary.TEMPOS)) {
      if ('bpm' in value) wish.bpm ??= value.bpm
      else wish.pace = value.pace
      note(wish, 'tempo', phrase, phrase)
    }
    for (const { value } of find(words, vocabulary.LENGTHS)) wish.seconds ??= value
  }
}

/** Of "funky deep house" the last firm word is the thing, the others say which. A "jazz ballad" is slow jazz. */
function readGenre(found: readonly Found<string>[], wish: Wish): void {
  const firm = found.filter(({ phrase }) => !LOOSE.has(phrase))
  const chosen = firm.at(-1) ?? found.at(-1)
  if (!chosen) return
  // A "jazz waltz" is jazz in three.
  const others = firm.filter(({ value }) => value !== 'waltz')
  if (others.length > 0 && others.length < firm.length) {
    wish.meter ??= '3/4'
    readGenre(others, wish)
    return
  }
  const slow = found.some(({ phrase }) => phrase === 'ballad')
  const value = slow && ['pop', 'rock'].includes(chosen.value) ? 'ballad' : chosen.value
  if (slow && value !== 'ballad') wish.pace ??= -0.9
  // A firm word late in the prompt outweighs a loose one before it.
  if (wish.genre === undefined || (firm.length > 0 && wish.loose)) {
    wish.genre = value
    wish.loose = firm.length === 0
    note(wish, 'genre', value, chosen.phrase)
  }
}

function readPlayers(wanted: readonly (readonly string[])[], body: string, wish: Wish): void {
  for (const words of wanted) {
    const taken = genrePlaces(words)
    for (const { value, phrase } of find(words, vocabulary.INSTRUMENTS, taken)) {
      if (wish.wanted.includes(value)) continue
      wish.wanted.push(value)
      note(wish, 'instrument', value, phrase)
    }
    if (find(words, vocabulary.DRUMS, taken).length > 0) wish.drums = true
    if (find(words, vocabulary.ACOUSTIC).some(({ to }) => !['guitar', 'bass', 'piano'].includes(words[to] ?? '')))
      wish.acoustic = true
  }
  const alone = ALONE.exec(body)
  if (alone && wish.wanted.length > 0) {
    const next = wordsOf(body.slice(alone.index + alone[0].length)).slice(0, 3)
    wish.alone = find(next, vocabulary.INSTRUMENTS).some(({ from }) => from <= 1)
  }
  if (wish.alone && !wish.drums) wish.without.push('drums')
}

/** The bass of "drum and bass" is no wish for a bass; the piano of "piano ballad" is one for a piano. */
function genrePlaces(words: readonly string[]): Set<number> {
  const named = find(words, vocabulary.GENRES).filter(({ phrase }) => !/piano|guitar|string|sax/u.test(phrase))
  return new Set(named.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)))
}

function readVoice(wanted: readonly (readonly string[])[], wish: Wish): void {
  for (const words of wanted) {
    for (const { value, phrase } of find(words, vocabulary.VOCALS)) {
      wish.lyrics ??= value === 'lyrics'
      note(wish, 'lyrics', value === 'lyrics' ? 'yes' : 'no', phrase)
    }
  }
}

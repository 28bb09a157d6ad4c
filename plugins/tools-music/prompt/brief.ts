import type { Brief } from '../compose/brief.ts'
import { genreOf } from '../genres/index.ts'
import type { Genre } from '../genres/genre.ts'
import { METERS } from '../model.ts'
import { type Random, randomOf } from '../random.ts'
import type { Mode } from '../theory/pitch.ts'
import { capital, nounPhrase } from '../lyrics/sheet.ts'
import { MOODS } from './moods.ts'
import { TEMPO_LIMITS } from './numbers.ts'
import type { Wish } from './wish.ts'

/** Tonics that sit well under most hands: used when no key is named. */
const TONICS: Record<Mode, readonly number[]> = { major: [0, 2, 3, 4, 5, 7, 9, 10], minor: [0, 2, 4, 5, 7, 9, 11, 6] }
export const SECONDS = { least: 12, usual: 110, most: 240 } as const

/** Fills what the prompt leaves open, by the genre's custom, the mood, and chance of this seed. */
export function briefOf(
  wish: Wish,
  { prompt, seed, seconds }: { prompt: string; seed: number; seconds?: number },
): Brief {
  const random = randomOf(`${prompt}/${seed}`)
  const genre = genreOf(wish.genre ?? 'pop')
  const mood = wish.mood === undefined ? undefined : MOODS[wish.mood]
  const mode = wish.mode ?? moodMode(genre, mood?.mode, random.fork('mode'))
  const key = { tonic: wish.tonic ?? random.fork('key').pick(TONICS[mode]), mode }
  const pace = wish.pace ?? mood?.pace ?? random.fork('pace').drift() * 0.5
  const bpm = wish.bpm ?? paced(genre.tempo, pace)
  const wanted = wish.wanted.filter((id) => !wish.without.includes(id))
  return {
    genre,
    key,
    bpm,
    bpmFixed: wish.bpm !== undefined,
    meter: METERS[wish.meter ?? genre.meter ?? '4/4'],
    seconds: Math.min(SECONDS.most, Math.max(SECONDS.least, seconds ?? wish.seconds ?? SECONDS.usual)),
    drive: mood?.drive ?? 0,
    wanted,
    alone: wish.alone,
    without: wish.without,
    drums: wish.drums,
    acoustic: wish.acoustic,
    title: titleOf(wish, genre, random.fork('title')),
    seed: `${prompt}/${seed}`,
  }
}

function moodMode(genre: Genre, wanted: Mode | undefined, random: Random): Mode {
  if (wanted) return wanted
  return genre.mode === 'either' ? random.pick(['major', 'minor']) : genre.mode
}

/** A place in the genre's range; beyond ±1 a little outside of it. */
function paced([low, usual, high]: Genre['tempo'], pace: number): number {
  const bpm = pace < 0 ? usual + (usual - low) * Math.max(-1.4, pace) : usual + (high - usual) * Math.min(1.5, pace)
  return Math.round(Math.min(TEMPO_LIMITS[1], Math.max(TEMPO_LIMITS[0], bpm)))
}

const FIRST = [
  'Paper',
  'Silver',
  'Northern',
  'Hidden',
  'Golden',
  'Slow',
  'Distant',
  'Open',
  'Quiet',
  'Crooked',
  'Amber',
  'Salt',
]
const SECOND = [
  'Lanterns',
  'Harbour',
  'Windows',
  'Mornings',
  'Avenue',
  'Letters',
  'Weather',
  'Garden',
  'Signals',
  'Rivers',
  'Hours',
  'Kite',
]

function titleOf({ title, theme }: Wish, genre: Genre, random: Random): string {
  if (title !== undefined) return title
  if (theme === undefined) return `${random.pick(FIRST)} ${random.pick(SECOND)}`
  const it = titled(nounPhrase(theme).replace(/^the /u, ''))
  const whole = titled(nounPhrase(theme), true)
  const [song] = genre.title.split(' ')
  return random.pick([it, `${song} for ${whole}`, `About ${whole}`, `One More for ${whole}`])
}

/** Headline capitals: small words stay small inside. */
function titled(text: string, inside = false): string {
  const small = new Set(['a', 'an', 'the', 'of', 'in', 'on', 'and', 'or', 'to', 'at', 'by', 'for'])
  return text
    .split(' ')
    .map((word, index) => ((inside || index > 0) && small.has(word) ? word : capital(word)))
    .join(' ')
}

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { GENRES } from '../genres/index.ts'
import { INSTRUMENTS } from '../instruments.ts'
import { GENRE_OF_MOOD, GENRE_WORDS, LOOSE_WORDS } from './genres.ts'
import { FAMILY_WORDS, INSTRUMENT_WORDS } from './instruments.ts'
import { MOODS } from './moods.ts'
import { parse } from './parse.ts'

const CASES: readonly (readonly [prompt: string, expected: object])[] = [
  [
    'slow sad piano ballad in D minor about rain',
    { genre: 'ballad', mood: 'sad', tonic: 2, mode: 'minor', pace: -1, theme: 'rain', wanted: ['piano'] },
  ],
  ['128 bpm house', { genre: 'house', bpm: 128 }],
  ['lo-fi for studying', { genre: 'lo-fi' }],
  ['Something to relax to, please', { genre: 'ambient' }],
  ['funky deep house', { genre: 'house' }],
  ['jazz ballad', { genre: 'jazz', pace: -0.9 }],
  ['rock ballad', { genre: 'ballad' }],
  ['epic metal', { genre: 'metal' }],
  ['a country love song', { genre: 'country', mood: 'romantic' }],
  ['drum and bass, no drums', { genre: 'drum-and-bass', without: ['drums'], wanted: [] }],
  ['drumless R&B', { genre: 'soul', without: ['drums'] }],
  ['jazz trio without bass or drums but with a saxophone', { without: ['bass', 'drums'], wanted: ['alto-sax'] }],
  ['bossa nova with flute and no guitar', { genre: 'bossa-nova', wanted: ['flute'], without: ['guitar'] }],
  ['don’t use any synths, 80s style', { genre: 'synthwave', without: ['synth'], seconds: undefined }],
  ['not too fast, not sad', { pace: -0.5, mode: 'major', mood: undefined }],
  ['solo piano nocturne', { alone: true, wanted: ['piano'] }],
  ['rock with a guitar solo', { alone: false, wanted: ['overdriven-guitar'] }],
  ['in a minor key, something dark', { mode: 'minor', tonic: undefined, mood: 'dark' }],
  ['in A minor', { mode: 'minor', tonic: 9 }],
  ['a minor problem', { tonic: undefined }],
  ['B flat major', { tonic: 10, mode: 'major' }],
  ['Techno, F#m, allegro', { genre: 'house', tonic: 6, mode: 'minor', bpm: 134 }],
  ['fis-Moll? no: f# moll', { tonic: 6, mode: 'minor' }],
  ['pop in G', { tonic: 7, mode: undefined }],
  ['tempo 400', { bpm: 220 }],
  ['at 20 bpm', { bpm: 40 }],
  ['folk in 3/4, 45 seconds', { genre: 'folk', meter: '3/4', seconds: 45 }],
  ['film score, 1:30', { genre: 'cinematic', seconds: 90 }],
  ['2 minutes of trance', { genre: 'house', seconds: 120 }],
  ['pop with lyrics about my dog Max', { lyrics: true, theme: 'my dog Max' }],
  ['instrumental hip-hop', { genre: 'lo-fi', lyrics: false }],
  ['rock without vocals', { genre: 'rock', lyrics: false }],
  ['reggae called "Sun Days"', { genre: 'reggae', title: 'Sun Days' }],
  ['música triste de piano sin batería', { mood: 'sad', wanted: ['piano'], without: ['drums'] }],
  ['lagu galau, gitar akustik, tanpa drum', { mood: 'sad', wanted: ['acoustic-guitar'], without: ['drums'] }],
  ['ein trauriges Lied, langsam, ohne Schlagzeug', { pace: -1, without: ['drums'] }],
  ['acoustic cover band', { acoustic: true }],
  ['a song about dancing at the disco in D minor', { theme: 'dancing at the disco', tonic: 2, genre: undefined }],
  ['', { genre: undefined, wanted: [] }],
]

describe('prompts', () => {
  for (const [prompt, expected] of CASES) {
    it(`reads "${prompt}"`, () => {
      const wish = parse(prompt) as unknown as Record<string, unknown>
      const found = Object.fromEntries(Object.keys(expected).map((key) => [key, wish[key]]))
      assert.deepEqual(found, expected)
    })
  }

  it('reads hostile text without complaint, in time, and lets nothing but words into the theme', () => {
    const texts = [
      'about '.repeat(150),
      'no '.repeat(300),
      'about <script>alert(1)</script>',
      '\u202E\u0000\uD800 about \uD800',
      'a'.repeat(4000),
      'in '.repeat(400),
    ]
    for (const text of texts) {
      const { theme = '' } = parse(text)
      assert.match(theme, /^[\p{L}\p{M}\p{N}'’ -]*$/u)
    }
  })

  it('knows the genre that each of its words names, and instruments that exist', () => {
    for (const [id, words] of Object.entries(GENRE_WORDS)) {
      assert.ok(GENRES.has(id), id)
      for (const word of words.split(',')) assert.equal(parse(`a ${word.trim()} tune`).genre, id, word)
    }
    for (const id of Object.keys(INSTRUMENT_WORDS)) assert.ok(INSTRUMENTS.has(id), id)
    for (const mood of Object.keys(MOODS)) assert.ok(GENRES.has(GENRE_OF_MOOD[mood]!), mood)
    const families = new Set([...INSTRUMENTS.values()].map(({ family }) => family))
    for (const family of Object.keys(FAMILY_WORDS)) assert.ok(family === 'drums' || families.has(family), family)
    const known = new Set(Object.values(GENRE_WORDS).flatMap((words) => words.split(',').map((word) => word.trim())))
    for (const word of LOOSE_WORDS.split(',')) assert.ok(known.has(word.trim()), word)
  })
})

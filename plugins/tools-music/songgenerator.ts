import { setImmediate } from 'node:timers/promises'
import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { SECONDS } from './prompt/brief.ts'
import { fileName, record } from './render/render.ts'
import { type Made, makeSong, structureOf } from './song.ts'
import { keyName } from './theory/pitch.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'songgenerator',
  summary: 'An original song from a few words, as MP3 and MIDI',
  description: [
    'Composes a song and plays it with a General MIDI soundfont. Genre, mood, tempo, key, metre, instruments, length',
    'and subject are read from the prompt, in any order: `slow sad piano ballad in D minor about rain`,',
    '`128 bpm house`, `lo-fi for studying, no drums`. What it leaves open follows the genre’s custom and the seed.',
    '',
    'Genres: pop, rock, ballad, jazz, blues, funk, reggae, bossa nova, lo-fi, house, trap, country, folk, waltz,',
    'cinematic, metal, synthwave, salsa, soul, ambient, disco, drum and bass, chiptune, and names that lead to these.',
    '',
    'Result: the MP3 (`url`, `type`, `bytes`, `seconds`, `expiresAt`), `midi` with the same fields, `title`, `genre`,',
    '`mood`, `key`, `bpm`, `meter`, `seed`, `instruments`, `structure` (sections with seconds, chords and players)',
    'and `understood` (what was read from which words).',
    '',
    'A prompt that asks for lyrics, or `lyrics=yes`, adds `lyrics`: an original rhymed text fitted to the melody, also',
    'as lyric events in the MIDI. It is not sung: an instrument carries the tune. Same prompt, seed and parameters:',
    'the same song. Without a soundfont the answer is 503 with what to install.',
  ].join('\n'),
  params: z.object({
    prompt: param.text({ max: 1000, trim: true, description: 'What kind of song, at most 1,000 characters' }),
    seed: param.integer({ min: 0, max: 2_147_483_647, description: 'Another number, another song' }).default(1),
    seconds: param
      .integer({
        min: SECONDS.least,
        max: SECONDS.most,
        description: 'About how long. Default: as the prompt says, else 110',
      })
      .optional(),
    lyrics: param
      .text({ max: 3000, description: 'yes, no, or your own lines, one a line. Default: as the prompt says' })
      .optional(),
  }),
  examples: [
    {
      title: 'A ballad about rain, with words',
      params: { prompt: 'slow sad piano ballad in D minor about rain, with lyrics', seconds: '20' },
      expect: {
        'result.type': 'audio/mpeg',
        'result.midi.type': 'audio/midi',
        'result.key': 'D minor',
        'result.genre': 'Ballad',
      },
    },
    {
      title: 'House',
      params: { prompt: '128 bpm house, bright', seconds: '20' },
      expect: { 'result.type': 'audio/mpeg', 'result.bpm': 128, 'result.genre': 'House' },
    },
    {
      title: 'Jazz without drums',
      params: { prompt: 'jazz trio with vibraphone, no drums', seconds: '20', seed: '7' },
      expect: { 'result.type': 'audio/mpeg', 'result.genre': 'Jazz swing' },
    },
  ],
  lane: 'cpu',
  timeoutMs: 50_000,
  async handle({ prompt, seed, seconds, lyrics }, ctx) {
    const words = lyrics === undefined ? undefined : wordsFrom(lyrics)
    const made = makeSong({
      prompt,
      seed,
      ...(seconds === undefined ? {} : { seconds }),
      ...(words === undefined ? {} : { lyrics: words }),
    })
    await setImmediate()
    ctx.signal.throwIfAborted()
    const { title, genre, drive } = made.brief
    const mp3 = await record(ctx, made.midi, {
      title,
      genre: genre.title,
      seconds: made.seconds,
      air: drive < 0 ? 0.5 : 2,
    })
    const midi = await ctx.files.save(made.midi, 'audio/midi', {
      name: `${fileName(title)}.mid`,
      seconds: mp3.seconds ?? made.seconds,
    })
    return { ...mp3, midi, ...described(made, seed) }
  },
})

/** `yes` and `no` in any of the usual ways, else the caller's own lines without labels such as `[Chorus]`. */
function wordsFrom(lyrics: string): boolean | string[] {
  const plain = lyrics.trim().toLowerCase()
  if (['yes', 'true', 'on', '1', 'auto'].includes(plain)) return true
  if (['no', 'false', 'off', '0', 'none', ''].includes(plain)) return false
  const lines = lyrics.split(/\r?\n|\s\/\s/u).map((line) => line.replaceAll(/\p{C}/gu, '').trim())
  const sung = lines.filter((line) => /[\p{L}\p{N}]/u.test(line) && !/^[[(][^\])]*[\])]:?$/u.test(line))
  return sung.length === 0 ? false : sung
}

function described({ brief, wish, song, sheet }: Made, seed: number) {
  return {
    title: song.title,
    genre: brief.genre.title,
    mood: wish.mood ?? null,
    key: keyName(song.key),
    bpm: song.bpm,
    meter: song.meter.name,
    seed,
    instruments: song.parts.map(({ role, instrument }) => ({ role, instrument })),
    structure: structureOf(song),
    understood: wish.understood,
    ...(sheet
      ? { lyrics: { sections: sheet.sections, text: textOf(sheet.sections), sung: false, note: NOT_SUNG } }
      : {}),
  }
}

const NOT_SUNG =
  'The words are fitted to the melody and stand in the MIDI file; an instrument plays the tune, nobody sings.'

function textOf(sections: readonly { section: string; lines: readonly string[] }[]): string {
  return sections.map(({ section, lines }) => `[${section}]\n${lines.join('\n')}`).join('\n\n')
}

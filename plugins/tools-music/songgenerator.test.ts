import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { loudnessOf, peakOf, readSound, rmsOf, toDb } from '@gateway/sdk-plugin/sound'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import { soundContext } from '../../test/sounds.ts'
import { findSoundfont } from './render/soundfont.ts'
import { makeSong } from './song.ts'
import { readMidi } from './testing/read-midi.ts'

const host = await createTestHost(import.meta.dirname)
const ctx = await soundContext()
after(() => Promise.all([host.close(), ctx.close()]))

describe('songgenerator', () => {
  it('does what its examples say', async () => assert.equal(await host.examples(), 3))

  it('returns a song to be heard: loud enough, unclipped, stereo, without holes, as long as it says', async () => {
    const { result, mp3 } = await song({ prompt: 'upbeat funk in E minor', seconds: '24' })
    const { channels, sampleRate, seconds, codec, tags } = await readSound(ctx, mp3)
    const [left, right] = channels as [Float32Array, Float32Array]
    assert.deepEqual([codec, channels.length, sampleRate], ['mp3', 2, 44_100])
    assert.ok(Math.abs(seconds - result.seconds) < 0.3, `${seconds} s, not ${result.seconds}`)
    assert.equal(tags.title, result.title)
    const loudness = loudnessOf({ channels, sampleRate })
    assert.ok(loudness > -16 && loudness < -12.5, `${loudness} LUFS`)
    assert.ok(Math.max(peakOf(left), peakOf(right)) < 1, 'clips')
    const side = left.map((value, at) => (value - right[at]!) / 2)
    assert.ok(toDb(rmsOf(side)) - toDb(rmsOf(left)) > -26, 'mono')
    for (let from = 0; from + sampleRate < left.length - 3 * sampleRate; from += sampleRate) {
      assert.ok(toDb(rmsOf(left.subarray(from, from + sampleRate))) > -50, `silent at ${from / sampleRate} s`)
    }
    assert.ok(toDb(rmsOf(left.subarray(-2000))) < -45, 'cut off at the end')
  })

  it('tells what was made: key, tempo, sections with chords and players, what was read', async () => {
    const { result } = await song({ prompt: 'slow jazz waltz in Bb major, no drums', seconds: '15' })
    assert.partialDeepStrictEqual(result, { key: 'Bb major', meter: '3/4', seed: 1, genre: 'Jazz swing' })
    assert.ok(!result.instruments.some(({ role }) => role === 'drums'))
    assert.equal(result.structure[0]!.start, 0)
    for (const [index, { end, chords, instruments, bars }] of result.structure.entries()) {
      assert.ok(chords.length >= bars && instruments.length > 0)
      assert.equal(result.structure[index + 1]?.start ?? end, end)
    }
    assert.ok(result.understood.some(({ what, value }) => what === 'without' && value === 'drums'))
  })

  it('writes a lyric sheet about the subject and puts it into the MIDI, syllable by syllable', async () => {
    const { result, midi } = await song({
      prompt: 'happy country about the old lighthouse',
      lyrics: 'yes',
      seconds: '30',
    })
    const text = result.lyrics!.text
    assert.match(text, /lighthouse/)
    assert.equal(result.lyrics!.sung, false)
    const events = readMidi(midi)
      .tracks.flat()
      .filter(({ meta }) => meta === 5)
    const sung = events.map(({ data }) => Buffer.from(data).toString('utf8'))
    const words = sung.map((part) => (part.endsWith('-') ? part.slice(0, -1) : `${part} `)).join('')
    assert.ok(words.includes('lighthouse'), words)
  })

  it('sets the caller’s own lines', async () => {
    const { result } = await song({ prompt: 'pop', lyrics: '[Verse]\nOne small line\nAnd then another', seconds: '20' })
    assert.deepEqual(result.lyrics!.sections[0]!.lines.slice(0, 2), ['One small line', 'And then another'])
    assert.equal((await song({ prompt: 'pop with lyrics', lyrics: 'no', seconds: '12' })).result.lyrics, undefined)
  })

  it('makes a song of any text, with whoever is left to play', async () => {
    assert.ok((await song({ prompt: '\u202E🎵 %s {{x}} <b>', seconds: '12' })).result.seconds > 5)
    const bare = await song({ prompt: 'no drums no bass no piano no guitar no synth', seconds: '12' })
    assert.deepEqual(
      await song({ prompt: 'no drums no bass no piano no guitar no synth', seconds: '12' }).then(({ midi }) => midi),
      bare.midi,
    )
    for (const prompt of [
      'a'.repeat(1000),
      'no '.repeat(300),
      'only bass',
      'solo drums',
      'just a trumpet',
      'no melody no nothing',
    ]) {
      assert.ok(makeSong({ prompt, seed: 1, seconds: 12 }).midi.length > 200, prompt)
    }
  })

  for (const query of [
    {},
    { prompt: '' },
    { prompt: '   ' },
    { prompt: 'x'.repeat(1001) },
    { prompt: 'x', seconds: '9999' },
    { prompt: 'x', seed: '-1' },
  ]) {
    it(`does not accept ${JSON.stringify(query).slice(0, 40)}`, async () =>
      assert.equal((await call(query)).status, 400))
  }
})

describe('the soundfont', () => {
  const secrets = (path?: string) => ({ secrets: { has: () => path !== undefined, get: () => path! } })

  it('is the one that is set, else one of the usual places', async () => {
    assert.equal(await findSoundfont(secrets(import.meta.filename)), import.meta.filename)
    assert.equal(await findSoundfont(secrets(), ['/nowhere.sf2', import.meta.filename]), import.meta.filename)
  })

  it('that is missing gives 503 with the package and the setting', async () => {
    const searches = [() => findSoundfont(secrets('/nowhere.sf2')), () => findSoundfont(secrets(), ['/nowhere.sf2'])]
    for (const search of searches) {
      await assert.rejects(
        search,
        ({ code, status, details }: { code: string; status: number; details: { hint: string } }) => {
          assert.deepEqual([code, status], ['not_configured', 503])
          assert.match(details.hint, /fluid-soundfont-gm.*GATEWAY_SECRET_SOUNDFONT/)
          return true
        },
      )
    }
  })
})

interface Result {
  title: string
  seconds: number
  instruments: { role: string }[]
  structure: { start: number; end: number; bars: number; chords: string[]; instruments: string[] }[]
  understood: { what: string; value: string }[]
  lyrics?: { text: string; sung: boolean; sections: { lines: string[] }[] }
}

function call(query: Record<string, string>) {
  return host.get(`/tools/songgenerator?${new URLSearchParams(query)}`)
}

async function song(query: Record<string, string>): Promise<{ result: Result; mp3: Buffer; midi: Buffer }> {
  const { status, body } = await call(query)
  assert.equal(status, 200, JSON.stringify(body))
  const [mp3, midi] = await Promise.all([host.file(body.result.url), host.file(body.result.midi.url)])
  return { result: body.result, mp3: mp3.bytes, midi: midi.bytes }
}

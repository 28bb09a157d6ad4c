import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { ffmpegBytes, soundContext, wavBytes } from '../test/sounds.ts'
import type { FetchResponse } from './context.ts'
import { GatewayError } from './errors.ts'
import { encodeSound, limitPeak, loadSound, loudnessOf, peakOf, readSound, refuseSilence } from './sound.ts'
import type { SoundLimits } from './sound.ts'

const ctx = await soundContext()
after(() => ctx.close())

const SINE = 'sine=440:duration=1:sample_rate=44100'

describe('readSound', () => {
  const formats: [name: string, muxer: string, options: string[], codec: string][] = [
    ['wav', 'wav', [], 'pcm_s16le'],
    ['mp3', 'mp3', [], 'mp3'],
    ['mp3', 'mp3', ['-id3v2_version', '0', '-write_xing', '0'], 'mp3'],
    ['flac', 'flac', [], 'flac'],
    ['ogg', 'ogg', ['-c:a', 'libvorbis'], 'vorbis'],
    ['ogg', 'ogg', ['-c:a', 'libopus', '-ar', '48000'], 'opus'],
    ['aac', 'adts', ['-c:a', 'aac'], 'aac'],
    ['mp4', 'mp4', ['-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov'], 'aac'],
    ['matroska', 'webm', ['-c:a', 'libopus', '-ar', '48000'], 'opus'],
    ['aiff', 'aiff', [], 'pcm_s16be'],
    ['au', 'au', [], 'pcm_s16be'],
    ['caf', 'caf', [], 'pcm_s16be'],
    ['asf', 'asf', [], 'wmav2'],
    ['mpegts', 'mpegts', ['-c:a', 'mp2'], 'mp2'],
    ['mp3', 'mp2', ['-c:a', 'mp2'], 'mp2'],
  ]
  for (const [format, muxer, options, codec] of formats) {
    it(`reads ${codec} in ${muxer} ${options.includes('0') ? 'without a header' : ''}`, async () => {
      const sound = await read(ffmpegBytes(SINE, muxer, ...options))
      assert.partialDeepStrictEqual(sound, { format, video: false, source: { channels: 1 } })
      assert.equal(sound.codec, codec)
      assert.ok(Math.abs(sound.seconds - 1) < 0.15, `${sound.seconds} s`)
      assert.ok(Math.abs(peakOf(sound.channels[0]!) - 0.125) < 0.02)
    })
  }

  it('gives the samples as they are', async () => {
    const left = Float32Array.from({ length: 70_000 }, (_, n) => Math.sin(n / 9) * 0.5)
    const right = left.map((value) => -value / 2)
    const { channels, sampleRate, seconds } = await read(wavBytes([left, right], 22_050))
    assert.equal(sampleRate, 22_050)
    assert.equal(seconds, 3.175)
    near(channels[0]!, left)
    near(channels[1]!, right)
  })

  it('resamples and mixes down as asked, and surround to stereo by itself', async () => {
    const eight = await read(ffmpegBytes('sine=440:duration=1:sample_rate=8000', 'wav'), {
      sampleRate: 48_000,
      channels: 2,
    })
    assert.deepEqual([eight.sampleRate, eight.channels.length, eight.channels[0]!.length], [48_000, 2, 48_000])
    assert.deepEqual(eight.source, { sampleRate: 8000, channels: 1 })
    const surround = await read(ffmpegBytes('anoisesrc=d=0.2:a=0.1', 'wav', '-ac', '6', '-ar', '96000'))
    assert.deepEqual([surround.channels.length, surround.sampleRate, surround.source.channels], [2, 48_000, 6])
  })

  it('takes the sound of a film, and tags', async () => {
    const sound = await read(
      ffmpegBytes('testsrc=d=1:s=64x64', 'matroska', '-f', 'lavfi', '-i', SINE, '-metadata', 'title=Tone'),
    )
    assert.partialDeepStrictEqual(sound, { video: true, tags: { title: 'Tone' }, format: 'matroska' })
  })

  it('gives what there is of a file that was cut off', async () => {
    const whole = ffmpegBytes('sine=440:duration=4', 'mp3')
    const { seconds } = await read(whole.subarray(0, whole.length / 2))
    assert.ok(seconds > 1.5 && seconds < 2.5, `${seconds} s`)
  })

  it('makes infinities finite', async () => {
    const wild = Float32Array.from([0.5, Infinity, -Infinity, NaN, -0.5])
    const bytes = ffmpegBytes('sine=440:duration=0.01', 'wav', '-c:a', 'pcm_f32le')
    Buffer.from(wild.buffer).copy(bytes, bytes.indexOf('data') + 8)
    const { channels } = await read(bytes)
    assert.deepEqual([...channels[0]!.subarray(0, 5)], [0.5, 8, -8, 0, -0.5])
  })

  const refused: [what: string, bytes: () => Buffer, code: string, limits?: SoundLimits][] = [
    ['nothing', () => Buffer.alloc(0), 'content_rejected'],
    ['a page', () => Buffer.from('<!doctype html><title>x</title>'), 'content_rejected'],
    [
      'a picture',
      () => ffmpegBytes('testsrc=d=0.04', 'image2pipe', '-c:v', 'png', '-frames:v', '1'),
      'content_rejected',
    ],
    ['garbage', () => Buffer.from(Array.from({ length: 9000 }, (_, n) => (n * 7919) % 251)), 'content_rejected'],
    ['a playlist', () => Buffer.from('#EXTM3U\n#EXT-X-TARGETDURATION:1\nfile:///etc/passwd\n'), 'content_rejected'],
    ['a list of files', () => Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"), 'content_rejected'],
    ['MIDI', () => Buffer.from('MThd\0\0\0\x06'), 'format_not_allowed'],
    ['a film without sound', () => ffmpegBytes('testsrc=d=0.2:s=64x64', 'matroska'), 'unprocessable'],
    ['MP4 without its index', () => Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'), 'content_rejected'],
    ['a header without samples', () => wavBytes([new Float32Array(0)], 8000), 'content_rejected'],
    ['an OGG that was cut in its header', () => ffmpegBytes(SINE, 'ogg').subarray(0, 60), 'content_rejected'],
    ['a WAV that says 24 hours', () => longHeader(), 'duration_too_long'],
    ['more than the limit', () => ffmpegBytes('sine=440:duration=4', 'mp3'), 'duration_too_long', { maxSeconds: 3 }],
    [
      'a stream that hides its length',
      () => ffmpegBytes('sine=440:duration=4', 'webm', '-c:a', 'libopus', '-live', '1'),
      'duration_too_long',
      { maxSeconds: 2 },
    ],
    ['many streams', () => manyStreams(), 'too_many_streams'],
  ]
  for (const [what, bytes, code, limits] of refused) {
    it(`refuses ${what}`, async () => {
      await assert.rejects(read(bytes(), limits), (error) => error instanceof GatewayError && error.code === code)
    })
  }

  it('removes the samples from the temporary folder', async () => {
    await read(ffmpegBytes(SINE, 'wav'))
    const folders = await readdir(join(ctx.folder, 'temp'))
    const left = await Promise.all(folders.map((name) => readdir(join(ctx.folder, 'temp', name))))
    assert.deepEqual(
      left.flat().filter((name) => name.endsWith('.f32')),
      [],
    )
  })
})

describe('loadSound', () => {
  it('says what the address answered', async () => {
    for (const [status, code] of [
      [404, 'content_rejected'],
      [503, 'upstream_error'],
      [429, 'upstream_error'],
    ] as const) {
      const answer = { ok: false, status, headers: new Headers() } as FetchResponse
      await assert.rejects(loadSound({ ...ctx, fetch: async () => answer }, 'https://x.example'), { code })
    }
  })
})

describe('encodeSound', () => {
  const left = Float32Array.from({ length: 30_000 }, (_, n) => Math.sin(n / 20) * 0.4)
  const sound = { sampleRate: 44_100, channels: [left, left.map((value) => value / 2)] }
  for (const format of ['mp3', 'wav', 'flac'] as const) {
    it(`writes ${format}`, async () => {
      const file = await encodeSound(ctx, sound, format, { bitrate: 128, tags: { title: 'A\nB' } })
      assert.equal(file.seconds, 0.68)
      const bytes = await readFile(join(ctx.folder, await pathOf(file.url)))
      assert.equal(bytes.length, file.bytes)
      const back = await read(bytes)
      assert.partialDeepStrictEqual(back, { sampleRate: 44_100, format })
      assert.equal(back.channels.length, 2)
      if (format === 'wav') near(back.channels[0]!, left)
      else assert.equal(back.tags.title, 'A B')
    })
  }

  it('writes low rates as MP3', async () => {
    const file = await encodeSound(ctx, { sampleRate: 8000, channels: [left.subarray(0, 8000)] }, 'mp3')
    assert.equal(file.seconds, 1)
  })
})

describe('levels', () => {
  it('measures the reference of BS.1770: a sine of 997 Hz at 0 dB in one channel has −3.01 LUFS', () => {
    const sine = Float32Array.from({ length: 48_000 * 3 }, (_, n) => Math.sin((2 * Math.PI * 997 * n) / 48_000))
    assert.ok(Math.abs(loudnessOf({ sampleRate: 48_000, channels: [sine] }) + 3.01) < 0.02)
    assert.equal(loudnessOf({ sampleRate: 48_000, channels: [new Float32Array(48_000)] }), -Infinity)
  })

  it('brings a peak under the ceiling, all channels alike', () => {
    const sound = { sampleRate: 8000, channels: [Float32Array.of(0, 2), Float32Array.of(0.5, -1)] }
    assert.equal(limitPeak(sound, 0.5), 0.25)
    assert.deepEqual(
      sound.channels.map((plane) => [...plane]),
      [
        [0, 0.5],
        [0.125, -0.25],
      ],
    )
    assert.equal(limitPeak(sound, 0.5), 1)
  })

  it('refuses silence, and not what is quiet', () => {
    const at = (value: number) => ({ sampleRate: 8000, channels: [new Float32Array(9).fill(value)] })
    assert.throws(() => refuseSilence(at(1e-5)), { code: 'unprocessable' })
    refuseSilence(at(1e-3))
  })
})

function read(bytes: Buffer, limits?: SoundLimits) {
  return readSound(ctx, bytes, limits)
}

function near(actual: Float32Array, wanted: Float32Array): void {
  assert.equal(actual.length, wanted.length)
  const worst = actual.reduce((most, value, n) => Math.max(most, Math.abs(value - wanted[n]!)), 0)
  assert.ok(worst < 1e-4, `differs by ${worst}`)
}

/** 24 hours of 8 kHz by the header, 1 kB by the size. */
function longHeader(): Buffer {
  const bytes = wavBytes([new Float32Array(500)], 8000)
  const size = 24 * 3600 * 16_000
  bytes.writeUInt32LE(size + 36, 4)
  bytes.writeUInt32LE(size, 40)
  return bytes
}

function manyStreams(): Buffer {
  const maps = Array.from({ length: 40 }, () => ['-map', '0:a']).flat()
  return ffmpegBytes('sine=440:duration=0.1', 'matroska', ...maps, '-c:a', 'pcm_s16le')
}

/** The store shards its files; their names are in their addresses. */
async function pathOf(url: string): Promise<string> {
  const name = url.slice(url.lastIndexOf('/') + 1)
  const found = (await readdir(ctx.folder, { recursive: true })).find((path) => path.endsWith(name))
  assert.ok(found)
  return found
}

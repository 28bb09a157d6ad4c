import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { after, describe, it } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import { readSound } from '@gateway/sdk-plugin/sound'
import { ffmpegBytes, soundContext, wavBytes } from '../../test/sounds.ts'
import { songs } from '../../test/synthesis/mixes.ts'
import { noiseOf } from '../../test/synthesis/noise.ts'
import { distortionRatio } from '../../test/synthesis/quality.ts'
import { speak } from '../../test/synthesis/voice.ts'

/** What stands at every address while a test runs. */
let page = new Response()
const host = await createTestHost(import.meta.dirname, { web: () => page.clone() })
const ctx = await soundContext()
after(async () => {
  await host.close()
  await ctx.close()
})

const ENDPOINTS = ['vocalremover', 'vocalremoverv2', 'noiseremover'] as const
type Name = (typeof ENDPOINTS)[number]

async function call(name: Name, bytes: Buffer, type = 'audio/mpeg') {
  page = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
  const { status, body } = await host.get(`/tools/${name}?url=https://sounds.example/file`)
  return { status, ...body.result }
}

async function planesOf(url: string, sampleRate: number): Promise<Float32Array[]> {
  const { bytes } = await host.file(url)
  return (await readSound(ctx, bytes, { sampleRate })).channels
}

const song = songs(10)[0]!
const songBytes = wavBytes(song.mix, 44_100)

describe('tools-audio', () => {
  it('does what its examples say', async () => assert.equal(await host.examples(), 3))

  for (const name of ENDPOINTS) {
    it(`${name} refuses what is no sound`, async () => {
      const cases: [bytes: Buffer, status: number, code: string][] = [
        [Buffer.alloc(0), 422, 'content_rejected'],
        [Buffer.from('<!doctype html><title>Song</title>'), 422, 'content_rejected'],
        [ffmpegBytes('testsrc=d=0.04', 'image2', '-c:v', 'png', '-frames:v', '1'), 422, 'content_rejected'],
        [Buffer.from(songBytes.subarray(0, 30)), 422, 'content_rejected'],
        [Buffer.from('ID3'.repeat(2000)), 422, 'content_rejected'],
        [ffmpegBytes('testsrc=d=0.2:s=64x64', 'matroska'), 422, 'unprocessable'],
        [ffmpegBytes('anullsrc=cl=stereo:r=44100', 'mp3', '-t', '2'), 422, 'unprocessable'],
        [ffmpegBytes('anullsrc=cl=mono:r=8000', 'ogg', '-t', '610'), 413, 'duration_too_long'],
      ]
      for (const [bytes, status, code] of cases) {
        const answer = await call(name, bytes)
        assert.deepEqual([answer.status, answer.error?.code], [status, code], bytes.toString('latin1', 0, 20))
      }
    })

    it(`${name} says what is wrong with the address`, async () => {
      for (const [url, code] of [
        ['', 'url_invalid'],
        ['lavfi:testsrc=duration=1e9', 'url_not_allowed'],
        ['file:///etc/passwd', 'url_not_allowed'],
        ['data:audio/wav;base64,UklGRg==', 'url_not_allowed'],
        ['concat:a.mp3|b.mp3', 'url_not_allowed'],
      ] as const) {
        const { status, body } = await host.get(`/tools/${name}?url=${encodeURIComponent(url)}`)
        assert.deepEqual([status, body.result.error.code], [400, code], url)
      }
      page = new Response('gone', { status: 404 })
      const { status, body } = await host.get(`/tools/${name}?url=https://sounds.example/gone.mp3`)
      assert.deepEqual([status, body.result.error.code], [422, 'content_rejected'])
    })
  }
})

describe('vocalremover', () => {
  it('takes the voice out and keeps both sides', async () => {
    const answer = await call('vocalremover', songBytes)
    assert.partialDeepStrictEqual(answer, { status: 200, type: 'audio/mpeg', engine: 'centre', codec: 'pcm_s16le' })
    assert.equal(answer.seconds, 10)
    const planes = await planesOf(answer.url, 44_100)
    assert.ok(gain(planes, 'instrumental') > 4, `${gain(planes, 'instrumental')} dB`)
    assert.ok(distortionRatio(planes, song.vocals) < distortionRatio(song.mix, song.vocals) - 6)
  })

  it('keeps the bass in the middle', async () => {
    const bass = Float32Array.from({ length: 88_200 }, (_, n) => Math.sin((2 * Math.PI * 80 * n) / 44_100) / 3)
    const voice = bass.map((_, n) => Math.sin((2 * Math.PI * 900 * n) / 44_100) / 3)
    const side = bass.map((_, n) => Math.sin((2 * Math.PI * 2500 * n) / 44_100) / 9)
    const both = bass.map((value, n) => value + voice[n]!)
    const { url } = await call('vocalremover', wavBytes([both.map((value, n) => value + side[n]!), both], 44_100))
    const [left, right] = (await planesOf(url, 44_100)) as [Float32Array, Float32Array]
    const inside = ([start, end]: [number, number]) => right.subarray(start, end)
    assert.ok(tone(inside([20_000, 60_000]), 80) > 0.3)
    assert.ok(tone(inside([20_000, 60_000]), 900) < 0.02)
    assert.ok(tone(left.subarray(20_000, 60_000), 2500) > 0.09)
  })

  it('takes the sound of a film, 8 kHz, and more than two channels', async () => {
    const stereo = 'aevalsrc=sin(2500*t)/4|sin(1900*t)/4:d=1:s='
    for (const [rate, muxer] of [
      ['8000', 'wav'],
      ['48000', 'matroska'],
    ] as const) {
      const video = muxer === 'matroska' ? ['-f', 'lavfi', '-i', 'testsrc=d=1:s=64x64'] : []
      const answer = await call('vocalremover', ffmpegBytes(stereo + rate, muxer, ...video), 'video/mp4')
      assert.equal(answer.status, 200)
      assert.ok(Math.abs(answer.seconds - 1) < 0.05, `${answer.seconds} s`)
    }
    const surround = 'aevalsrc=sin(2500*t)/4|sin(1900*t)/4|0|0|sin(700*t)/5|0:c=5.1:d=1'
    assert.equal((await call('vocalremover', ffmpegBytes(surround, 'wav'))).status, 200)
  })

  it('refuses mono, and stereo that is mono', async () => {
    for (const [name, channels] of [
      ['vocalremover', '1'],
      ['vocalremoverv2', '2'],
    ] as const) {
      const answer = await call(name, ffmpegBytes('sine=440:duration=1', 'mp3', '-ac', channels))
      assert.deepEqual([answer.status, answer.error.code], [422, 'unprocessable'])
      assert.match(answer.error.expected, /stereo/)
    }
  })
})

describe('vocalremoverv2', () => {
  it('gives both stems, far nearer to the truth than the mix', async () => {
    const answer = await call('vocalremoverv2', songBytes)
    assert.partialDeepStrictEqual(answer, { status: 200, seconds: 10, engine: 'centre-repeating' })
    const [vocals, instrumental] = [
      await planesOf(answer.vocals.url, 44_100),
      await planesOf(answer.instrumental.url, 44_100),
    ]
    assert.ok(gain(instrumental, 'instrumental') > 5, `${gain(instrumental, 'instrumental')} dB`)
    assert.ok(gain(vocals, 'vocals') > 7, `${gain(vocals, 'vocals')} dB`)
  })
})

describe('noiseremover', () => {
  const spoken = speak({ seconds: 6, sampleRate: 48_000, seed: 5 })

  it('lowers the noise, says by how much, and leaves the speech', async () => {
    const noise = noiseOf('white', spoken.length, 48_000, 0.02)
    const noisy = spoken.map((value, n) => value + noise[n]!)
    const answer = await call('noiseremover', wavBytes([noisy], 48_000))
    assert.equal(answer.status, 200)
    assert.ok(Math.abs(answer.before + 34) < 1, `${answer.before} dB before`)
    assert.ok(answer.after < answer.before - 25, `${answer.after} dB after`)
    assert.ok(answer.speech > 0.3 && answer.speech < 0.95)
    const [cleaned] = await planesOf(answer.url, 48_000)
    assert.ok(distortionRatio([cleaned!], [spoken]) > distortionRatio([noisy], [spoken]) - 1)
  })

  it('keeps the sides apart, and takes 8 kHz', async () => {
    const low = speak({ seconds: 3, sampleRate: 8000, seed: 6 })
    const hiss = noiseOf('pink', low.length, 8000, 0.004)
    const left = low.map((value, n) => value + hiss[n]!)
    const right = low.map((value, n) => value / 4 + hiss[n]!)
    const answer = await call('noiseremover', wavBytes([left, right], 8000))
    assert.deepEqual([answer.status, answer.seconds], [200, 3])
    const [a, b] = (await planesOf(answer.url, 48_000)).map((plane) => Math.hypot(...plane.subarray(48_000, 96_000)))
    assert.ok(a! / b! > 3 && a! / b! < 5, `${a! / b!}`)
  })

  it('brings quiet and loud recordings to one level', async () => {
    for (const factor of [0.05, 1.5]) {
      const answer = await call('noiseremover', wavBytes([spoken.map((value) => value * factor)], 48_000))
      const [plane] = await planesOf(answer.url, 48_000)
      const rms = Math.hypot(...plane!.subarray(0, 120_000)) / Math.sqrt(120_000)
      assert.ok(rms > 0.05 && rms < 0.2, `${rms}`)
    }
  })

  it('answers noise without speech, digital silence between words, and a click', async () => {
    const nothing = new Float32Array(48_000)
    const click = nothing.slice()
    click[24_000] = 0.9
    for (const plane of [noiseOf('pink', 48_000, 48_000, 0.05), click, Float32Array.of(0.5, -0.5, 0.5)]) {
      const answer = await call('noiseremover', wavBytes([plane], 48_000))
      assert.equal(answer.status, 200)
      for (const field of ['before', 'after', 'gain', 'speech']) assert.ok(Number.isFinite(answer[field]), field)
    }
  })
})

it('has samples that are small', async () => {
  const folder = `${import.meta.dirname}/samples`
  for (const name of await readdir(folder)) assert.ok((await readFile(`${folder}/${name}`)).length < 150_000, name)
})

function gain(planes: Float32Array[], stem: 'vocals' | 'instrumental'): number {
  return distortionRatio(planes, song[stem]) - distortionRatio(song.mix, song[stem])
}

/** Amplitude of a sine in samples at 44.1 kHz. */
function tone(plane: Float32Array, hz: number): number {
  let [re, im] = [0, 0]
  for (let n = 0; n < plane.length; n++) {
    re += plane[n]! * Math.cos((2 * Math.PI * hz * n) / 44_100)
    im += plane[n]! * Math.sin((2 * Math.PI * hz * n) / 44_100)
  }
  return (2 * Math.hypot(re, im)) / plane.length
}

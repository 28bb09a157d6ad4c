import { execFileSync } from 'node:child_process'
import { clean } from '../plugins/tools-audio/denoise/clean.ts'
import { rnnoise } from '../plugins/tools-audio/denoise/rnnoise.ts'
import { Pace } from '../plugins/tools-audio/pace.ts'
import { removeCentre } from '../plugins/tools-audio/separation/instrumental.ts'
import { splitStems } from '../plugins/tools-audio/separation/stems.ts'
import { findProgram } from '../scripts/programs.mjs'
import { wavBytes } from '../test/sounds.ts'
import { type Mix, songs } from '../test/synthesis/mixes.ts'
import { NOISES, noiseOf } from '../test/synthesis/noise.ts'
import { aligned, distortionRatio, noiseReduction, spectralDistance } from '../test/synthesis/quality.ts'
import { speak } from '../test/synthesis/voice.ts'
import type { Row } from './table.ts'

const { signal } = new AbortController()
const SONG_SECONDS = 30
const SPEECH_SECONDS = 12

/** Separation against phase cancellation (L − R), denoising against ffmpeg's afftdn: quality in dB, and speed. */
export async function sound(): Promise<Row[]> {
  return [...(await separation()), ...(await denoising())]
}

async function separation(): Promise<Row[]> {
  const rows: Row[] = []
  const speeds = { v1: [] as number[], v2: [] as number[] }
  for (const song of songs(SONG_SECONDS)) {
    const cancelled = song.mix[0].map((value, n) => value - song.mix[1][n]!)
    const peer = gain([cancelled, cancelled], song, 'instrumental', true)
    const first = await timed(() => firstVersion(song))
    const second = await timed(() => secondVersion(song))
    speeds.v1.push(first.speed)
    speeds.v2.push(second.speed)
    const stems = second.value
    rows.push(
      row(`vocalremover, instrumental, ${song.what}`, gain(first.value, song, 'instrumental'), peer),
      row(`vocalremoverv2, instrumental, ${song.what}`, gain(stems.instrumental, song, 'instrumental'), peer),
      row(
        `vocalremoverv2, vocals, ${song.what}`,
        gain(stems.vocals, song, 'vocals'),
        gain(middle(song), song, 'vocals'),
      ),
    )
  }
  return [
    ...rows,
    speed('vocalremover', Math.min(...speeds.v1), 10),
    speed('vocalremoverv2', Math.min(...speeds.v2), 4),
  ]
}

async function firstVersion({ mix }: Mix): Promise<Float32Array[]> {
  const [left, right] = [mix[0].slice(), mix[1].slice()]
  await removeCentre(left, right, 44_100, { signal, pace: new Pace(signal, Infinity) })
  return [left, right]
}

async function secondVersion({ mix }: Mix) {
  const [left, right] = [mix[0].slice(), mix[1].slice()]
  const voice = await splitStems(left, right, 44_100, new Pace(signal, Infinity), 0)
  return { instrumental: [left, right], vocals: [voice, voice] }
}

function middle({ mix }: Mix): Float32Array[] {
  const plane = mix[0].map((value, n) => (value + mix[1][n]!) / 2)
  return [plane, plane]
}

/** dB by which a stem is nearer to the truth than the mix is. */
function gain(estimate: Float32Array[], song: Mix, stem: 'vocals' | 'instrumental', eachOwn = false): number {
  return distortionRatio(estimate, song[stem], eachOwn) - distortionRatio(song.mix, song[stem])
}

/** Time of the processor, so that what else runs on the machine does not count. */
async function timed<T>(work: () => Promise<T>): Promise<{ value: T; speed: number }> {
  const started = process.cpuUsage()
  const value = await work()
  const { user, system } = process.cpuUsage(started)
  return { value, speed: (SONG_SECONDS * 1e6) / (user + system) }
}

async function denoising(): Promise<Row[]> {
  const RATE = 48_000
  const sums = { reduction: [0, 0], ratio: [0, 0], distance: [0, 0] }
  const cases = NOISES.flatMap((kind) => [5, 15].map((db) => ({ kind, db })))
  const rows: Row[] = []
  for (const { kind, db } of cases) {
    const spoken = speak({ seconds: SPEECH_SECONDS, sampleRate: RATE, seed: 20 + db })
    const noise = noiseOf(kind, spoken.length, RATE, 0.09 * 10 ** (-db / 20))
    const noisy = spoken.map((value, n) => value + noise[n]!)
    const ours = noisy.slice()
    await clean({ sampleRate: RATE, channels: [ours] }, new Pace(signal, Infinity), signal)
    // The gain of the levelling is taken back: distances and ratios are free of scale, the reduction is not.
    const scale = noisy.reduce((s, v, n) => s + v * spoken[n]!, 0) / ours.reduce((s, v, n) => s + v * spoken[n]!, 0)
    const both = [ours.map((value) => value * scale), aligned(afftdn(noisy, RATE), spoken)]
    const reductions = both.map((plane) => noiseReduction(plane, noisy, spoken, RATE))
    rows.push(row(`noiseremover, noise in pauses, ${kind} at ${db} dB`, reductions[0]!, reductions[1]!))
    for (const [index, plane] of both.entries()) {
      sums.reduction[index]! += reductions[index]! / cases.length
      sums.ratio[index]! += (distortionRatio([plane], [spoken]) - db) / cases.length
      sums.distance[index]! += spectralDistance(plane, spoken) / cases.length
    }
  }
  const [ours, peer] = sums.distance as [number, number]
  return [
    ...rows,
    row('noiseremover, noise in pauses, all', sums.reduction[0]!, sums.reduction[1]!),
    row('noiseremover, signal to distortion, all', sums.ratio[0]!, sums.ratio[1]!),
    {
      what: 'noiseremover, spectral distance to clean speech, all',
      ours: `${ours.toFixed(2)} dB`,
      peer: `${peer.toFixed(2)} dB`,
      ratio: (ours / peer).toFixed(2),
      bar: 'below the peer',
    },
    await networkSpeed(),
  ]
}

async function networkSpeed(): Promise<Row> {
  const minute = speak({ seconds: SONG_SECONDS, sampleRate: 48_000, seed: 3 })
  const pace = new Pace(signal, Infinity)
  const { speed: factor } = await timed(() => rnnoise(minute, pace, 0))
  const whole = await timed(() => clean({ sampleRate: 48_000, channels: [minute] }, pace, signal))
  return { ...speed('noiseremover', whole.speed, 11), peer: `${factor.toFixed(0)}× the network alone` }
}

function afftdn(plane: Float32Array, sampleRate: number): Float32Array {
  const args = ['-v', 'error', '-f', 'wav', '-i', 'pipe:0', '-af', 'afftdn=nf=-25', '-f', 'f32le', 'pipe:1']
  const input = wavBytes([plane], sampleRate)
  const bytes = execFileSync(findProgram('ffmpeg')!, args, { input, maxBuffer: 100e6 })
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.length & ~3)))
}

function row(what: string, ours: number, peer: number): Row {
  const sign = (value: number) => `${value >= 0 ? '+' : ''}${value.toFixed(1)} dB`
  return { what, ours: sign(ours), peer: sign(peer), ratio: sign(ours - peer), bar: 'above the peer' }
}

function speed(what: string, factor: number, wanted: number): Row {
  return {
    what: `${what}, speed`,
    ours: `${factor.toFixed(0)}× real time a core`,
    peer: '',
    ratio: '',
    bar: `≥ ${wanted}×`,
  }
}

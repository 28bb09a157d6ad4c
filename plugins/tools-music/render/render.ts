import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PluginContext, StoredFile } from '@gateway/sdk-plugin'
import { GatewayError } from '@gateway/sdk-plugin'
import { findSoundfont } from './soundfont.ts'

type Rendering = Pick<PluginContext, 'exec' | 'files' | 'secrets' | 'signal'>

export interface Recording {
  title: string
  genre: string
  /** Seconds of music; the hall's ring comes on top. */
  seconds: number
  /** Decibels that treble gets: bright music up, soft music down. */
  air: number
}

/** Loudness of the master: what streaming services play at, in LUFS. */
const TARGET = -14
/** Seconds kept after the last note's end, and how long they fade. */
const RING = 2.5
const FADE = 2
const PEAK = 0.841 // −1.5 dB: an MP3 overshoots what it encodes.
const SYNTH_MS = 30_000
const FFMPEG_MS = 20_000

/** Renders a MIDI file with fluidsynth, masters it with ffmpeg to −14 LUFS, and stores it as MP3 of 192 kbit/s. */
export async function record(ctx: Rendering, midi: Buffer, recording: Recording): Promise<StoredFile> {
  const soundfont = await findSoundfont(ctx)
  const folder = await ctx.files.tempDir()
  const [score, raw, mixed, mp3] = ['song.mid', 'raw.wav', 'mixed.wav', 'song.mp3'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string]
  await writeFile(score, midi, { mode: 0o600 })
  await run(ctx, 'fluidsynth', [...SYNTH, '-F', raw, soundfont, score], SYNTH_MS)
  const loudness = await mix(ctx, raw, mixed, recording)
  await rm(raw)
  await master(ctx, mixed, mp3, recording, TARGET - loudness)
  const seconds = Math.round((recording.seconds + RING) * 100) / 100
  return ctx.files.adopt(mp3, 'audio/mpeg', { name: `${fileName(recording.title)}.mp3`, seconds })
}

/** Loads only the samples that are played: a soundfont of 150 MB is otherwise read as a whole. */
const SYNTH = [
  '-n -i -q -r 44100 -O float -T wav -g 0.4 -R 1 -C 1',
  '-o synth.dynamic-sample-loading=1 -o synth.polyphony=160 -o synth.cpu-cores=1',
  // Its default chorus of 2.0 makes the synth leads of common soundfonts 15 dB louder than all else.
  '-o synth.chorus.level=0.3 -o synth.chorus.depth=4 -o synth.chorus.speed=0.4',
  '-o synth.reverb.room-size=0.55 -o synth.reverb.damp=0.35 -o synth.reverb.width=0.9 -o synth.reverb.level=0.55',
].flatMap((options) => options.split(' '))

/** Equalises and compresses gently; returns the loudness of the result in LUFS. */
async function mix(ctx: Rendering, raw: string, mixed: string, { seconds, air }: Recording): Promise<number> {
  const chain = [
    `atrim=end=${(seconds + RING).toFixed(3)}`,
    'highpass=f=28',
    'equalizer=f=300:t=q:w=1:g=-1.5', // Where soundfonts heap up mud.
    'equalizer=f=3200:t=q:w=0.9:g=1',
    `treble=g=${air}:f=9000`,
    'acompressor=threshold=-22dB:ratio=2:attack=25:release=180:knee=6:makeup=1',
    `afade=t=out:st=${(seconds + RING - FADE).toFixed(3)}:d=${FADE}:curve=qsin`,
    'ebur128=framelog=verbose',
  ]
  const { stderr } = await run(
    ctx,
    'ffmpeg',
    [...input(raw), '-af', chain.join(','), '-c:a', 'pcm_f32le', '-f', 'wav', '-y', mixed],
    FFMPEG_MS,
  )
  const measured = Number(/I:\s+(-?[\d.]+) LUFS/u.exec(stderr.slice(stderr.lastIndexOf('Summary')))?.[1])
  // A song of silence cannot be brought anywhere.
  if (!(measured > -65)) throw failed(`the synthesiser played nothing: ${measured} LUFS`)
  return measured
}

async function master(
  ctx: Rendering,
  mixed: string,
  mp3: string,
  { title, genre }: Recording,
  gain: number,
): Promise<void> {
  // The limiter takes a little loudness away where much has to be lifted.
  const volume = (gain + Math.max(0, gain - 8) * 0.08).toFixed(2)
  const chain = `volume=${volume}dB,alimiter=limit=${PEAK}:attack=4:release=60:level=disabled`
  const tags = ['-metadata', `title=${title}`, '-metadata', `genre=${genre}`, '-metadata', 'artist=Gateway']
  const codec = ['-c:a', 'libmp3lame', '-b:a', '192k', '-id3v2_version', '3', '-fflags', '+bitexact', '-f', 'mp3']
  await run(ctx, 'ffmpeg', [...input(mixed), '-af', chain, ...tags, ...codec, '-y', mp3], FFMPEG_MS)
}

function input(path: string): string[] {
  return [
    '-v',
    'info',
    '-nostats',
    '-nostdin',
    '-threads',
    '1',
    '-protocol_whitelist',
    'file,pipe',
    '-f',
    'wav',
    '-i',
    path,
  ]
}

async function run(ctx: Rendering, program: string, args: readonly string[], timeoutMs: number) {
  const result = await ctx.exec(program, args, { timeoutMs, maxOutput: 4_000_000 })
  if (result.code === 0) return result
  throw failed(`${program}: ${result.stderr.slice(-600)}`)
}

/** Letters and digits of a title, for a download. */
export function fileName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
  return plain.toLowerCase().slice(0, 60) || 'song'
}

function failed(reason: string): GatewayError {
  return new GatewayError('unavailable', { cause: new Error(reason) })
}

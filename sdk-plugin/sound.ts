import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PluginContext } from './context.ts'
import { unprocessable } from './errors.ts'
import { decode } from './sound/decode.ts'
import { peakOf } from './sound/level.ts'
import { probe } from './sound/probe.ts'
import { refuseFailure, refuseFormat, tooLong } from './sound/refuse.ts'
import { promisedSeconds } from './sound/wav.ts'

export { encodeSound, type EncodeOptions, type SoundFormat } from './sound/encode.ts'
export { changeFrames, Stft, type StereoFrame } from './sound/stft.ts'
export { createFourier, type Fourier } from './sound/fourier.ts'
export { limitPeak, loudnessOf, peakOf, rmsOf, toDb } from './sound/level.ts'

/** Samples at hand. */
export interface Sound {
  /** Hz. */
  sampleRate: number
  /** One plane a channel, all of one length, −1 … 1. */
  channels: Float32Array[]
}

export interface LoadedSound extends Sound {
  seconds: number
  /** Of the file, e.g. `mp3`, `aac`, `pcm_s16le`. */
  codec: string
  /** Container of the file: `mp3`, `wav`, `ogg`, `mp4`, `matroska` … */
  format: string
  /** Whether it is the sound of a film. */
  video: boolean
  /** The file before it was resampled and mixed down. */
  source: { sampleRate: number; channels: number }
  /** `title`, `artist`, `album`, `genre`, `date`: what the file has. */
  tags: Record<string, string>
}

export interface SoundLimits {
  /** Default 600. */
  maxSeconds?: number
  /** Hz that the samples are brought to. Default: the file's, at most 48,000. */
  sampleRate?: number
  /** Channels that the samples are mixed down to, or a mono file is spread over. Default: the file's, at most 2. */
  channels?: 1 | 2
  /** Milliseconds for decoding. Default 20,000. */
  timeoutMs?: number
}

type Loading = Pick<PluginContext, 'fetch' | 'exec' | 'files' | 'signal'>

const HIGHEST_RATE = 48_000
const LOWEST_RATE = 4000
const MAX_SECONDS = 600

/**
 * Fetches a sound, or the sound of a film, and decodes it after its length has been checked. A file that was cut off
 * gives what there is of it.
 *
 * The plugin's manifest declares `"exec": ["ffmpeg", "ffprobe"]`. Ten minutes of stereo at 44.1 kHz take 212 MB.
 *
 * @throws what `ctx.fetch` throws, and `content_rejected` (no sound, damaged), `unprocessable` (a film without sound),
 * `format_not_allowed` (MIDI), `duration_too_long`, `too_many_streams`, `process_timeout`, `program_missing`
 */
export async function loadSound(ctx: Loading, url: string, limits: SoundLimits = {}): Promise<LoadedSound> {
  const response = await ctx.fetch(url, { kind: 'media', headers: { accept: 'audio/*, video/*;q=0.8' } })
  refuseFailure(response)
  return readSound(ctx, await response.bytes(), limits, response.headers.get('content-type') ?? '')
}

/**
 * The same for bytes at hand, such as what a program made.
 *
 * @param type The media type that came with them, to say what arrived when it is no sound.
 */
export async function readSound(
  ctx: Omit<Loading, 'fetch'>,
  bytes: Buffer,
  limits: SoundLimits = {},
  type = '',
): Promise<LoadedSound> {
  const { maxSeconds = MAX_SECONDS, timeoutMs = 20_000 } = limits
  const { name: format, demuxer } = refuseFormat(bytes, type)
  const folder = await ctx.files.tempDir()
  const path = join(folder, 'input')
  await writeFile(path, bytes, { mode: 0o600 })
  const found = await probe(ctx, path, demuxer)
  const promised = Math.max(found.seconds, format === 'wav' ? promisedSeconds(bytes) : 0)
  if (promised > maxSeconds + 0.5) throw tooLong(maxSeconds, `${Math.round(promised)} s`)
  const sampleRate = limits.sampleRate ?? Math.max(LOWEST_RATE, Math.min(HIGHEST_RATE, found.sampleRate))
  const count = limits.channels ?? Math.min(2, found.channels)
  const shape = { maxSeconds, sampleRate, channels: count, timeoutMs }
  const channels = await decode(ctx, { path, folder, demuxer }, found, shape)
  await rm(path)
  const { codec, video, tags } = found
  const seconds = Math.round((channels[0]!.length / sampleRate) * 1000) / 1000
  const source = { sampleRate: found.sampleRate, channels: found.channels }
  return { sampleRate, channels, seconds, codec, format, video, source, tags }
}

/** Below this peak there is nothing to work on: the last bit of 16 is at −90 dB. */
const SILENCE = 10 ** (-75 / 20)

/** @throws `unprocessable` when all of it is silence */
export function refuseSilence({ channels }: Sound): void {
  if (channels.some((plane) => peakOf(plane) > SILENCE)) return
  throw unprocessable('The sound is silent.', { expected: 'a sound above −75 dB', hint: 'Check that the file plays.' })
}

import type { PluginContext } from '../context.ts'
import { GatewayError } from '../errors.ts'
import { damaged } from './refuse.ts'

/** What ffprobe says about a file before anything of it is decoded for good. */
export interface Probe {
  /** Of the first sound stream, e.g. `mp3`, `aac`, `pcm_s16le`. */
  codec: string
  sampleRate: number
  channels: number
  /** As the file says; 0 when it says nothing. */
  seconds: number
  /** Whether moving pictures come with it. A cover does not count. */
  video: boolean
  /** Title, artist and the like, as the file has them: names in lower case. */
  tags: Record<string, string>
}

interface Answer {
  streams?: {
    codec_type?: string
    codec_name?: string
    sample_rate?: string
    channels?: number
    duration?: string
    disposition?: { attached_pic?: number }
    tags?: Record<string, string>
  }[]
  format?: { duration?: string; tags?: Record<string, string> }
}

const MAX_STREAMS = 32
/** Pictures are not wanted: what is larger is not even looked at. */
const MAX_PIXELS = 10_000_000

/** Flags of every ffmpeg and ffprobe: quiet, no other protocol than the file, one demuxer, no huge allocation. */
export function guarded(demuxer: string): string[] {
  const limits = ['-max_alloc', '268435456', '-max_pixels', String(MAX_PIXELS)]
  return ['-v', 'error', ...limits, '-protocol_whitelist', 'file,pipe', '-f', demuxer]
}

const ENTRIES = [
  'stream=codec_type,codec_name,sample_rate,channels,duration',
  'stream_disposition=attached_pic',
  'stream_tags=title,artist,album,genre,date',
  'format=duration',
  'format_tags=title,artist,album,genre,date',
].join(':')

/** @throws `content_rejected` (damaged), `unprocessable` (no sound in it), `too_many_streams` */
export async function probe(ctx: Pick<PluginContext, 'exec'>, path: string, demuxer: string): Promise<Probe> {
  const args = [...guarded(demuxer), '-show_entries', ENTRIES, '-of', 'json', '-i', path]
  const { code, stdout, stderr } = await ctx
    .exec('ffprobe', args, { timeoutMs: 10_000, maxOutput: 1_000_000 })
    .catch((error: unknown) => {
      // Only a file with thousands of streams makes it say so much.
      throw error instanceof GatewayError && error.code === 'body_too_large' ? tooManyStreams('thousands') : error
    })
  if (code !== 0) throw damaged(new Error(stderr.slice(0, 500)))
  const { streams = [], format = {} } = JSON.parse(stdout.toString('utf8')) as Answer
  if (streams.length > MAX_STREAMS) throw tooManyStreams(String(streams.length))
  const sound = streams.find(({ codec_type: type }) => type === 'audio')
  const video = streams.some(({ codec_type: type, disposition }) => type === 'video' && !disposition?.attached_pic)
  if (!sound) throw withoutSound(video)
  const [sampleRate, channels] = [Number(sound.sample_rate), sound.channels ?? 0]
  if (!(sampleRate > 0) || channels < 1) throw damaged(new Error(`${sampleRate} Hz, ${channels} channels`))
  return {
    codec: sound.codec_name ?? 'unknown',
    sampleRate,
    channels,
    seconds: Number(sound.duration ?? format.duration) || Number(format.duration) || 0,
    video,
    tags: lowerCased({ ...sound.tags, ...format.tags }),
  }
}

function lowerCased(tags: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(tags).map(([name, value]) => [name.toLowerCase(), value]))
}

function withoutSound(video: boolean): GatewayError {
  return new GatewayError('unprocessable', {
    message: video ? 'The film has no sound.' : 'The file has no sound in it.',
    expected: 'a file with a sound stream',
    received: video ? 'moving pictures only' : 'no sound stream',
  })
}

function tooManyStreams(received: string): GatewayError {
  return new GatewayError('too_many_streams', { expected: `at most ${MAX_STREAMS} streams`, received })
}

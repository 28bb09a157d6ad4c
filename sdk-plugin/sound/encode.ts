import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { PluginContext, StoredFile } from '../context.ts'
import { GatewayError } from '../errors.ts'
import type { Sound } from '../sound.ts'

export type SoundFormat = 'mp3' | 'wav' | 'flac'

export interface EncodeOptions {
  /** Kilobits a second of an MP3. Default 192; low sample rates take less by themselves. */
  bitrate?: number
  /** `title`, `artist`, `album`, `genre`, `date`, `comment` … */
  tags?: Record<string, string>
  /** Suggested name for a download, without the extension. Default `sound`. */
  name?: string
  /** Milliseconds for ffmpeg. Default 30,000. */
  timeoutMs?: number
}

const TYPES = { mp3: 'audio/mpeg', wav: 'audio/wav', flac: 'audio/flac' } as const

/**
 * Encodes samples and stores the file. 16 bits; what is beyond −1 … 1 is cut off there: see `limitPeak`.
 *
 * @returns what an endpoint returns for a file, with `seconds`
 * @throws `program_missing`, `process_timeout`, `storage_full`
 * @example return encodeSound(ctx, { sampleRate: 44_100, channels: [left, right] }, 'mp3', { name: 'song' })
 */
export async function encodeSound(
  ctx: Pick<PluginContext, 'exec' | 'files' | 'signal'>,
  sound: Sound,
  format: SoundFormat,
  options: EncodeOptions = {},
): Promise<StoredFile> {
  const { tags = {}, name = 'sound', timeoutMs = 30_000 } = options
  const folder = await ctx.files.tempDir()
  const wav = join(folder, 'sound.wav')
  await writeWav(ctx, sound, wav)
  const seconds = Math.round((sound.channels[0]!.length / sound.sampleRate) * 1000) / 1000
  const details = { name: `${name}.${format}`, seconds }
  if (format === 'wav') return ctx.files.adopt(wav, TYPES.wav, details)
  const target = join(folder, `sound.${format}`)
  const input = ['-v', 'error', '-nostdin', '-protocol_whitelist', 'file,pipe', '-f', 'wav', '-i', wav, '-map', '0:a:0']
  const { code, stderr } = await ctx.exec(
    'ffmpeg',
    [...input, ...codec(format, options.bitrate), ...metadata(tags), '-fflags', '+bitexact', '-y', target],
    { timeoutMs, maxOutput: 1_000_000 },
  )
  if (code !== 0) throw new GatewayError('unavailable', { cause: new Error(`ffmpeg: ${stderr.slice(0, 500)}`) })
  await rm(wav)
  return ctx.files.adopt(target, TYPES[format], details)
}

function codec(format: 'mp3' | 'flac', bitrate = 192): string[] {
  if (format === 'flac') return ['-c:a', 'flac', '-f', 'flac']
  return ['-c:a', 'libmp3lame', '-b:a', `${bitrate}k`, '-id3v2_version', '3', '-f', 'mp3']
}

function metadata(tags: Record<string, string>): string[] {
  return Object.entries(tags).flatMap(([name, value]) => {
    const clean = value.replace(/\p{Cc}+/gu, ' ').trim()
    return clean === '' ? [] : ['-metadata', `${name}=${clean.slice(0, 300)}`]
  })
}

const BLOCK = 65_536

/** Writes PCM of 16 bits block by block: the bytes of a long sound are never in memory as a whole. */
async function writeWav({ signal }: Pick<PluginContext, 'signal'>, sound: Sound, path: string): Promise<void> {
  const { channels, sampleRate } = sound
  const frames = channels[0]!.length
  const file = await open(path, 'w', 0o600)
  try {
    await file.write(header(frames, channels.length, sampleRate))
    const block = new Int16Array(BLOCK * channels.length)
    for (let from = 0; from < frames; from += BLOCK) {
      const count = Math.min(BLOCK, frames - from)
      for (const [channel, plane] of channels.entries()) {
        for (let n = 0; n < count; n++) {
          const value = Math.round(plane[from + n]! * 32_768)
          block[n * channels.length + channel] = value > 32_767 ? 32_767 : value < -32_768 ? -32_768 : value
        }
      }
      await file.write(Buffer.from(block.buffer, 0, count * channels.length * 2))
      await setImmediate()
      signal.throwIfAborted()
    }
  } finally {
    await file.close()
  }
}

function header(frames: number, channels: number, sampleRate: number): Buffer {
  const bytes = Buffer.alloc(44)
  const size = frames * channels * 2
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(36 + size, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(channels, 22)
  bytes.writeUInt32LE(sampleRate, 24)
  bytes.writeUInt32LE(sampleRate * channels * 2, 28)
  bytes.writeUInt16LE(channels * 2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(size, 40)
  return bytes
}

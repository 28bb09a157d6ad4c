import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PluginContext } from '../context.ts'
import { damaged, tooLong } from './refuse.ts'
import { guarded, type Probe } from './probe.ts'

export interface DecodeOptions {
  maxSeconds: number
  sampleRate: number
  channels: number
  /** Milliseconds for ffmpeg. */
  timeoutMs: number
}

type Running = Pick<PluginContext, 'exec' | 'signal'>

/**
 * Decodes the first sound stream of a local file to planes of floats.
 *
 * The samples pass through a file beside the input: through a pipe, ten minutes would lie in memory twice.
 */
export async function decode(
  ctx: Running,
  file: { path: string; folder: string; demuxer: string },
  found: Probe,
  options: DecodeOptions,
): Promise<Float32Array[]> {
  const { maxSeconds, sampleRate, channels } = options
  const raw = join(file.folder, 'samples.f32')
  // A second more than allowed tells a file that lies about its length from one that keeps it.
  const bound = ['-t', String(maxSeconds + 1), '-fs', String((maxSeconds + 2) * sampleRate * channels * 4)]
  const shape = ['-ac', String(channels), '-ar', String(sampleRate), '-c:a', 'pcm_f32le', '-f', 'f32le']
  const input = [...guarded(file.demuxer), '-nostdin', '-i', file.path, '-map', '0:a:0', '-vn', '-sn', '-dn']
  const { stderr } = await ctx.exec('ffmpeg', [...input, ...bound, ...shape, '-y', raw], {
    timeoutMs: options.timeoutMs,
    maxOutput: 1_000_000,
  })
  const planes = await readPlanes(ctx, raw, channels).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ENOENT' ? damaged(new Error(stderr.slice(0, 500))) : cause
  })
  await rm(raw)
  const seconds = planes[0]!.length / sampleRate
  if (seconds === 0) throw damaged(new Error(`no samples of ${found.codec}: ${stderr.slice(0, 500)}`))
  if (seconds > maxSeconds + 0.5) throw tooLong(maxSeconds, `more than ${maxSeconds} s`)
  return planes
}

const BLOCK = 65_536

async function readPlanes({ signal }: Running, path: string, channels: number): Promise<Float32Array[]> {
  const file = await open(path)
  try {
    const frames = Math.floor((await file.stat()).size / 4 / channels)
    const planes = Array.from({ length: channels }, () => new Float32Array(frames))
    const block = new Float32Array(BLOCK * channels)
    const bytes = Buffer.from(block.buffer)
    for (let from = 0; from < frames; from += BLOCK) {
      signal.throwIfAborted()
      const count = Math.min(BLOCK, frames - from)
      await file.read(bytes, 0, count * channels * 4, from * channels * 4)
      for (const [channel, plane] of planes.entries()) {
        for (let n = 0; n < count; n++) plane[from + n] = sane(block[n * channels + channel]!)
      }
    }
    return planes
  } finally {
    await file.close()
  }
}

/** Float formats can hold infinities and NaN, which would spread over a whole transform. */
function sane(value: number): number {
  return value > -8 && value < 8 ? value : value >= 8 ? 8 : value <= -8 ? -8 : 0
}

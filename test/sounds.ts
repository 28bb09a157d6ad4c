import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execProgram } from '../host/worker/exec.ts'
import { createCallFiles } from '../host/worker/files.ts'
import type { PluginContext } from '../sdk-plugin/context.ts'
import { findProgram } from '../scripts/programs.mjs'

/** Bytes of a file that ffmpeg makes from a source of its own, e.g. `sine=440:duration=1`. */
export function ffmpegBytes(source: string, format: string, ...options: string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-sound-'))
  try {
    const path = join(folder, 'made')
    execFileSync(findProgram('ffmpeg')!, ['-v', 'error', '-f', 'lavfi', '-i', source, ...options, '-f', format, path])
    return readFileSync(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A WAV file of 16 bits. */
export function wavBytes(channels: readonly Float32Array[], sampleRate: number): Buffer {
  const frames = channels[0]!.length
  const bytes = Buffer.alloc(44 + frames * channels.length * 2)
  bytes.write('RIFF\0\0\0\0WAVEfmt ', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(channels.length, 22)
  bytes.writeUInt32LE(sampleRate, 24)
  bytes.writeUInt32LE(sampleRate * channels.length * 2, 28)
  bytes.writeUInt16LE(channels.length * 2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(frames * channels.length * 2, 40)
  for (let n = 0; n < frames; n++) {
    for (const [channel, plane] of channels.entries()) {
      const value = Math.max(-1, Math.min(1, plane[n]!))
      bytes.writeInt16LE(Math.round(value * 32_767), 44 + (n * channels.length + channel) * 2)
    }
  }
  return bytes
}

export type SoundContext = Pick<PluginContext, 'exec' | 'files' | 'signal'> & { folder: string; close(): Promise<void> }

/** What the functions of the sound module need of a `ctx`: real programs, real files in a temporary folder. */
export async function soundContext(signal = new AbortController().signal): Promise<SoundContext> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-sound-'))
  const origin = 'https://gateway.test'
  const clock = Date.now
  const reserve = async () => {}
  const files = createCallFiles({ folder, seconds: 60, temp: join(folder, 'temp'), origin, reserve, clock })
  const programs = Object.fromEntries(['ffmpeg', 'ffprobe'].map((name) => [name, findProgram(name) ?? name]))
  const settings = { allowed: ['ffmpeg', 'ffprobe'], programs, signal, onSpawn: () => {}, onEnd: () => {} }
  return {
    signal,
    files,
    folder,
    exec: async (program, args, options) => execProgram(settings, program, args, options),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { findProgram } from '../../scripts/programs.mjs'
import { wavBytes } from '../../test/sounds.ts'
import { songs } from '../../test/synthesis/mixes.ts'
import { noiseOf } from '../../test/synthesis/noise.ts'
import { speak } from '../../test/synthesis/voice.ts'

/** Makes the sounds in `samples/`: `node plugins/tools-audio/samples.ts`. They stand in the examples. */
function write(name: string, channels: Float32Array[], sampleRate: number, kbits: number): void {
  const peak = channels.reduce((most, plane) => plane.reduce((max, value) => Math.max(max, Math.abs(value)), most), 0)
  const wav = wavBytes(
    channels.map((plane) => plane.map((value) => (value * 0.85) / peak)),
    sampleRate,
  )
  const target = join(import.meta.dirname, 'samples', name)
  const coding = [
    '-c:a',
    'libmp3lame',
    '-b:a',
    `${kbits}k`,
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-y',
    target,
  ]
  execFileSync(findProgram('ffmpeg')!, ['-v', 'error', '-f', 'wav', '-i', 'pipe:0', ...coding], { input: wav })
}

const SECONDS = 8
write('song.mp3', songs(SECONDS)[0]!.mix, 44_100, 112)

const voice = speak({ seconds: SECONDS, sampleRate: 24_000, seed: 8 })
const fan = noiseOf('pink', voice.length, 24_000, 0.012)
write('speech.mp3', [voice.map((value, n) => value + fan[n]!)], 24_000, 48)

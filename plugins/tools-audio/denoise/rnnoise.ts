import type { Rnnoise } from '@shiguredo/rnnoise-wasm'
import type { Pace } from '../pace.ts'

/** Hz, samples a frame, and samples by which its output comes later: as the network was trained. */
export const RATE = 48_000
export const FRAME = 480
const DELAY = 2 * FRAME
/** It takes samples as 16-bit numbers. */
const FULL_SCALE = 32_768

export interface Cleaned {
  /** As long as the input, and in step with it. */
  plane: Float32Array
  /** How likely each frame of 480 samples has speech, 0 … 1. */
  speech: Float32Array
}

let loading: Promise<Rnnoise> | undefined

/** The network, RNNoise compiled to WebAssembly. Loaded with the first call, 5 MB. */
function loadRnnoise(): Promise<Rnnoise> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** The build looks for a browser or a worker of one when it starts, and needs nothing of either. */
async function load(): Promise<Rnnoise> {
  const { Rnnoise } = await import('@shiguredo/rnnoise-wasm')
  if ('WorkerGlobalScope' in globalThis) return Rnnoise.load()
  Object.defineProperty(globalThis, 'WorkerGlobalScope', { value: Object, configurable: true })
  try {
    return await Rnnoise.load()
  } finally {
    Reflect.deleteProperty(globalThis, 'WorkerGlobalScope')
  }
}

/** Runs the network over one channel of 48 kHz. */
export async function rnnoise(input: Float32Array, pace: Pace, afterMs: number): Promise<Cleaned> {
  const state = (await loadRnnoise()).createDenoiseState()
  const frames = Math.ceil((input.length + DELAY) / FRAME)
  const plane = new Float32Array(input.length)
  const speech = new Float32Array(Math.ceil(input.length / FRAME))
  const frame = new Float32Array(FRAME)
  pace.begin()
  try {
    for (let index = 0; index < frames; index++) {
      for (let n = 0; n < FRAME; n++) frame[n] = (input[index * FRAME + n] ?? 0) * FULL_SCALE
      const probability = state.processFrame(frame)
      const at = index * FRAME - DELAY
      // Numbers before the start and after the end are dropped by the array itself.
      if (at >= 0) {
        speech[at / FRAME] = probability
        for (let n = 0; n < Math.min(FRAME, plane.length - at); n++) plane[at + n] = frame[n]! / FULL_SCALE
      }
      if (index % 128 !== 127) continue
      if (index > 1000) pace.progress(index / frames, afterMs)
      await pace.pause()
    }
  } finally {
    state.destroy()
  }
  return { plane, speech }
}

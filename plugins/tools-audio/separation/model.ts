import type { PluginContext } from '@gateway/sdk-plugin'
import { listModels, loadModel, type Model } from '@gateway/sdk-plugin/models'
import { Stft, type StereoFrame } from '@gateway/sdk-plugin/sound'
import type { Pace } from '../pace.ts'

/** A separation model of the MDX-Net kind (Ultimate Vocal Remover). */
export interface SeparationModel {
  /** Its file. */
  file: string
  /** What it gives; the other stem is what is left. */
  stem: 'vocals' | 'instrumental'
  model: Model
  /** Samples a frame of its transform. */
  size: number
  /** Bins it looks at. */
  bins: number
}

/** Hz, samples from frame to frame, and frames a run: the same for all models of this kind. */
export const MODEL_RATE = 44_100
const [HOP, FRAMES] = [1024, 256]

/** `vocals-7680.onnx`: the stem that it gives, and the size of its transform. */
const NAME = /^(vocals|instrumental)-(\d{4,5})\.onnx$/

/**
 * The first model in the operator's folder that is named as one for separation; undefined where there is none.
 *
 * @throws `not_configured` for a file of that name that is no such model
 */
export async function findSeparationModel(ctx: PluginContext): Promise<SeparationModel | undefined> {
  const file = (await listModels(ctx)).find((name) => NAME.test(name))
  if (file === undefined) return undefined
  const [, stem, digits] = NAME.exec(file)!
  const layout = ['batch', 4, 'bins', FRAMES]
  const values = `spectra of a transform of ${digits}: left real, left imaginary, right real, right imaginary`
  const model = await loadModel(ctx, file, { inputs: [layout], outputs: [layout], values })
  const bins = Number(model.inputs[0]!.dims[2]) || Number(digits) / 2
  return { file, stem: stem as SeparationModel['stem'], model, size: Number(digits), bins }
}

/**
 * Runs the model over a sound of 44.1 kHz.
 *
 * @returns planes of the stem that the model gives
 */
export async function runModel(
  { model, size, bins }: SeparationModel,
  left: Float32Array,
  right: Float32Array,
  pace: Pace,
  afterMs: number,
): Promise<[Float32Array, Float32Array]> {
  const stft = new Stft({ size, hop: HOP, window: 'hann' })
  const chunk = HOP * (FRAMES - 1)
  // Frames at the ends of a chunk lack their neighbours: what they give is not used.
  const used = chunk - size
  const out: [Float32Array, Float32Array] = [new Float32Array(left.length), new Float32Array(left.length)]
  const [input, output] = [model.inputs[0]!.name, model.outputs[0]!.name]
  pace.begin()
  for (let from = 0; from < left.length; from += used) {
    const data = spectra(stft, left, right, { from: from - size, bins })
    const results = await model.run({ [input]: { data, dims: [1, 4, bins, FRAMES] } })
    const [chunkLeft, chunkRight] = waves(stft, results[output]!.data, { chunk, bins })
    const end = Math.min(left.length, from + used)
    out[0].set(chunkLeft.subarray(size / 2, size / 2 + end - from), from)
    out[1].set(chunkRight.subarray(size / 2, size / 2 + end - from), from)
    pace.progress(end / left.length, afterMs)
    await pace.pause()
  }
  return out
}

const planesOf = ({ leftRe, leftIm, rightRe, rightIm }: StereoFrame) => [leftRe, leftIm, rightRe, rightIm] as const

/** The model's input: `[4, bins, frames]`. The chunk begins half a frame after `from`. */
function spectra(
  stft: Stft,
  left: Float32Array,
  right: Float32Array,
  { from, bins }: { from: number; bins: number },
): Float32Array {
  const data = new Float32Array(4 * bins * FRAMES)
  const frame = stft.createFrame()
  for (let t = 0; t < FRAMES; t++) {
    stft.forward(left, right, from + t * HOP, frame)
    for (const [p, plane] of planesOf(frame).entries()) {
      for (let k = 0; k < Math.min(bins, stft.bins); k++) data[(p * bins + k) * FRAMES + t] = plane[k]!
    }
  }
  return data
}

function waves(stft: Stft, data: Float32Array, { chunk, bins }: { chunk: number; bins: number }) {
  const frame = stft.createFrame()
  const out: [Float32Array, Float32Array] = [new Float32Array(chunk), new Float32Array(chunk)]
  for (let t = 0; t < FRAMES; t++) {
    for (const [p, plane] of planesOf(frame).entries()) {
      for (let k = 0; k < Math.min(bins, stft.bins); k++) plane[k] = data[(p * bins + k) * FRAMES + t]!
    }
    stft.inverse(frame, ...out, t * HOP - stft.size / 2)
  }
  return out
}

import type { PluginContext } from '@gateway/sdk-plugin'
import { findModel } from '@gateway/sdk-plugin/models'
import type { Model } from '@gateway/sdk-plugin/models'
import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import type { Raster } from '@gateway/sdk-plugin/raster'
import { resizePlane } from '@gateway/sdk-plugin/vision'

const FILE = 'removebg.onnx'
const LAYOUT = {
  inputs: [[1, 3, 'height', 'width']],
  outputs: [[1, 1, 'height', 'width']],
  values: 'RGB less its mean: U²-Net at 320 × 320 or IS-Net at 1024 × 1024; out: the mask',
}
/** Side where the model leaves it free. */
const DEFAULT_SIDE = 320
const IMAGENET = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] }
const CENTRED = { mean: [0.5, 0.5, 0.5], deviation: [1, 1, 1] }

export interface MattingModel {
  /** Pixels on each side of its input. */
  side: number
  /** How much each pixel belongs to the subject, from 0 to 255. */
  mask(raster: Raster): Promise<Uint8Array>
}

/** The operator's matting model, undefined where there is none. */
export async function findMattingModel(
  ctx: Pick<PluginContext, 'models' | 'signal'>,
): Promise<MattingModel | undefined> {
  const model = await findModel(ctx, FILE, LAYOUT)
  if (!model) return undefined
  const wanted = model.inputs[0]!.dims[2]
  const side = typeof wanted === 'number' && wanted > 0 ? wanted : DEFAULT_SIDE
  return { side, mask: (raster) => maskOf(model, raster, side) }
}

async function maskOf(model: Model, raster: Raster, side: number): Promise<Uint8Array> {
  const { data } = await rasterOf(
    imageOf(raster).flatten({ background: '#ffffff' }).resize(side, side, { fit: 'fill' }),
  )
  const tensor = { data: toPlanes(data, side), dims: [1, 3, side, side] }
  const results = await model.run({ [model.inputs[0]!.name]: tensor })
  const { data: values, dims } = results[model.outputs[0]!.name]!
  const size = { width: dims.at(-1)!, height: dims.at(-2)! }
  const spread = spreadOut(values.subarray(0, size.width * size.height))
  return Uint8Array.from(resizePlane(spread, size, raster), (value) => Math.round(value * 255))
}

/** One colour after the other. What is larger than 512 is IS-Net's kind, which centres its values only. */
function toPlanes(data: Buffer, side: number): Float32Array {
  const { mean, deviation } = side > 512 ? CENTRED : IMAGENET
  const planes = new Float32Array(side * side * 3)
  // U²-Net was taught on pictures whose brightest value is 1.
  let brightest = 1
  for (let i = 0; i < side * side; i++) for (let c = 0; c < 3; c++) brightest = Math.max(brightest, data[i * 4 + c]!)
  const scale = side > 512 ? 255 : brightest
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < side * side; i++) {
      planes[c * side * side + i] = (data[i * 4 + c]! / scale - mean[c]!) / deviation[c]!
    }
  }
  return planes
}

/** From the smallest to the largest value as 0 to 1; logits through the sigmoid first. */
function spreadOut(values: Float32Array): Float32Array {
  const least = values.reduce((low, value) => Math.min(low, value), Infinity)
  const most = values.reduce((high, value) => Math.max(high, value), -Infinity)
  if (least < -0.5 || most > 1.5) return values.map((value) => 1 / (1 + Math.exp(-value)))
  return values.map((value) => (most - least < 1e-6 ? 0 : (value - least) / (most - least)))
}

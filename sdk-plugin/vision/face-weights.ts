import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, dirname } from 'node:path'

/** One layer: an optional depthwise 3 × 3 before a product with `weights`. */
export interface Layer {
  /** 9 × channels in; absent where `weights` hold the whole kernel. */
  depthwise?: Float32Array
  /** Channels out × values in: each output's weights lie together. */
  weights: Float32Array
  bias: Float32Array
}

interface Entry {
  name: string
  shape: number[]
  quantization: { scale: number; min: number }
}

let kept: Promise<Map<string, Layer>> | undefined

/**
 * The layers of the tiny face detector that `@vladmandic/face-api` brings (MIT), read once: 190 kB of 8-bit
 * weights.
 */
export function faceLayers(): Promise<Map<string, Layer>> {
  kept ??= read()
  return kept
}

async function read(): Promise<Map<string, Layer>> {
  const manifest = createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')
  const file = join(dirname(manifest), 'model', 'tiny_face_detector_model')
  const [bytes, json] = await Promise.all([readFile(`${file}.bin`), readFile(`${file}-weights_manifest.json`, 'utf8')])
  const [{ weights: entries }] = JSON.parse(json) as [{ weights: Entry[] }]
  const tensors = new Map<string, Float32Array>()
  let at = 0
  for (const { name, shape, quantization } of entries) {
    const count = shape.reduce((product, side) => product * side, 1)
    const { scale, min } = quantization
    tensors.set(
      name,
      Float32Array.from(bytes.subarray(at, at + count), (byte) => byte * scale + min),
    )
    at += count
  }
  return new Map([0, 1, 2, 3, 4, 5, 8].map((n) => [`conv${n}`, layer(tensors, `conv${n}`)]))
}

function layer(tensors: Map<string, Float32Array>, name: string): Layer {
  const get = (part: string) => tensors.get(`${name}/${part}`)
  const [bias, depthwise, matrix] = [get('bias'), get('depthwise_filter'), get('pointwise_filter') ?? get('filters')]
  if (!bias || !matrix) throw new Error(`The face model lacks ${name}.`)
  const weights = transposed(matrix, bias.length)
  return depthwise ? { depthwise, weights, bias } : { weights, bias }
}

function transposed(matrix: Float32Array, columns: number): Float32Array {
  const rows = matrix.length / columns
  const turned = new Float32Array(matrix.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) turned[column * rows + row] = matrix[row * columns + column]!
  }
  return turned
}

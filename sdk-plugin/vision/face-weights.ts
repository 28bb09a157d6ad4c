import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, dirname } from 'node:path'

/** One layer: an optional depthwise 3 × 3 before a product with `weights`. */
export interface Layer {
  /** 9 × channels in; absent where `weights` hold the whole kernel. */
  depthwise?: Float32Array
  /** Values in × channels out. */
  weights: Float32Array
  bias: Float32Array
  /** Channels out: those of the model and some more that stay 0, up to a multiple of 4. */
  outputs: number
}

interface Entry {
  name: string
  shape: number[]
  quantization: { scale: number; min: number }
}

let kept: Map<string, Layer> | undefined

/**
 * The layers of the tiny face detector that `@vladmandic/face-api` brings (MIT), read once: 190 kB of 8-bit
 * weights.
 */
export function faceLayers(): Map<string, Layer> {
  kept ??= read()
  return kept
}

function read(): Map<string, Layer> {
  const manifest = createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')
  const file = join(dirname(manifest), 'model', 'tiny_face_detector_model')
  const bytes = readFileSync(`${file}.bin`)
  const [{ weights: entries }] = JSON.parse(readFileSync(`${file}-weights_manifest.json`, 'utf8')) as [
    { weights: Entry[] },
  ]
  const tensors = new Map<string, Float32Array>()
  let at = 0
  for (const { name, shape, quantization } of entries) {
    const count = shape.reduce((product, side) => product * side, 1)
    tensors.set(name, valuesOf(bytes.subarray(at, at + count), quantization))
    at += count
  }
  return new Map([0, 1, 2, 3, 4, 5, 8].map((n) => [`conv${n}`, layer(tensors, `conv${n}`)]))
}

/** By a table: most bytes come many times. */
function valuesOf(bytes: Uint8Array, { scale, min }: Entry['quantization']): Float32Array {
  const values = new Float32Array(bytes.length)
  const table = Float32Array.from({ length: 256 }, (_, byte) => byte * scale + min)
  for (let at = 0; at < values.length; at++) values[at] = table[bytes[at]!]!
  return values
}

function layer(tensors: Map<string, Float32Array>, name: string): Layer {
  const get = (part: string) => tensors.get(`${name}/${part}`)
  const [bias, depthwise, matrix] = [get('bias'), get('depthwise_filter'), get('pointwise_filter') ?? get('filters')]
  if (!bias || !matrix) throw new Error(`The face model lacks ${name}.`)
  const outputs = Math.ceil(bias.length / 4) * 4
  const wide = { weights: widened(matrix, bias.length, outputs), bias: widened(bias, bias.length, outputs), outputs }
  return depthwise ? { depthwise, ...wide } : wide
}

/** Rows filled up with zeros. */
function widened(matrix: Float32Array, columns: number, wanted: number): Float32Array {
  if (columns === wanted) return matrix
  const rows = matrix.length / columns
  const wide = new Float32Array(rows * wanted)
  for (let row = 0; row < rows; row++) wide.set(matrix.subarray(row * columns, (row + 1) * columns), row * wanted)
  return wide
}

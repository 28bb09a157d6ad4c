import { addressOf, type Arena } from './memory.ts'
import { wasm } from './wasm.ts'

/** Layers of small neural networks. What they make lies in the arena they are given. */

/** Values of a square: side × side × channels, the channels of a pixel together; a multiple of 4 but for the first. */
export interface Grid {
  side: number
  channels: number
  data: Float32Array
}

/** Of a layer in which each output sees all values of a row. */
export interface Weights {
  /** Values in × outputs. */
  weights: Float32Array
  bias: Float32Array
  /** A multiple of 4. */
  outputs: number
}

/**
 * @param rows One after the other
 * @param leak The share that negative results keep; 1 leaves them as they are
 */
export function dense(
  rows: Float32Array,
  { weights, bias, outputs }: Weights,
  leak: number,
  arena: Arena,
): Float32Array {
  const inner = weights.length / outputs
  const count = rows.length / inner
  const to = arena.floats(count * outputs, false)
  const [from, factors, offsets] = [rows, weights, bias].map((values) => addressOf(values, arena))
  wasm.dense(from!, count, inner, factors!, offsets!, to.byteOffset, outputs, leak)
  return to
}

/** A 3 × 3 convolution of three channels without padding: a pixel less on every side. @param layer 27 × outputs */
export function convolve({ side, data }: Grid, layer: Weights, leak: number, arena: Arena): Grid {
  const { weights, bias, outputs } = layer
  const out = side - 2
  const to = arena.floats(out * out * outputs, false)
  const [from, factors, offsets] = [data, weights, bias].map((values) => addressOf(values, arena))
  wasm.convolve(from!, side, factors!, offsets!, to.byteOffset, outputs, leak)
  return { side: out, channels: outputs, data: to }
}

/** Each channel by its own 3 × 3 kernel, nothing beyond the sides. @param kernel 9 × channels */
export function depthwise({ side, channels, data }: Grid, kernel: Float32Array, arena: Arena): Grid {
  const to = arena.floats(data.length, false)
  wasm.depthwise(addressOf(data, arena), addressOf(kernel, arena), to.byteOffset, side, channels)
  return { side, channels, data: to }
}

/** The largest of 2 × 2, as far as they are there. */
export function pool({ side, channels, data }: Grid, stride: 1 | 2, arena: Arena): Grid {
  const out = Math.ceil(side / stride)
  const to = arena.floats(out * out * channels, false)
  wasm.pool(addressOf(data, arena), to.byteOffset, side, channels, stride)
  return { side: out, channels, data: to }
}

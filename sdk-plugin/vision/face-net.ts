import { setImmediate } from 'node:timers/promises'
import type { Layer } from './face-weights.ts'

/** Values of a layer: height × width × channels, the channels of a pixel together. */
interface Values {
  side: number
  channels: number
  data: Float32Array
}

const PADDED = [1, 2, 3, 4, 5] as const

/**
 * Runs the tiny face detector: a 3 × 3 convolution, five separable ones with pooling between them, one 1 × 1 at the
 * end.
 *
 * Written out because a tensor library would be 1.3 MB to load and slower without a native module.
 *
 * @param input side × side × 3, mean subtracted and divided by 255
 * @returns cells × cells × 25: five boxes a cell, each x, y, width, height, score before their activations
 */
export async function runFaceNet(
  layers: Map<string, Layer>,
  input: Float32Array,
  side: number,
  signal?: AbortSignal,
): Promise<Values> {
  const layer = (n: number) => layers.get(`conv${n}`)!
  let values = pool(firstConvolution({ side, channels: 3, data: input }, layer(0)), 2)
  for (const n of PADDED) {
    await setImmediate()
    signal?.throwIfAborted()
    values = pool(separable(values, layer(n)), n === 5 ? 1 : 2)
  }
  const { side: cells, data } = values
  return { side: cells, channels: 25, data: product(data, cells * cells, layer(8), false) }
}

/** Without padding: each row's neighbourhoods are laid out, then multiplied. */
function firstConvolution({ side, data }: Values, layer: Layer): Values {
  const out = side - 2
  const channels = layer.bias.length
  const result = new Float32Array(out * out * channels)
  const row = new Float32Array(out * 27)
  for (let y = 0; y < out; y++) {
    for (let x = 0; x < out; x++) {
      for (let dy = 0; dy < 3; dy++) {
        const from = ((y + dy) * side + x) * 3
        for (let i = 0; i < 9; i++) row[x * 27 + dy * 9 + i] = data[from + i]!
      }
    }
    result.set(product(row, out, layer, true), y * out * channels)
  }
  return { side: out, channels, data: result }
}

function separable({ side, channels, data }: Values, layer: Layer): Values {
  const kernel = layer.depthwise!
  const filtered = new Float32Array(data.length)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const to = (y * side + x) * channels
      for (let dy = -1; dy <= 1; dy++) {
        if (y + dy < 0 || y + dy >= side) continue
        for (let dx = -1; dx <= 1; dx++) {
          if (x + dx < 0 || x + dx >= side) continue
          const from = to + (dy * side + dx) * channels
          const tap = ((dy + 1) * 3 + dx + 1) * channels
          for (let c = 0; c < channels; c++) filtered[to + c] = filtered[to + c]! + data[from + c]! * kernel[tap + c]!
        }
      }
    }
  }
  return { side, channels: layer.bias.length, data: product(filtered, side * side, layer, true) }
}

/** rows × inner times the layer's weights, plus bias; four outputs at once, which halves the reads. */
function product(data: Float32Array, rows: number, { weights, bias }: Layer, leaky: boolean): Float32Array {
  const outputs = bias.length
  const inner = weights.length / outputs
  const result = new Float32Array(rows * outputs)
  for (let row = 0; row < rows; row++) {
    const from = row * inner
    let o = 0
    for (; o + 3 < outputs; o += 4) {
      const w = o * inner
      let a = bias[o]!
      let b = bias[o + 1]!
      let c = bias[o + 2]!
      let d = bias[o + 3]!
      for (let i = 0; i < inner; i++) {
        const value = data[from + i]!
        a += value * weights[w + i]!
        b += value * weights[w + inner + i]!
        c += value * weights[w + 2 * inner + i]!
        d += value * weights[w + 3 * inner + i]!
      }
      const to = row * outputs + o
      result[to] = a
      result[to + 1] = b
      result[to + 2] = c
      result[to + 3] = d
    }
    for (; o < outputs; o++) {
      let sum = bias[o]!
      for (let i = 0; i < inner; i++) sum += data[from + i]! * weights[o * inner + i]!
      result[row * outputs + o] = sum
    }
  }
  if (leaky) for (let i = 0; i < result.length; i++) if (result[i]! < 0) result[i] = result[i]! * 0.1
  return result
}

/** The largest of 2 × 2, padded at the right and the bottom. */
function pool({ side, channels, data }: Values, stride: 1 | 2): Values {
  const out = Math.ceil(side / stride)
  const result = new Float32Array(out * out * channels).fill(-Infinity)
  for (let y = 0; y < out; y++) {
    for (let x = 0; x < out; x++) {
      const to = (y * out + x) * channels
      for (let dy = 0; dy < 2 && y * stride + dy < side; dy++) {
        for (let dx = 0; dx < 2 && x * stride + dx < side; dx++) {
          const from = ((y * stride + dy) * side + x * stride + dx) * channels
          for (let c = 0; c < channels; c++) {
            if (data[from + c]! > result[to + c]!) result[to + c] = data[from + c]!
          }
        }
      }
    }
  }
  return { side: out, channels, data: result }
}

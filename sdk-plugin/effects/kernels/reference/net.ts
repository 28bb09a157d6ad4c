import type { Grid, Weights } from '../net.ts'

/** Rows times the weights, plus bias; what is negative keeps a share. */
export function dense(data: Float32Array, { weights, bias, outputs }: Weights, leak: number): Float32Array {
  const inner = weights.length / outputs
  return Float32Array.from({ length: (data.length / inner) * outputs }, (_, at) => {
    const row = Math.floor(at / outputs)
    const output = at % outputs
    let sum = bias[output]!
    for (let i = 0; i < inner; i++) sum += data[row * inner + i]! * weights[i * outputs + output]!
    return sum < 0 ? sum * leak : sum
  })
}

/** A 3 × 3 convolution of three channels without padding: the neighbourhood of each pixel is a row of `dense`. */
export function convolve({ side, data }: Grid, weights: Weights, leak: number): Float32Array {
  const out = side - 2
  const rows = Float32Array.from({ length: out * out * 27 }, (_, at) => {
    const pixel = Math.floor(at / 27)
    const value = at % 27
    const x = pixel % out
    const y = Math.floor(pixel / out)
    return data[((y + Math.floor(value / 9)) * side + x) * 3 + (value % 9)]!
  })
  return dense(rows, weights, leak)
}

/** Each channel by its own 3 × 3 kernel. */
export function depthwise({ side, channels, data }: Grid, kernel: Float32Array): Float32Array {
  return Float32Array.from({ length: data.length }, (_, at) => {
    const c = at % channels
    const x = Math.floor(at / channels) % side
    const y = Math.floor(at / channels / side)
    let sum = 0
    for (let tap = 0; tap < 9; tap++) {
      const px = x + (tap % 3) - 1
      const py = y + Math.floor(tap / 3) - 1
      if (px < 0 || py < 0 || px >= side || py >= side) continue
      sum += data[(py * side + px) * channels + c]! * kernel[tap * channels + c]!
    }
    return sum
  })
}

/** The largest of 2 × 2, as far as they are there. */
export function pool({ side, channels, data }: Grid, stride: 1 | 2): Float32Array {
  const out = Math.ceil(side / stride)
  return Float32Array.from({ length: out * out * channels }, (_, at) => {
    const c = at % channels
    const x = (Math.floor(at / channels) % out) * stride
    const y = Math.floor(at / channels / out) * stride
    let most = -Infinity
    for (const py of [y, y + 1]) {
      for (const px of [x, x + 1]) {
        if (px < side && py < side) most = Math.max(most, data[(py * side + px) * channels + c]!)
      }
    }
    return most
  })
}

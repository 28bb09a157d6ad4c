import { Arena } from '../effects/kernels/memory.ts'
import { convolve, dense, depthwise, type Grid, pool } from '../effects/kernels/net.ts'
import type { Layer } from './face-weights.ts'
import type { Pieces } from './pieces.ts'

const PADDED = [1, 2, 3, 4, 5] as const
/** Share of negative values that a layer passes on. */
const LEAK = 0.1

/**
 * Runs the tiny face detector: a 3 × 3 convolution, five separable ones with pooling between them, one 1 × 1 at the
 * end.
 *
 * Written out because a tensor library would be 1.3 MB to load and slower without a native module.
 *
 * @param input side × side × 3, mean subtracted and divided by 255
 * @returns cells × cells × 28: five boxes a cell, each x, y, width, height, score before their activations, and 3 zeros
 */
export function* faceNet(layers: Map<string, Layer>, input: Float32Array, side: number): Pieces<Grid> {
  const layer = (n: number) => layers.get(`conv${n}`)!
  // Of two layers: each takes what the one before it made, and leaves nothing else behind.
  let [arena, before] = [new Arena(), new Arena()]
  try {
    let grid = pool(convolve({ side, channels: 3, data: input }, layer(0), LEAK, before), 2, arena)
    for (const n of PADDED) {
      yield
      before.free()
      ;[arena, before] = [before, arena]
      const { depthwise: kernel, ...weights } = layer(n)
      const filtered = depthwise(grid, kernel!, arena)
      const data = dense(filtered.data, weights, LEAK, arena)
      grid = pool({ side: grid.side, channels: weights.outputs, data }, n === 5 ? 1 : 2, arena)
    }
    const last = layer(8)
    const data = dense(grid.data, last, 1, arena)
    return { side: grid.side, channels: last.outputs, data: data.slice() }
  } finally {
    arena.free()
    before.free()
  }
}

import type { Arena } from './memory.ts'
import { wasm } from './wasm.ts'

/** Three channels of pixels as planes in the memory, `stride` bytes apart. */
export interface Channels {
  at: number
  stride: number
  pixels: number
}

/** Kernels take four pixels at a time. */
export const ROOM = 4

/** @param values Three a pixel, interleaved */
export function channelsOf(values: Float32Array, temporary: Arena): Channels {
  const pixels = values.length / 3
  const from = temporary.floats(values.length + 3 * ROOM, false)
  from.set(values)
  const stride = (pixels + ROOM) * 4
  const at = temporary.floats(3 * (pixels + ROOM), false).byteOffset
  wasm.partChannels(from.byteOffset, pixels, at, stride)
  return { at, stride, pixels }
}

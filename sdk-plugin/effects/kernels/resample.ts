import type { Size } from '../../vision/planes.ts'
import { addressOf, kernel, output } from './memory.ts'
import { wasm } from './wasm.ts'

/** A plane with its size. */
export interface Plane {
  plane: Float32Array
  width: number
  height: number
}

/** Half the size, each pixel the mean of four (fewer at odd ends). */
export function shrink(from: Float32Array, width: number, height: number): Plane {
  const w = Math.ceil(width / 2)
  const h = Math.ceil(height / 2)
  return kernel((temporary) => {
    const to = output(w * h, temporary)
    wasm.shrink(addressOf(from, temporary), to.at, width, height)
    return { plane: to.done(), width: w, height: h }
  })
}

/** A quarter of the size: half of half. */
export function quartered(from: Float32Array, width: number, height: number): Plane {
  const half = shrink(from, width, height)
  return shrink(half.plane, half.width, half.height)
}

/** A smaller copy of any size, each pixel the mean of those it stands for. */
export function meansOf(source: Float32Array, from: Size, { width, height }: Size): Float32Array {
  return kernel((temporary) => {
    const to = output(width * height, temporary)
    const columns = addressOf(edgesOf(from.width, width), temporary)
    const rows = addressOf(edgesOf(from.height, height), temporary)
    wasm.means(addressOf(source, temporary), from.width, to.at, width, height, columns, rows)
    return to.done()
  })
}

/** Where each of so many pixels begins among those of a larger copy, and where the last ends. */
function edgesOf(large: number, small: number): Int32Array {
  return Int32Array.from({ length: small + 1 }, (_, at) => Math.floor((at * large) / small))
}

/** Twice the size (as `shrink` halved it), bilinear between the centres of pixels. */
export function enlarge(
  from: Float32Array,
  fromWidth: number,
  fromHeight: number,
  width: number,
  height: number,
): Float32Array {
  return kernel((temporary) => {
    const to = output(width * height, temporary)
    const line = temporary.floats(fromWidth + 16, false).byteOffset
    wasm.enlarge(addressOf(from, temporary), fromWidth, fromHeight, to.at, width, height, line)
    return to.done()
  })
}

/** Bilinear between the centres of pixels; beyond the sides the last pixel. */
export function sampleAt(plane: Float32Array, width: number, height: number, x: number, y: number): number {
  const px = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x
  const py = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y
  const x0 = px | 0
  const y0 = py | 0
  const tx = px - x0
  const at = y0 * width + x0
  // A plane of one column or row has no neighbours there.
  const right = width > 1 ? 1 : 0
  const below = height > 1 ? at + width : at
  const a = plane[at]!
  const upper = a + (plane[at + right]! - a) * tx
  const c = plane[below]!
  const lower = c + (plane[below + right]! - c) * tx
  return upper + (lower - upper) * (py - y0)
}

/** `sampleAt` for several planes at the same place: where it lies between pixels is worked out once. */
export class Bilinear {
  readonly #width: number
  readonly #right: number
  readonly #below: number
  readonly #lastX: number
  readonly #lastY: number
  #at = 0
  #tx = 0
  #ty = 0

  constructor({ width, height }: { width: number; height: number }) {
    this.#width = width
    this.#right = width > 1 ? 1 : 0
    this.#below = height > 1 ? width : 0
    this.#lastX = width - 1.001
    this.#lastY = height - 1.001
  }

  moveTo(x: number, y: number): void {
    const px = x < 0 ? 0 : x > this.#lastX ? this.#lastX : x
    const py = y < 0 ? 0 : y > this.#lastY ? this.#lastY : y
    const column = px | 0
    const row = py | 0
    this.#at = row * this.#width + column
    this.#tx = px - column
    this.#ty = py - row
  }

  of(plane: Float32Array): number {
    const at = this.#at
    const below = at + this.#below
    const tx = this.#tx
    const a = plane[at]!
    const upper = a + (plane[at + this.#right]! - a) * tx
    const c = plane[below]!
    const lower = c + (plane[below + this.#right]! - c) * tx
    return upper + (lower - upper) * this.#ty
  }
}

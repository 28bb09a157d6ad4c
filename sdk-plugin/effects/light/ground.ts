import type { Normals } from '../kernels/normals.ts'
import type { Planes } from '../surface/paint.ts'

/** The relief and the colour of a plate for light that falls on it later; a byte a value, for the memory's sake. */
export interface Ground {
  width: number
  height: number
  /** Slopes to the right and down, 127 being upright. */
  nx: Int8Array
  ny: Int8Array
  /** Square roots of the colour, 255 being white. */
  r: Uint8Array
  g: Uint8Array
  b: Uint8Array
}

export function groundOf(width: number, height: number, normals: Normals, { r, g, b }: Planes): Ground {
  return { width, height, nx: slope(normals.x), ny: slope(normals.y), r: root(r), g: root(g), b: root(b) }
}

/** A ground as one row of words, for the shelf. */
export function wordsOfGround({ nx, ny, r, g, b }: Ground): Int32Array {
  const words = new Int32Array(Math.ceil((5 * nx.length) / 4))
  const bytes = new Uint8Array(words.buffer)
  for (const [at, plane] of [nx, ny, r, g, b].entries()) {
    bytes.set(new Uint8Array(plane.buffer, plane.byteOffset, plane.length), at * nx.length)
  }
  return words
}

export function groundFrom({ buffer, byteOffset }: Int32Array, width: number, height: number): Ground {
  const length = width * height
  const [r, g, b] = [2, 3, 4].map((at) => new Uint8Array(buffer, byteOffset + at * length, length))
  const [nx, ny] = [0, 1].map((at) => new Int8Array(buffer, byteOffset + at * length, length))
  return { width, height, nx: nx!, ny: ny!, r: r!, g: g!, b: b! }
}

/** Slopes as bytes. */
export function slope(plane: Float32Array): Int8Array {
  const out = new Int8Array(plane.length)
  for (let at = 0; at < out.length; at++) out[at] = plane[at]! * 127 + (plane[at]! < 0 ? -0.5 : 0.5)
  return out
}

function root(plane: Float32Array): Uint8Array {
  const out = new Uint8Array(plane.length)
  for (let at = 0; at < out.length; at++) {
    const value = Math.sqrt(Math.max(0, plane[at]!)) * 255 + 0.5
    out[at] = value > 255 ? 255 : value
  }
  return out
}

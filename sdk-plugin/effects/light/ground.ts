import type { Normals } from '../kernels/normals.ts'
import { bytesOf, wordsOfBytes } from '../shelf.ts'
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

/** A ground as the shelf takes it, a part for each plane. */
export function partsOfGround({ nx, ny, r, g, b }: Ground): Int32Array[] {
  return [nx, ny, r, g, b].map(wordsOfBytes)
}

export function groundFrom(parts: readonly Int32Array[], width: number, height: number): Ground {
  const [nx, ny, r, g, b] = parts.map((part) => bytesOf(part, width * height))
  const slopes = ({ buffer, byteOffset, length }: Uint8Array) => new Int8Array(buffer, byteOffset, length)
  return { width, height, nx: slopes(nx!), ny: slopes(ny!), r: r!, g: g!, b: b! }
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

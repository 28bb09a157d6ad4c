import type { Area } from './crop.ts'
import { addressOf, inPlace, kernel } from './memory.ts'
import type { Planes } from './stand.ts'
import { wasm } from './wasm.ts'

/** What hair looks like about each place, at half the size of what it is of. */
export interface HairAround {
  width: number
  height: number
  /** How far within a place is, 0 to 1. */
  soft: Float32Array
  /** How light the hair next to a place is. */
  light: Float32Array
  /** Colours of the hair further in. */
  inner: Planes
}

export interface Carrying {
  /** A photo, changed in this part of it, whose width is a multiple of four. */
  photo: { width: number; r: Float32Array; g: Float32Array; b: Float32Array }
  part: Area
  /** How much of each pixel of the part is somebody. */
  share: Float32Array
  around: HairAround
  /** How much each row is changed, 0 to 1; as many rows as there are of these. */
  low: Float32Array
}

/** Gives hair at its edge the colours of that further in, as light and as dark beside what is next to it as it was. */
export function carryHair({ photo, part, share, around, low }: Carrying): void {
  const { width, height, soft, light, inner } = around
  kernel((temporary) => {
    const small = [share, soft, light, ...inner].map((plane) => addressOf(plane, temporary))
    const lines = temporary.floats((small.length - 1) * (width + 2), false).byteOffset
    const rows = addressOf(low, temporary)
    inPlace([photo.r, photo.g, photo.b], (planes) => {
      const corners = planes.map((at) => at + (part.top * photo.width + part.left) * 4)
      const fields = [part.width, low.length, width, height, ...small, lines, rows, ...corners, photo.width]
      wasm.carryHair(addressOf(Int32Array.from(fields), temporary))
    })
  })
}

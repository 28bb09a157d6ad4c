import type { Frame } from '../frame.ts'
import { DECODED } from '../light-codes.ts'
import type { Plate } from '../photo/baked/plate.ts'
import { unpackInto } from './compact.ts'
import { addressOf, type Arena, inPlace, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/** A photo, or a smaller copy of it. */
export interface Level {
  width: number
  height: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

/** What is shown in a slot. */
export interface Shown {
  /** The photo, and ever smaller copies of it, each half as wide and high as the one before. */
  copies: readonly Level[]
  gain: number
}

/** A look that is spread over more than this share of a pixel reads a smaller copy. */
export const SHARP = 0.75

/** Numbers that the kernel is told of a slot, and of a copy. */
const [SHOWN_FIELDS, COPY_FIELDS] = [3, 3]

/**
 * The place with its photos: `light + weight × photo(u, v)` for each pixel, in linear light.
 *
 * @param frame Of the plate's size
 * @param shown By the number of the slot; a slot without anything stays dark
 */
export function composePlate(frame: Frame, plate: Plate, shown: readonly (Shown | undefined)[]): void {
  unpackInto(frame, plate.light)
  const { box, weight, grid, scale } = plate
  const { r, g, b, width, height } = frame
  kernel((temporary) => {
    const slots = slotsIn(shown, temporary)
    const weights = bytesIn(weight, temporary)
    const cells = [grid.u, grid.v, grid.blur, grid.slot].map((plane) => bytesIn(plane, temporary))
    const tones = addressOf(DECODED, temporary)
    inPlace([r, g, b], (planes) => {
      const area = [box.left, box.top, box.width, box.height]
      const fields = [...planes, width, height, weights, ...area, ...cells, grid.columns, grid.rows, slots, tones]
      wasm.compose(addressOf(Int32Array.from(fields), temporary), 1 / scale)
    })
  })
}

/** Of each of the 256 slots that a grid may name. */
function slotsIn(shown: readonly (Shown | undefined)[], temporary: Arena): number {
  const slots = temporary.integers(256 * SHOWN_FIELDS).fill(0)
  const gains = new Float32Array(slots.buffer, slots.byteOffset, slots.length)
  for (const [slot, each] of shown.entries()) {
    if (!each) continue
    const copies = each.copies.flatMap((copy) => [wovenIn(copy, temporary), copy.width, copy.height])
    slots[slot * SHOWN_FIELDS] = addressOf(Int32Array.from(copies), temporary)
    slots[slot * SHOWN_FIELDS + 1] = copies.length / COPY_FIELDS
    gains[slot * SHOWN_FIELDS + 2] = each.gain
  }
  return slots.byteOffset
}

/** Pixels of four numbers beside each other: one is read at once. */
function wovenIn({ width, height, r, g, b }: Level, temporary: Arena): number {
  const to = temporary.floats(width * height * 4, false).byteOffset
  const [red, green, blue] = [r, g, b].map((plane) => addressOf(plane, temporary)) as [number, number, number]
  wasm.weave(red, green, blue, 0, to, width * height)
  return to
}

function bytesIn(values: Uint8Array | Uint16Array, temporary: Arena): number {
  const to = temporary.bytes(values.byteLength)
  to.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
  return to.byteOffset
}

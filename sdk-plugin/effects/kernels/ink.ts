import { LIGHT } from '../colour.ts'
import type { Frame } from '../frame.ts'
import type { Layer } from '../photo/artwork/draw.ts'
import { addressOf, type Arena, inPlace, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/** A value for each pixel of the row at a height, from one up to another; the next call may write over it. */
interface Rows {
  at(y: number, from?: number, to?: number): Float32Array
}

export interface Inking {
  /** `ink` is printed on what is there and takes its tone; `light` shines; `over` covers. */
  blend: 'over' | 'ink' | 'light'
  opacity: number
  /** Ink that has not held: what is left of it where both noises are 0, less six tenths of them. */
  wear?: { left: number; grain: Rows; clouds: Rows } | undefined
  /** A rough ground whose ridges alone take ink, most where it is dragged; `press` is how hard the hand presses. */
  drag?: { tooth: number; ridges: Rows; press: Rows } | undefined
}

/** As the kernel numbers them. */
const BLENDS = { over: 0, ink: 1, light: 2 } as const

/** Lays a drawing of the frame's width on the frame. */
export function layInk({ r, g, b, width }: Frame, { first, pixels }: Layer, how: Inking): void {
  if (width % 4 !== 0) throw new RangeError(`The width of a frame is a multiple of four, not ${width}.`)
  kernel((temporary) => {
    const bytes = temporary.bytes(pixels.length)
    bytes.set(pixels)
    const shares = temporary.floats(width, false).byteOffset
    const light = addressOf(LIGHT, temporary)
    const rub = rubber(temporary, shares, width, how)
    inPlace([r, g, b], ([toR, toG, toB]) => {
      for (let from = 0, y = first; from < pixels.length; from += 4 * width, y++) {
        const tones = bytes.byteOffset + from
        const inked = wasm.amounts(tones, shares, width, how.opacity)
        if (inked === 0) continue
        rub(y, inked & 0xffff, inked >>> 16)
        const at = y * width * 4
        wasm.ink(toR! + at, toG! + at, toB! + at, tones, shares, width, light, BLENDS[how.blend])
      }
    })
  })
}

/** What takes ink away from the shares of a row, from a pixel up to another. */
function rubber(
  temporary: Arena,
  shares: number,
  width: number,
  { wear, drag }: Inking,
): (y: number, from: number, to: number) => void {
  if (!wear && !drag) return () => undefined
  return (y, from, to) => {
    if (wear) {
      const grain = addressOf(wear.grain.at(y, from, to), temporary)
      const clouds = addressOf(wear.clouds.at(y, from, to), temporary)
      wasm.wear(shares, grain, clouds, width, wear.left)
    }
    if (drag) {
      const ridges = addressOf(drag.ridges.at(y, from, to), temporary)
      const press = addressOf(drag.press.at(y, from, to), temporary)
      wasm.drag(shares, ridges, press, width, drag.tooth)
    }
  }
}

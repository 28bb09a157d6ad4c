import { addressOf, type Arena, copied, inPlace, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/** Light that the brightest entry of a tone table stands for. */
export const BRIGHTEST = 8
export const TABLE = 8192

export interface Film {
  width: number
  height: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
  /** Factors of red, green and blue: exposure and tint. */
  gains: readonly [number, number, number]
  vignette: number
  saturation: number
  /** Standard deviation of the grain in middle tones, in bytes; a third of it in black and white. */
  grain: number
  /** sRGB × 255 by the square root of the light, TABLE + 2 entries up to BRIGHTEST. */
  table: Float32Array
}

/** Light as RGB bytes, rows from the top. Widths are multiples of four. */
export function developBytes(film: Film): Buffer {
  return kernel((temporary) => copied(developIn(temporary, film)))
}

/** The same in the kernels' memory, where four bytes beyond the end can be read. */
export function developIn(temporary: Arena, { width, height, r, g, b, ...film }: Film): Uint8Array {
  if (width % 4 !== 0) throw new RangeError(`The width of a frame is a multiple of four, not ${width}.`)
  const { gains, vignette, saturation, grain, table } = film
  const bytes = temporary.bytes(width * height * 3)
  const planes = [r, g, b].map((plane) => addressOf(plane, temporary)) as [number, number, number]
  const [red, green, blue] = gains
  const tone = addressOf(table, temporary)
  const scale = TABLE / Math.sqrt(BRIGHTEST)
  // prettier-ignore
  wasm.develop(
    ...planes, width, height, red, green, blue, vignette, saturation, grain, tone, BRIGHTEST, scale, bytes.byteOffset,
  )
  return bytes
}

/** Keeps what a plane has beyond `from`, at most `most`. False when there is nothing. */
export function keepExcess(plane: Float32Array, from: number, most: number): boolean {
  let any = false
  inPlace([plane], ([at]) => (any = wasm.excess(at!, plane.length, from, most) !== 0))
  return any
}

/** plane = plane × factor + other × share, in place. */
export function blendInto(plane: Float32Array, factor: number, other: Float32Array, share: number): void {
  kernel((temporary) => {
    const more = addressOf(other, temporary)
    inPlace([plane], ([at]) => wasm.blend(at!, factor, more, share, plane.length))
  })
}

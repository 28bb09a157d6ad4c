import { LIGHT } from '../colour.ts'
import type { Area } from './crop.ts'
import { addressOf, inPlace, kernel, output } from './memory.ts'
import { wasm } from './wasm.ts'

interface Colours {
  width: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

/**
 * Lays drawn hairs on part of a picture and on the mask of who is in it, in place.
 *
 * @param drawn RGBA bytes of the part
 */
export function layHairs(
  { width: stride, r, g, b }: Colours,
  mask: Float32Array,
  { left, top, width, height }: Area,
  drawn: Uint8ClampedArray,
): void {
  kernel((temporary) => {
    const bytes = temporary.bytes(drawn.length)
    bytes.set(drawn)
    const light = addressOf(LIGHT, temporary)
    inPlace([r, g, b, mask], (planes) => {
      for (let y = 0; y < height; y++) {
        const first = 4 * ((top + y) * stride + left)
        const [red, green, blue, theirs] = planes.map((at) => at + first) as [number, number, number, number]
        wasm.layHairs(bytes.byteOffset + 4 * y * width, red, green, blue, theirs, width, light)
      }
    })
  })
}

/**
 * Makes an edge one strand by strand, in place: locks that are lighter than what is around have more of it.
 *
 * @param edge 0 outside, 1 within
 * @param light How light each pixel looks, and the same blurred
 */
export function strandEdge(edge: Float32Array, light: Float32Array, around: Float32Array): void {
  kernel((temporary) => {
    const [own, other] = [addressOf(light, temporary), addressOf(around, temporary)]
    inPlace([edge], ([at]) => wasm.strandEdge(at!, own, other, edge.length))
  })
}

/**
 * The slopes of the light of who is in part of a picture: across times across, down times down, across times down. Nothing
 * at the part's ends, and where others are or nobody is.
 */
export function slopesWithin(
  { width: stride, r, g, b }: Colours,
  mask: Float32Array,
  { left, top, width, height }: Area,
): readonly [across: Float32Array, down: Float32Array, both: Float32Array] {
  return kernel((temporary) => {
    const [red, green, blue, theirs] = [r, g, b, mask].map((each) => addressOf(each, temporary)) as [
      number,
      number,
      number,
      number,
    ]
    const length = width * height
    const light = temporary.floats(length, false).byteOffset
    for (let y = 0; y < height; y++) {
      const first = 4 * ((top + y) * stride + left)
      wasm.rootRow(red + first, green + first, blue + first, light + 4 * y * width, width)
    }
    const [across, down, both] = [
      output(length, temporary, true),
      output(length, temporary, true),
      output(length, temporary, true),
    ]
    for (let y = 1; y < height - 1; y++) {
      const row = 4 * y * width
      const first = theirs + 4 * ((top + y) * stride + left)
      wasm.slopeRow(light + row, first, width, across.at + row, down.at + row, both.at + row)
    }
    return [across.done(), down.done(), both.done()]
  })
}

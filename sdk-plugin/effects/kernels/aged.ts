import { type Arena, inPlace, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/** Codes for how paper takes the light (one is `LIGHT_CODES`), how brown and how worn it is: a byte a pixel each. */
export interface Years {
  light: Uint8Array
  age: Uint8Array
  bare: Uint8Array
}

export const LIGHT_CODES = 200

/**
 * Ages the planes of a picture in place. The number of pixels is a multiple of four.
 *
 * @param lost What the tint takes of each plane, below 0
 * @param fibre The light of bare fibres in each
 */
export function agePlanes(
  planes: readonly Float32Array[],
  { light, age, bare }: Years,
  lost: readonly number[],
  fibre: readonly number[],
): void {
  if (light.length % 4 !== 0) throw new RangeError(`Pixels to age are a multiple of four, not ${light.length}.`)
  kernel((temporary) => {
    const [lit, brown, worn] = [light, age, bare].map((codes) => placed(codes, temporary)) as [number, number, number]
    inPlace(planes, (addresses) => {
      addresses.forEach((at, plane) => {
        wasm.weather(at, lit, brown, worn, light.length, LIGHT_CODES, lost[plane]!, fibre[plane]!)
      })
    })
  })
}

function placed(codes: Uint8Array, temporary: Arena): number {
  const bytes = temporary.bytes(codes.length)
  bytes.set(codes)
  return bytes.byteOffset
}

import type { Rgb } from '../colour.ts'
import { newFrame } from '../frame.ts'
import { Kept } from '../kept.ts'
import { packed, unpackInto } from '../kernels/compact.ts'
import { scratch } from '../kernels/memory.ts'
import { numbersOf, shelved, wordsOf } from '../shelf.ts'
import { PLATES, type PlateName } from './index.ts'

/** Drawn plates that are kept, in pixels: four numbers each. */
const KEPT_PIXELS = 1_100_000
const kept = new Kept<Float32Array>(KEPT_PIXELS, ({ length }) => length / 4)

/** Height, red, green and blue of each pixel of a plate, side by side. */
export function texelsOf(
  kind: PlateName,
  colours: readonly Rgb[] | undefined,
  width: number,
  height: number,
  scale: number,
): Float32Array {
  const key = JSON.stringify([kind, colours, width, height, scale])
  const { draw, colours: own } = PLATES[kind]
  return kept.get(key, () => {
    const [heights, light] = shelved(`plate ${key}`, () => {
      const drawn = draw(width, height, scale, colours ?? own)
      return [wordsOf(drawn.heights), packed(drawn.colour)]
    })
    return sideBySide(numbersOf(heights!), light!)
  })
}

function sideBySide(heights: Float32Array, light: Int32Array): Float32Array {
  const texels = new Float32Array(heights.length * 4)
  scratch(() => {
    const { r, g, b } = newFrame(heights.length, 1)
    unpackInto({ r, g, b }, light)
    for (let at = 0, to = 0; at < heights.length; at++, to += 4) {
      texels[to] = heights[at]!
      texels[to + 1] = r[at]!
      texels[to + 2] = g[at]!
      texels[to + 3] = b[at]!
    }
  })
  return texels
}

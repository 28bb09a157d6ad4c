import type { Plane, Size } from '../../vision/planes.ts'
import { addressOf, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/** Mean over a square window of (2 × radius + 1)², cut off at the edges. An array of its own. */
export function boxMean(source: Plane, width: number, height: number, radius: number): Plane {
  return kernel((temporary) => {
    const to = temporary.floats(source.length, false)
    const sums = temporary.floats(2 * (width + 4), false).byteOffset
    wasm.boxMean(addressOf(source, temporary), to.byteOffset, width, height, radius, sums)
    return to.slice()
  })
}

/** Bilinear: for planes that are smooth or made larger. An array of its own, or the same plane if the size is. */
export function resizePlane(source: Plane, from: Size, to: Size): Plane {
  if (from.width === to.width && from.height === to.height) return source
  return kernel((temporary) => {
    const made = temporary.floats(to.width * to.height, false)
    const [columns, line] = [3 * to.width, from.width + 4].map((length) => temporary.floats(length, false).byteOffset)
    const start = addressOf(source, temporary)
    wasm.resize(start, from.width, from.height, made.byteOffset, to.width, to.height, columns!, line!)
    return made.slice()
  })
}

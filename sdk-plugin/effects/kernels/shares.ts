import { addressOf, inPlace, kernel, output } from './memory.ts'
import { wasm } from './wasm.ts'

/**
 * How far each value is on its way from one to another, smoothly.
 *
 * @param least Is added to all of them: weights are never quite nothing. Default 0
 */
export function sharesBetween(values: Float32Array, from: number, to: number, least = 0): Float32Array {
  return kernel((temporary) => {
    const made = output(values.length, temporary)
    wasm.easeShares(addressOf(values, temporary), made.at, values.length, from, 1 / (to - from), least)
    return made.done()
  })
}

/** Each value times its weight. */
export function weighed(values: Float32Array, weights: Float32Array): Float32Array {
  return kernel((temporary) => {
    const made = output(values.length, temporary)
    wasm.weigh(addressOf(values, temporary), addressOf(weights, temporary), made.at, values.length)
    return made.done()
  })
}

/** Divides values by their weights, in place. */
export function unweigh(values: Float32Array, weights: Float32Array): void {
  kernel((temporary) => {
    const by = addressOf(weights, temporary)
    inPlace([values], ([at]) => wasm.unweigh(at!, by, values.length))
  })
}

/** Where an edge is, and how much of themselves pixels keep there. */
export interface KeptEdge {
  /** The mask from and up to which a pixel lies on the edge. */
  edge: readonly [number, number]
  /** The mask at which nothing of it is kept, and at which all is. */
  kept: readonly [number, number]
}

/** Lays one plane on another along the edge of a mask, in place. */
export function layAtEdge(own: Float32Array, other: Float32Array, mask: Float32Array, { edge, kept }: KeptEdge): void {
  kernel((temporary) => {
    const [from, theirs] = [addressOf(other, temporary), addressOf(mask, temporary)]
    inPlace([own], ([at]) => {
      wasm.layAtEdge(at!, from, theirs, mask.length, ...edge, kept[0], 1 / (kept[1] - kept[0]))
    })
  })
}

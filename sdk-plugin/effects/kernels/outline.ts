import { addressOf, inPlace, kernel, output } from './memory.ts'
import { wasm } from './wasm.ts'

/** A shape made fatter by `pixels`: its distance, and the coverage that follows from it. */
export function grown(distance: Float32Array, pixels: number): { distance: Float32Array; coverage: Float32Array } {
  return kernel((temporary) => {
    const far = output(distance.length, temporary)
    const covered = output(distance.length, temporary)
    wasm.grow(addressOf(distance, temporary), far.at, covered.at, distance.length, pixels)
    return { distance: far.done(), coverage: covered.done() }
  })
}

/**
 * How far each place is open to the sky, 0 to 1: what lies below its surroundings is not.
 *
 * @param around The heights, softened; written over.
 * @param factor How much a pixel of depth darkens
 */
export function opennessOf(heights: Float32Array, around: Float32Array, factor: number): Float32Array {
  kernel((temporary) => {
    const from = addressOf(heights, temporary)
    inPlace([around], ([at]) => wasm.openness(from, at!, around.length, factor))
  })
  return around
}

import type { Size } from '../../vision/planes.ts'
import { addressOf, kernel } from './memory.ts'
import { wasm } from './wasm.ts'

/** What it costs to part each pixel from its neighbours: to the right, below to the left, below, below to the right. */
export type Edges = readonly Float32Array[]

/** Numbers of four bytes that the kernel keeps of a node. */
const WORK = 14

/**
 * The cheapest cut of a picture in two.
 *
 * @param leanings how much dearer each pixel is as background than as foreground
 * @returns 1 for foreground, a value a pixel
 */
export function cheapestCut(leanings: Float32Array, { width, height }: Size, edges: Edges): Uint8Array {
  return kernel((temporary) => {
    const [east, southwest, south, southeast] = edges.map((each) => addressOf(each, temporary))
    const work = temporary.floats((width + 2) * (height + 2) * WORK)
    const labels = temporary.bytes(width * height)
    const from = addressOf(leanings, temporary)
    // prettier-ignore
    wasm.cut(from, east!, southwest!, south!, southeast!, width, height, work.byteOffset, labels.byteOffset)
    return labels.slice()
  })
}

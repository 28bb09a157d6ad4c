import type { Size } from '../../../vision/planes.ts'
import type { Edges } from '../cut.ts'
import { GridCut } from './max-flow.ts'

/** The steps to half of the neighbours and the arcs that go there. */
const FORWARD = [
  [1, 0, 4],
  [-1, 1, 5],
  [0, 1, 6],
  [1, 1, 7],
] as const

/** What `../cut.ts` says, readable: the kernel is held to it. */
export function cheapestCut(leanings: Float32Array, { width, height }: Size, edges: Edges): Uint8Array {
  const cut = new GridCut(width, height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) cut.terminal[cut.node(x, y)] = leanings[i]!
  for (const [k, [dx, dy, direction]] of FORWARD.entries()) {
    const weights = edges[k]!
    for (let y = 0; y + dy < height; y++) {
      for (let x = Math.max(0, -dx); x + Math.max(0, dx) < width; x++) {
        const weight = weights[y * width + x]!
        cut.arcs[cut.node(x, y) * 8 + direction] = weight
        cut.arcs[cut.node(x + dx, y + dy) * 8 + 7 - direction] = weight
      }
    }
  }
  cut.run()
  const labels = new Uint8Array(width * height)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) labels[i] = Number(cut.isSource(cut.node(x, y)))
  return labels
}

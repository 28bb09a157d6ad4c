import type { Slab } from '../light/slab.ts'
import type { Clear } from '../light/slab-view.ts'
import { addressOf, type Arena } from './memory.ts'

/** Eight-byte numbers that the kernels of slabs are told in memory, at the most. */
const FIELDS = 80
const MOST_CUTS = 4

/** The address of numbers in memory. */
export function blockOf(numbers: readonly number[], temporary: Arena): number {
  const { buffer, byteOffset } = temporary.floats(FIELDS * 2, false)
  new Float64Array(buffer, byteOffset, FIELDS).set(numbers)
  return byteOffset
}

/** As `Field` in assembly/slab.ts names them. */
export function shapeOf(slab: Slab, { ior }: Clear, temporary: Arena): number[] {
  const { x, y, width, height, slopes, thick, round, back, step, cuts } = slab
  const planes = [slab.distance, slopes.x, slopes.y].map((plane) => addressOf(plane, temporary))
  const facets = Array.from({ length: MOST_CUTS }, (_, at) => {
    const facet = Math.PI / 2 / Math.max(1, cuts)
    const turn = (at + 0.5) * facet
    return [Math.sin(turn), Math.cos(turn), Math.tan((at + 1) * facet)]
  })
  return [x, y, width, height, ...planes, thick, round, back, step, ior, cuts, ...facets.flat()]
}

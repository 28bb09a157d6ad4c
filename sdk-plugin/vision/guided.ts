import { resizePlane } from './planes.ts'
import type { Plane, Size } from './planes.ts'

export { fitGuided } from '../effects/kernels/guided.ts'

export type Colours = readonly [Plane, Plane, Plane]

/** A plane as a local linear function of three others: `a · colours + b` at every pixel. */
export interface LocalLinear {
  a: Colours
  b: Plane
}

/** The filtered plane; a fit made on a smaller copy is enlarged, which keeps the edges of the larger guide. */
export function applyGuided({ a, b }: LocalLinear, from: Size, guide: Colours, to: Size): Plane {
  const [ar, ag, ab, offset] = [...a, b].map((plane) => resizePlane(plane, from, to)) as [Plane, Plane, Plane, Plane]
  const [r, g, blue] = guide
  return offset.map((value, i) => value + ar[i]! * r[i]! + ag[i]! * g[i]! + ab[i]! * blue[i]!)
}

import type { Size } from '../../vision/planes.ts'
import { channelsOf } from './channels.ts'
import type { Edges } from './cut.ts'
import { type Arena, kernel, plane } from './memory.ts'
import { wasm } from './wasm.ts'

/** Cost of a cut between two pixels of the same colour, against the colour models' logarithms. */
export const SMOOTHNESS = 40

/** The steps to half of a pixel's neighbours, in the order of `Edges`. */
const FORWARD = [
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const

/** Cheap to cut where colours change, measured by how much they change in this picture. @param lab CIELAB, interleaved */
export function edgeWeights(lab: Float32Array, size: Size): Edges {
  return kernel((temporary) => {
    const { steps, beta } = stepsIn(lab, size, temporary)
    return steps.map((values, way) => {
      const [dx, dy] = FORWARD[way]!
      wasm.partings(values.byteOffset, values.length, beta, SMOOTHNESS / Math.hypot(dx, dy))
      const edges = plane(values.length, false)
      edges.set(values)
      return edges
    })
  })
}

/** Squared differences from the neighbours, and one by twice their mean. */
function stepsIn(lab: Float32Array, { width, height }: Size, temporary: Arena) {
  const { at, stride } = channelsOf(lab, temporary)
  let sum = 0
  let count = 0
  const steps = FORWARD.map(([dx, dy]) => {
    const to = temporary.floats(width * height)
    const [first, across] = [Math.max(0, -dx), width - Math.abs(dx)]
    for (let y = 0; y + dy < height && across > 0; y++) {
      const from = 4 * (y * width + first)
      sum += wasm.unlikeRow(at + from, stride, 4 * (dy * width + dx), to.byteOffset + from, across)
      count += across
    }
    return to
  })
  return { steps, beta: count / (2 * sum + 1e-6) }
}

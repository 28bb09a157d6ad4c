import type { Size } from '../../../vision/planes.ts'
import type { Edges } from '../cut.ts'
import { SMOOTHNESS } from '../unlike.ts'

/** The steps to half of a pixel's neighbours, in the order of `Edges`. */
const FORWARD = [
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const

/** What `../unlike.ts` says, readable: the kernel is held to it. */
export function edgeWeights(lab: Float32Array, { width, height }: Size): Edges {
  const steps = FORWARD.map(() => new Float32Array(width * height))
  let [sum, count] = [0, 0]
  for (const [k, [dx, dy]] of FORWARD.entries()) {
    const values = steps[k]!
    for (let y = 0; y + dy < height; y++) {
      for (let x = Math.max(0, -dx); x + Math.max(0, dx) < width; x++) {
        const i = y * width + x
        const j = i + dy * width + dx
        const l = lab[i * 3]! - lab[j * 3]!
        const a = lab[i * 3 + 1]! - lab[j * 3 + 1]!
        const b = lab[i * 3 + 2]! - lab[j * 3 + 2]!
        const step = l * l + a * a + b * b
        values[i] = step
        sum += step
      }
      count += width - Math.abs(dx)
    }
  }
  const beta = count / (2 * sum + 1e-6)
  return steps.map((values, k) => {
    const reach = Math.hypot(FORWARD[k]![0], FORWARD[k]![1])
    for (let i = 0; i < values.length; i++) values[i] = (SMOOTHNESS / reach) * Math.exp(-beta * values[i]!) + 0.5
    return values
  })
}

import * as z from 'zod'
import { colour } from '../colour.ts'
import type { Frame } from '../frame.ts'
import type { Walls } from '../kernels/sweep.ts'

/** A line of light let into walls, all round the letters at the same depth. */
export const stripSchema = z.strictObject({
  /** How far back it runs, as a share of the walls' depth. */
  at: z.number().min(0).max(1),
  /** Its width, and how far its light reaches over the wall, as shares of that depth. */
  width: z.number().positive().max(0.5).default(0.06),
  reach: z.number().positive().max(1).default(0.16),
  colour: colour.default([1, 1, 1]),
  gain: z.number().min(0).max(20).default(2),
  /** Light on the wall beside it, as a share of its own. */
  wash: z.number().min(0).max(1).default(0.16),
})

type Strip = ReturnType<(typeof stripSchema)['parse']>

/** Where walls lie in the frame. */
interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** Adds the light of strips to walls that are already there. */
export function lightStrips(frame: Frame, place: Place, { coverage, depth }: Walls, strips: readonly Strip[]): void {
  const { width } = place
  const { r, g, b } = frame
  const lastX = Math.min(width - 1, frame.width - place.x)
  const lastY = Math.min(place.height - 1, frame.height - place.y)
  for (let y = Math.max(1, -place.y); y < lastY; y++) {
    for (let x = Math.max(1, -place.x), at = y * width + x; x < lastX; x++, at++) {
      const share = coverage[at]!
      if (share < 0.01) continue
      const t = depth[at]!
      // How much of the depth one pixel shows: walls seen at a grazing angle show all of it in a few.
      const pixel = Math.max(0.004, Math.min(0.5, steepness(coverage, depth, at, width)))
      const to = (y + place.y) * frame.width + x + place.x
      for (const { at: where, width: wide, reach, colour: tint, gain, wash } of strips) {
        const far = Math.abs(t - where)
        const whole = Math.min(1, Math.max(0, (wide / 2 - far) / pixel + 0.5)) * Math.min(1, wide / pixel)
        const soft = wash * Math.exp(-(far * far) / (reach * reach))
        const light = share * gain * (whole + soft)
        if (light < 0.002) continue
        r[to]! += tint[0] * light
        g[to]! += tint[1] * light
        b[to]! += tint[2] * light
      }
    }
  }
}

/** How much depth changes from a pixel to the next, within the walls. */
function steepness(coverage: Float32Array, depth: Float32Array, at: number, width: number): number {
  let steep = 0
  for (const beside of [at - 1, at + 1, at - width, at + width]) {
    if (coverage[beside]! < 0.5) continue
    const step = Math.abs(depth[beside]! - depth[at]!)
    // A leap is where one wall ends before another.
    if (step < 0.4 && step > steep) steep = step
  }
  return steep
}

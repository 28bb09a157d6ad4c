import * as z from 'zod'
import { smoothstep } from '../colour.ts'
import { hypot } from '../hypot.ts'
import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import type { Walls } from '../kernels/sweep.ts'

/** A bead or, with less than no rise, a groove that runs along walls, all round the letters at the same depth. */
export const mouldingSchema = z.strictObject({
  /** How far back its middle lies, and its width, as shares of the walls' depth. */
  at: z.number().min(0).max(1),
  width: z.number().positive().max(1).default(0.16),
  /** How steep its flanks are. */
  rise: z.number().min(-1).max(1).default(0.6),
})

type Moulding = z.output<typeof mouldingSchema>

/** Where walls lie, in pixels of the frame. */
interface Place {
  x: number
  y: number
  width: number
  height: number
  em: number
}

/** Walls that turn away from the viewer by more would mirror what is behind the letters. */
const LEAST = 0.06
const MOST = 0.97
/** Pixels. */
const SOFT = 1.8

/** Tilts the walls' normals to and from the viewer: across mouldings, and from place to place as no sheet is quite flat. */
export function mould(
  { coverage, depth, normals }: Walls,
  place: Place,
  mouldings: readonly Moulding[],
  uneven: number,
) {
  const { width, height, em } = place
  const swirls = noiseTile('swirls')
  const k = 220 / em
  const evened = evenedDepth(coverage, depth, width, height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (coverage[at]! < 0.01) continue
      const before = normals.z[at]!
      let z = before
      for (const moulding of mouldings) {
        const wide = moulding.width / Math.max(1e-4, steepness(evened, at, width))
        z += tilt(evened[at]! - moulding.at, moulding) * smoothstep(2, 6, wide)
      }
      if (uneven > 0) z += uneven * noiseAt(swirls, (x + place.x) * k, (y + place.y) * k)
      z = Math.min(MOST, Math.max(LEAST, z))
      const flat = Math.sqrt(1 - z * z) / Math.max(1e-4, hypot(normals.x[at]!, normals.y[at]!))
      normals.x[at]! *= flat
      normals.y[at]! *= flat
      normals.z[at] = z
    }
  }
}

/** Of the flank before its middle to the viewer, of the one behind it away from him. */
function tilt(far: number, { width, rise }: Moulding): number {
  const t = (2 * far) / width
  return t <= -1 || t >= 1 ? 0 : -rise * Math.sin(Math.PI * t)
}

/** How much depth changes from a pixel to the next. */
function steepness(depth: Float32Array, at: number, width: number): number {
  const across = Math.abs((depth[at + 1] ?? 0) - (depth[at - 1] ?? 0))
  const down = Math.abs((depth[at + width] ?? 0) - (depth[at - width] ?? 0))
  return 0.5 * hypot(across, down)
}

/** Depth without the steps that a slanted edge gives it from pixel to pixel. */
function evenedDepth(coverage: Float32Array, depth: Float32Array, width: number, height: number): Float32Array {
  const weighed = plane(depth.length)
  for (let at = 0; at < depth.length; at++) weighed[at] = depth[at]! * coverage[at]!
  const [sum, share] = [blur(weighed, width, height, SOFT), blur(coverage, width, height, SOFT)]
  for (let at = 0; at < depth.length; at++) if (coverage[at]! > 0) sum[at]! /= share[at]!
  return sum
}

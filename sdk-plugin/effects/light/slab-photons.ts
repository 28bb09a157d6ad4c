import type { Frame } from '../frame.ts'
import { plane } from '../kernels/memory.ts'
import { reflect, refract } from './slab-bend.ts'
import { normal, ray, type Slab, turnNormal, X, Y, Z } from './slab.ts'
import { cross } from './slab-march.ts'
import type { Clear } from './slab-view.ts'

/** Where the eye is, as in `View`. */
export interface Eye {
  eyeX: number
  eyeY: number
  far: number
}

/** Pixels between two rays. */
export const APART = 2.8
const MOST_TURNS = 2

/** Where rays that never came to the ground count as having come. */
export const FAR = 1e6
/** Rays that come to the ground farther apart than this, in pixels, are laid softly, or they would be seen one by one. */
export const PARTED = 2.6 * APART
/** Pixels for one of the grid for rays that part. */
export const COARSE = 4

/** Planes for what is thrown on the ground, at full size and at a part of it. */
export interface Grid {
  step: number
  width: number
  height: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

export function gridOf({ width, height }: Frame, step: number): Grid {
  const [w, h] = [Math.ceil(width / step) + 2, Math.ceil(height / step) + 2]
  return { step, width: w, height: h, r: plane(w * h), g: plane(w * h), b: plane(w * h) }
}

/** A pixel's part of a grid. */
export function between(plane: Float32Array, { width, step }: Grid, x: number, y: number): number {
  const u = x / step
  const v = y / step
  const x0 = u | 0
  const y0 = v | 0
  const tx = u - x0
  const at = y0 * width + x0
  const upper = plane[at]! + (plane[at + 1]! - plane[at]!) * tx
  const lower = plane[at + width]! + (plane[at + width + 1]! - plane[at + width]!) * tx
  return (upper + (lower - upper) * (v - y0)) / (step * step)
}

/** Whether the outline is within reach of a ray that starts here. */
export function mayMeet({ x, y, width, height, distance }: Slab, px: number, py: number, reach: number): boolean {
  const u = Math.round(px - x)
  const v = Math.round(py - y)
  return u < 0 || v < 0 || u >= width || v >= height || distance[v * width + u]! > -reach
}

/** Follows the ray at work from where it enters; returns its way through the glass, or -1 where it is lost. */
export function passThrough(slab: Slab, clear: Clear, stands = false): number {
  turnNormal(slab)
  if (!refract(1 / clear.ior, 1)) return -1
  let path = 0
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    path += cross(slab)
    // What lies on the ground is not left through its back: the light is there.
    if (!stands && ray[Z]! < -slab.thick + 1) return path
    turnNormal(slab)
    if (refract(clear.ior, -1)) return path
    reflect()
    ray[X]! -= normal[X]!
    ray[Y]! -= normal[Y]!
    ray[Z]! -= normal[Z]!
  }
  return -1
}

/** Where in the frame the place of the ground at work is seen. */
export const landed = new Float64Array(2)

/** Adds light where the place at work is seen. */
export function splat({ r, g, b, step, width, height }: Grid, red: number, green: number, blue: number): void {
  const x = landed[X]! / step
  const y = landed[Y]! / step
  if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) return
  const x0 = x | 0
  const y0 = y | 0
  const tx = x - x0
  const ty = y - y0
  for (let corner = 0; corner < 4; corner++) {
    const at = (y0 + (corner >> 1)) * width + x0 + (corner & 1)
    const share = (corner & 1 ? tx : 1 - tx) * (corner >> 1 ? ty : 1 - ty)
    r[at]! += red * share
    g[at]! += green * share
    b[at]! += blue * share
  }
}

import { addressOf, kernel, output } from './memory.ts'
import type { Normals } from './normals.ts'
import { wasm } from './wasm.ts'
import { hypot } from '../hypot.ts'

/** Where the back of a shape comes to lie. Pixels of its planes. */
export interface Sweep {
  dx: number
  dy: number
  /** How much smaller the back is, towards the vanishing point. */
  shrink: number
  /** The vanishing point. */
  vx: number
  vy: number
}

export interface Walls {
  coverage: Float32Array
  /** 0 at the front, 1 at the back. */
  depth: Float32Array
  normals: Normals
}

/** How much a wall leans to the viewer: without it, it would mirror nothing but the scene behind. */
export const LEAN = 0.55

/**
 * Walls behind a shape: for each pixel beside it, walks along the sweep until it meets the shape.
 *
 * @param smooth The distance, softened: the walls' normals come from it.
 */
export function sweepWalls(
  distance: Float32Array,
  smooth: Float32Array,
  width: number,
  height: number,
  sweep: Sweep,
): Walls {
  const { dx, dy, shrink, vx, vy } = sweep
  const reach = hypot(dx, dy) + shrink * hypot(Math.max(vx, width - vx), Math.max(vy, height - vy)) + 1
  return kernel((temporary) => {
    const [coverage, depth, nx, ny] = [0, 1, 2, 3].map(() => output(distance.length, temporary, true))
    const nz = output(distance.length, temporary)
    const from = addressOf(distance, temporary)
    const soft = addressOf(smooth, temporary)
    const flat = Math.sqrt(1 - LEAN * LEAN)
    // prettier-ignore
    wasm.sweep(
      from, soft, width, height, dx, dy, shrink, vx, vy, reach, flat, coverage!.at, depth!.at, nx!.at, ny!.at,
    )
    const z = nz.done().fill(LEAN)
    return { coverage: coverage!.done(), depth: depth!.done(), normals: { x: nx!.done(), y: ny!.done(), z } }
  })
}

import { sampleAt } from '../resample.ts'
import { LEAN, type Sweep, type Walls } from '../sweep.ts'

/** A wall seen at a grazing angle is walked along in steps of half a pixel. */
const MOST_STEPS = 160

/** What `../sweep.ts` says, readable: the kernel is held to it. */
export function sweepWalls(
  distance: Float32Array,
  smooth: Float32Array,
  width: number,
  height: number,
  sweep: Sweep,
): Walls {
  const pixels = width * height
  const depth = new Float32Array(pixels)
  const coverage = new Float32Array(pixels)
  const nx = new Float32Array(pixels)
  const ny = new Float32Array(pixels)
  const nz = new Float32Array(pixels).fill(LEAN)
  const { dx, dy, shrink, vx, vy } = sweep
  const reach = Math.hypot(dx, dy) + shrink * Math.hypot(Math.max(vx, width - vx), Math.max(vy, height - vy)) + 1
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (distance[at]! > 1.5 || distance[at]! < -reach) continue
      let t = 0
      let nearest = Infinity
      let best = 0
      let entered = false
      for (let step = 0; step < MOST_STEPS; step++) {
        const scale = 1 / (1 - shrink * t)
        const px = (x - t * (dx + shrink * vx)) * scale
        const py = (y - t * (dy + shrink * vy)) * scale
        const gap = -sampleAt(distance, width, height, px, py)
        if (gap < nearest) {
          nearest = gap
          if (!entered) best = t
        }
        // What is only grazed is covered in part, unless there is more behind it.
        if (gap < -0.5 || t >= 1) break
        if (gap < 0.05) entered = true
        const pace = Math.max(0.5, Math.hypot(dx + shrink * (vx - px), dy + shrink * (vy - py)))
        // The back itself is looked at: how much of a pixel lies within its outline makes its edge smooth.
        t = Math.min(1, t + Math.max(gap, 0.5) / pace)
      }
      if (nearest >= 0.5) continue
      coverage[at] = Math.min(1, 0.5 - nearest)
      depth[at] = best
      const scale = 1 / (1 - shrink * best)
      const px = (x - best * (dx + shrink * vx)) * scale
      const py = (y - best * (dy + shrink * vy)) * scale
      const gx = sampleAt(smooth, width, height, px - 1.5, py) - sampleAt(smooth, width, height, px + 1.5, py)
      const gy = sampleAt(smooth, width, height, px, py - 1.5) - sampleAt(smooth, width, height, px, py + 1.5)
      const flat = Math.sqrt(1 - LEAN * LEAN) / Math.max(1e-6, Math.hypot(gx, gy))
      nx[at] = gx * flat
      ny[at] = gy * flat
    }
  }
  return { coverage, depth, normals: { x: nx, y: ny, z: nz } }
}

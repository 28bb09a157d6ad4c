import { sample } from './resample'

/** A wall seen at a grazing angle is walked along in steps of half a pixel. */
const MOST_STEPS = 160

/**
 * Walls behind a shape: for each pixel beside it, walks along the sweep until it meets the shape. Writes coverage, depth
 * (0 at the front, 1 at the back) and the sideways part of the normals. `smooth` is the distance, softened.
 */
export function sweep(
  distance: usize,
  smooth: usize,
  width: i32,
  height: i32,
  dx: f32,
  dy: f32,
  shrink: f32,
  vx: f32,
  vy: f32,
  reach: f32,
  flat: f32,
  coverage: usize,
  depth: usize,
  nx: usize,
  ny: usize,
): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (<usize>(y * width + x)) << 2
      const own = load<f32>(distance + at)
      if (own > 1.5 || own < -reach) continue
      let t: f32 = 0
      let nearest: f32 = Infinity
      let best: f32 = 0
      let entered = false
      for (let step = 0; step < MOST_STEPS; step++) {
        const scale: f32 = 1 / (1 - shrink * t)
        const px = (<f32>x - t * (dx + shrink * vx)) * scale
        const py = (<f32>y - t * (dy + shrink * vy)) * scale
        const gap = -sample(distance, width, height, px, py)
        if (gap < nearest) {
          nearest = gap
          if (!entered) best = t
        }
        // What is only grazed is covered in part, unless there is more behind it.
        if (gap < -0.5 || t >= 1) break
        if (gap < 0.05) entered = true
        const ux = dx + shrink * (vx - px)
        const uy = dy + shrink * (vy - py)
        // The back itself is looked at: how much of a pixel lies within its outline makes its edge smooth.
        t = min<f32>(1, t + max<f32>(gap, 0.5) / max<f32>(0.5, sqrt<f32>(ux * ux + uy * uy)))
      }
      if (nearest >= 0.5) continue
      store<f32>(coverage + at, min<f32>(1, 0.5 - nearest))
      store<f32>(depth + at, best)
      const scale: f32 = 1 / (1 - shrink * best)
      const px = (<f32>x - best * (dx + shrink * vx)) * scale
      const py = (<f32>y - best * (dy + shrink * vy)) * scale
      const gx = sample(smooth, width, height, px - 1.5, py) - sample(smooth, width, height, px + 1.5, py)
      const gy = sample(smooth, width, height, px, py - 1.5) - sample(smooth, width, height, px, py + 1.5)
      const side = flat / max<f32>(1e-6, sqrt<f32>(gx * gx + gy * gy))
      store<f32>(nx + at, gx * side)
      store<f32>(ny + at, gy * side)
    }
  }
}

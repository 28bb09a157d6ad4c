import type { Ball, Form, Outlines } from '../form.ts'
import type { Plane } from '../resample.ts'

/** How forms turn away, pixel by pixel. */
export function turnOutline(
  { near, wide, close, far, step }: Outlines,
  { width, height }: { width: number; height: number },
): Form {
  const form = { x: new Float32Array(width * height), y: new Float32Array(width * height) }
  for (let at = 0; at < form.x.length; at++) {
    const [column, row] = [at % width, Math.floor(at / width)]
    const slope = (before: number, after: number) => {
      return close * (near[before]! - near[after]!) + far * (wide[before]! - wide[after]!)
    }
    const first = row * width
    const dx = slope(first + Math.max(0, column - step), first + Math.min(width - 1, column + step))
    const dy = slope(Math.max(0, row - step) * width + column, Math.min(height - 1, row + step) * width + column)
    const share = 1 / Math.max(1, Math.hypot(dx, dy))
    form.x[at] = dx * share
    form.y[at] = dy * share
  }
  return form
}

export function roundBall(form: Form, { plane: light, width, height }: Plane, ball: Ball): void {
  const { middle, radius, round, upright, relief, steep, step } = ball
  const bent = (turn: number) => turn / (1 + Math.abs(turn) / steep)
  for (let y = step; y < height - step; y++) {
    for (let x = step; x < width - step; x++) {
      const u = (x - middle[0]) / radius[0]
      const v = (y - middle[1]) / radius[1]
      const far = u * u + v * v
      if (far >= 1) continue
      const at = y * width + x
      const share = Math.min(1, 2.4 * (1 - far))
      const dx = round * u + bent(relief * (light[at - step]! - light[at + step]!))
      const dy =
        round * v * (v < 0 ? upright : 1) + bent(relief * (light[at - step * width]! - light[at + step * width]!))
      const within = share / Math.max(1, Math.hypot(dx, dy))
      form.x[at] = form.x[at]! * (1 - share) + dx * within
      form.y[at] = form.y[at]! * (1 - share) + dy * within
    }
  }
}

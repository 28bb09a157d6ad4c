import type { Frame } from '../frame.ts'
import { sampleAt } from '../kernels/resample.ts'

/** A drop of water on a pane, in pixels of the frame. */
export interface Drop {
  x: number
  y: number
  radius: number
  /** Taller than wide: 1 is round. */
  tall: number
  /** Turns the unevenness of its outline. */
  turn: number
}

/** How far a drop's picture reaches to each side, in frame heights. */
const VIEW = 0.3

/**
 * Lays a drop over the frame: a small lens that shows the scene upside down, dark at its rim, with the lamp's
 * mirror and a
 * thin shadow below.
 *
 * @param scene What it shows, at any size.
 */
export function layDrop(frame: Frame, scene: Frame, drop: Drop, shine: number): void {
  const { width, height } = frame
  const { x, y, radius, tall, turn } = drop
  const reach = Math.ceil(radius * Math.max(1, tall) * 1.25) + 2
  const firstY = Math.max(0, Math.floor(y - reach))
  const lastY = Math.min(height - 1, Math.ceil(y + reach))
  const firstX = Math.max(0, Math.floor(x - reach))
  const lastX = Math.min(width - 1, Math.ceil(x + reach))
  const soft = 0.75 / Math.max(0.75, radius)
  const k = scene.width / width
  for (let py = firstY; py <= lastY; py++) {
    // The lower side is fuller: water hangs.
    const v = (py + 0.5 - y) / (radius * tall)
    for (let px = firstX; px <= lastX; px++) {
      const u = ((px + 0.5 - x) / radius) * (1 + 0.16 * (v < 0 ? -v : 0))
      const far = Math.sqrt(u * u + v * v) * (1 + 0.05 * Math.sin(3 * Math.atan2(v, u) + turn))
      const at = py * width + px
      const share = far < 1 - soft ? 1 : far > 1 + soft ? 0 : (1 + soft - far) / (2 * soft)
      const below = Math.max(0, 1 - Math.abs(far - 1.02) * 7) * (v > 0 ? v : 0) * 0.4 * (1 - share)
      if (share <= 0 && below <= 0) continue
      const lens = 0.35 + 0.65 * far * far
      const sx = (x - u * VIEW * lens * height) * k - 0.5
      const sy = (y - v * VIEW * lens * height) * k - 0.5
      const squared = far * far
      const dark = 1.15 - 0.75 * squared * squared * squared - (v < 0 ? 0.3 * v * v * squared : 0)
      const dx = u + 0.36
      const dy = v + 0.42
      const glint = Math.max(0, 1 - (dx * dx + dy * dy) * 22) * shine
      const rim = Math.max(0, 1 - Math.abs(far - 0.84) * 9) * (v > 0.2 ? v : 0) * shine * 0.22
      const light = glint + rim
      frame.r[at]! +=
        (sampleAt(scene.r, scene.width, scene.height, sx, sy) * dark + light - frame.r[at]!) * share -
        frame.r[at]! * below
      frame.g[at]! +=
        (sampleAt(scene.g, scene.width, scene.height, sx, sy) * dark + light - frame.g[at]!) * share -
        frame.g[at]! * below
      frame.b[at]! +=
        (sampleAt(scene.b, scene.width, scene.height, sx, sy) * dark + light - frame.b[at]!) * share -
        frame.b[at]! * below
    }
  }
}

import type { Rgb } from '../colour.ts'
import type { Frame } from '../frame.ts'

/** Adds a round spot of light with a soft edge, `radius` being where it has fallen to a third. */
export function addSpot(
  { width, height, r, g, b }: Frame,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
  light: number,
): void {
  const reach = Math.max(1, radius * 2.2)
  const scale = 1 / (radius * radius)
  const lastX = Math.min(width - 1, Math.floor(x + reach))
  const lastY = Math.min(height - 1, Math.floor(y + reach))
  for (let py = Math.max(0, Math.ceil(y - reach)); py <= lastY; py++) {
    for (let px = Math.max(0, Math.ceil(x - reach)); px <= lastX; px++) {
      const far = ((px - x) * (px - x) + (py - y) * (py - y)) * scale
      if (far > 4.84) continue
      const fall = 1 - far / 4.84
      const share = light * fall * fall * fall
      const at = py * width + px
      r[at]! += colour[0] * share
      g[at]! += colour[1] * share
      b[at]! += colour[2] * share
    }
  }
}

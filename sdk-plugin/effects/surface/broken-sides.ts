import { type Rgb, smoothstep } from '../colour.ts'
import { type Frame, layOver } from '../frame.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { hypot } from '../hypot.ts'
import type { Fracture } from './fracture.ts'

/** How each piece of a pane leans, and from which distance on, in frame heights, it is there. */
interface Leaning {
  x: Float32Array
  y: Float32Array
  hole: Float32Array
}

interface Look {
  key: Rgb
  /** Thickness of the pane as far as it is seen, in pixels. */
  thick: number
  /** What it is seen through the side, and how bright its ribs are. */
  edge: Rgb
  light: number
}

/**
 * The broken sides of a pane's pieces, seen where a piece leans away from a crack: ribbed in curves that run together,
 * as glass breaks, with a line of light where the side meets the front.
 */
export function drawBrokenSides(frame: Frame, { piece, gap, far }: Fracture, own: Leaning, look: Look): void {
  const { width, height, r, g, b } = frame
  const { thick, edge, light } = look
  const [kx, ky] = look.key
  const [grain, clouds] = [noiseTile('grain'), noiseTile('clouds')]
  const k = 2.4 / thick
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      const near = gap[at]!
      const away = far[at]!
      if (near > 2.2 * thick || away < own.hole[piece[at]!]!) continue
      const [dx, dy] = [gap[at + 1]! - gap[at - 1]!, gap[at + width]! - gap[at - width]!]
      const long = hypot(dx, dy)
      if (long < 0.3) continue
      const [gx, gy] = [dx / long, dy / long]
      const lean = -2 * (gx * own.x[piece[at]!]! + gy * own.y[piece[at]!]!)
      const uneven = 1 + 0.8 * noiseAt(clouds, x * k * 7, y * k * 7)
      const wide = thick * uneven * (0.1 + 1.7 * Math.max(0, lean)) * (1.25 / (1 + 1.6 * away))
      if (near > wide + 0.5 || wide < 0.8) continue
      const t = Math.min(1, near / wide)
      const along = y * gx - x * gy + 1.1 * thick * t * t
      const rib = noiseAt(grain, along * k * 2.2, 7 + t * 2)
      const lamp = Math.max(0, -(gx * kx + gy * ky))
      const tone = (0.3 + 1.3 * lamp) * Math.max(0.1, 0.7 + 1.5 * rib) * (0.4 + 0.6 * t) * light
      // Where a rib turns to the lamp it is white.
      const gleam = 0.7 * (0.3 + lamp) * smoothstep(0.12, 0.5, rib) * light
      const line = smoothstep(1.3, 0.2, Math.abs(near - wide)) * (0.25 + lamp) * Math.max(0, 0.8 + rib) * light
      const share = smoothstep(wide + 0.5, wide - 0.5, near)
      layOver(r, at, edge[0] * tone + line + gleam, 0.78 * share)
      layOver(g, at, edge[1] * tone + line + gleam, 0.78 * share)
      layOver(b, at, edge[2] * tone + line + gleam, 0.78 * share)
    }
  }
}

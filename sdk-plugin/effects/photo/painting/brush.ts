import { smoothstep } from '../../colour.ts'
import { noiseTile, TILE } from '../../kernels/noise.ts'
import type { Print } from '../photo.ts'
import type { Flow } from './flow.ts'

/** A picture in oil while it is painted. */
export interface Painting {
  /** What has been painted. */
  print: Pick<Print, 'width' | 'height' | 'r' | 'g' | 'b'>
  /** Thickness of the paint. */
  relief: Float32Array
  flow: Flow
  shorter: number
  bare: number
}

/** One pull of the brush. Lengths in pixels. */
export interface Stroke {
  x: number
  y: number
  angle: number
  length: number
  half: number
  tone: number[]
  seed: number
  load: number
}

/** Lays it: streaks along it, ragged where the bristles leave the canvas, a ridge at both sides. */
export function stroke({ print, relief }: Painting, { x, y, angle, length, half, tone, seed, load }: Stroke): void {
  const { width, height, r, g, b } = print
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const long = length / 2
  const reachX = Math.abs(cos) * long + Math.abs(sin) * half + 1
  const reachY = Math.abs(sin) * long + Math.abs(cos) * half + 1
  const grain = noiseTile('grain')
  // Bristles are as wide as the tile's cells; the stroke stays within the tile.
  const [row, column] = [8 + seed, 24 + ((seed * 37) % (TILE - 48))]
  const [own0, own1, own2] = tone as [number, number, number]
  // Where a row enters the stroke and leaves it: half a width from its axis, half a length from its middle.
  const [level, upright] = [Math.abs(sin) < 1e-3 ? 1e-3 : sin, Math.abs(cos) < 1e-3 ? 1e-3 : cos]
  const [wide, deep] = [Math.abs(half / level), Math.abs(long / upright)]
  const lastY = Math.min(height - 1, Math.ceil(y + reachY))
  for (let py = Math.max(0, Math.floor(y - reachY)); py <= lastY; py++) {
    const dy = py - y
    const axis = x + (dy * cos) / level
    const middle = x - (dy * sin) / upright
    const lastX = Math.min(width - 1, Math.floor(Math.min(x + reachX, axis + wide, middle + deep)))
    for (let px = Math.max(0, Math.ceil(Math.max(x - reachX, axis - wide, middle - deep))); px <= lastX; px++) {
      const dx = px - x
      const v = (dy * cos - dx * sin) / half
      const t = (dx * cos + dy * sin) / long
      if (v <= -1 || v >= 1 || t <= -1 || t >= 1) continue
      const bristle = grain[((row + 4 * t) | 0) * TILE + ((column + 20 * v) | 0)]!
      const end = 1 - Math.abs(t) - 0.14 - 0.35 * bristle * (t > 0 ? 1.3 : 0.5) - 0.18 * v * v
      const share = smoothstep(-0.06, 0.1, end) * smoothstep(1, 0.82, Math.abs(v) + 0.2 * bristle) * 0.94
      if (share <= 0.01) continue
      const at = py * width + px
      const streak = 1 + 0.11 * bristle
      r[at]! += (own0 * streak - r[at]!) * share
      g[at]! += (own1 * streak - g[at]!) * share
      b[at]! += (own2 * streak - b[at]!) * share
      const thick = load * (0.75 + 0.5 * bristle + 0.45 * v * v + 0.25 * Math.max(0, t))
      relief[at]! += (thick - relief[at]!) * share
    }
  }
}

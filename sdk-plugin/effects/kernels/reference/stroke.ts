import { smoothstep } from '../../colour.ts'
import { noiseTile, TILE } from '../noise.ts'
import type { Canvas, Stroke } from '../stroke.ts'

/** What `../stroke.ts` says, readable: the kernel is held to it. */
export function layStroke(canvas: Canvas, { x, y, angle, length, half, tone, seed, load }: Stroke): void {
  const { width, height, relief } = canvas
  const planes = [canvas.r, canvas.g, canvas.b]
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const grain = noiseTile('grain')
  const [row, column] = [8 + seed, 24 + ((seed * 37) % (TILE - 48))]
  for (let py = 0, at = 0; py < height; py++) {
    for (let px = 0; px < width; px++, at++) {
      const v = ((py - y) * cos - (px - x) * sin) / half
      const t = ((px - x) * cos + (py - y) * sin) / (length / 2)
      if (Math.abs(v) >= 1 || Math.abs(t) >= 1) continue
      const bristle = grain[Math.floor(row + 4 * t) * TILE + Math.floor(column + 20 * v)]!
      const end = 1 - Math.abs(t) - 0.14 - 0.35 * bristle * (t > 0 ? 1.3 : 0.5) - 0.18 * v * v
      const share = smoothstep(-0.06, 0.1, end) * smoothstep(1, 0.82, Math.abs(v) + 0.2 * bristle) * 0.94
      if (share <= 0.01) continue
      planes.forEach((plane, c) => {
        plane[at]! += (tone[c]! * (1 + 0.11 * bristle) - plane[at]!) * share
      })
      const thick = load * (0.75 + 0.5 * bristle + 0.45 * v * v + 0.25 * Math.max(0, t))
      relief[at]! += (thick - relief[at]!) * share
    }
  }
}

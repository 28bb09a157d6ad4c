import type { Face } from '../../../vision/index.ts'
import { TILE } from '../../kernels/noise.ts'
import type { Stroke } from '../../kernels/stroke.ts'
import type { Painting } from './brush.ts'
import type { Washes } from './smooth.ts'

/** The last touches: what small strokes lose of eyes, nose and mouth, with the smallest brush. */
export function workOn(
  painting: Painting,
  face: Face,
  {
    washes,
    busy,
    random,
    stroke,
  }: { washes: Washes; busy: Float32Array; random: () => number; stroke: (stroke: Stroke) => void },
): void {
  const { print, flow } = painting
  const size = Math.max(2, 0.019 * face.width)
  const step = 0.95 * size
  for (let y = face.y + 0.1 * face.height; y < face.y + 0.95 * face.height; y += step) {
    for (let x = face.x + 0.12 * face.width; x < face.x + 0.88 * face.width; x += step) {
      const px = x + (random() - 0.5) * step
      const py = y + (random() - 0.5) * step
      const own = random()
      const other = random()
      const third = random()
      if (px < 0 || py < 0 || px >= print.width || py >= print.height) continue
      // An oval: small touches in hair beside a cheek are crumbs.
      const u = (px - face.x) / face.width - 0.5
      const v = (py - face.y) / face.height - 0.5
      if ((u / 0.36) ** 2 + (v / 0.46) ** 2 > 1 - 0.3 * third) continue
      const cx = Math.min(washes.width - 1, px >> 1)
      const cy = Math.min(washes.height - 1, py >> 1)
      const at = cy * washes.width + cx
      if (busy[at]! < 0.006 + 0.006 * own) continue
      const tint = 0.96 + 0.08 * other
      stroke({
        x: px,
        y: py,
        angle: Math.atan2(flow.y[at]!, flow.x[at]!) + 0.2 * (own - 0.5),
        length: size * (1.8 + other),
        half: 0.5 * size,
        tone: washes.planes.map((plane) => plane[at]! * tint),
        seed: own * (TILE - 16),
        load: 0.5 + 0.4 * third,
      })
    }
  }
}

import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'

/** How soft the edge of a face becomes, and how far in and out of its oval, in widths of the face and half sides. */
const SOFT = 0.014
const [INNER, OUTER] = [0.8, 1.34]

/** Loses the edge of cheeks, jaw and chin in what they lie in, as a brush does that goes over wet paint. */
export function loseEdges(print: Print, faces: readonly Face[], lean: number): void {
  const [face] = faces
  if (!face) return
  const { width, height, r, g, b } = print
  const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const [wide, high] = [1 / (0.42 * face.width), 1 / (0.56 * face.height)]
  const [top, foot] = [Math.max(0, Math.floor(cy - face.height)), Math.min(height, Math.ceil(cy + face.height))]
  const [from, to] = [top * width, foot * width]
  if (from >= to) return
  for (const plane of [r, g, b]) {
    const soft = blur(plane.slice(from, to), width, foot - top, SOFT * face.width)
    for (let y = top; y < foot; y++) {
      for (let x = 0; x < width; x++) {
        const v = ((y - cy) * cos - (x - cx) * sin) * high
        const u = ((x - cx) * cos + (y - cy) * sin) * wide
        if (v < -0.5 || v > 1.4 || u < -1.5 || u > 1.5) continue
        const far = Math.sqrt(u * u + v * v)
        if (far < INNER || far > OUTER) continue
        // Most of all at the jaw, hardly at the temples.
        const jaw = smoothstep(-0.4, 0.3, v) * smoothstep(1.2, 1, v)
        const lost = jaw * smoothstep(INNER, 0.94, far) * smoothstep(OUTER, 1.12, far)
        plane[y * width + x] = mix(plane[y * width + x]!, soft[y * width + x - from]!, 0.7 * lost)
      }
    }
  }
}

import { blur } from '../../kernels/blur.ts'
import { Bilinear, quartered } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'

/** How far it comes round an edge, in pixels of a picture whose shorter side is 900, and how much of it. */
const [ROUND, SPILT] = [22, 1.5] as const
/** How much smaller the picture is that it is worked out in. */
const CELL = 4

/** Lamps behind somebody light the edges of their hair and shoulders. */
export function spillLight({ width, height, r, g, b }: Print, mask: Float32Array, unit: number): void {
  const small = (plane: Float32Array) => quartered(plane, width, height)
  const { plane: body, width: w, height: h } = small(mask)
  const edge = blur(body, w, h, (0.6 * ROUND * unit) / CELL)
  const glows = [r, g, b].map((plane) => {
    const outside = small(plane).plane
    for (let at = 0; at < outside.length; at++) outside[at]! *= 1 - body[at]!
    return blur(outside, w, h, (ROUND * unit) / CELL)
  }) as [Float32Array, Float32Array, Float32Array]
  const place = new Bilinear({ width: w, height: h })
  for (let cell = 0; cell < edge.length; cell++) {
    // Well inside there is none, and nobody outside.
    if (edge[cell]! > 0.99 || edge[cell]! < 0.01) continue
    const left = CELL * (cell % w)
    const top = CELL * Math.floor(cell / w)
    for (let y = top; y < Math.min(height, top + CELL); y++) {
      for (let x = left, at = y * width + left; x < Math.min(width, left + CELL); x++, at++) {
        if (mask[at] === 0) continue
        place.moveTo((x + 0.5) / CELL - 0.5, (y + 0.5) / CELL - 0.5)
        const share = mask[at]! * SPILT * (1 - place.of(edge))
        r[at]! += share * place.of(glows[0]) * (0.3 + 4 * r[at]!)
        g[at]! += share * place.of(glows[1]) * (0.3 + 4 * g[at]!)
        b[at]! += share * place.of(glows[2]) * (0.3 + 4 * b[at]!)
      }
    }
  }
}

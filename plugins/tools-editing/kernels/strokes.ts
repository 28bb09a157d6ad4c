import { smoothstep } from './canvas.ts'

export interface Stroke {
  /** The middle, pixels. */
  x: number
  y: number
  /** From end to end, pixels. */
  dx: number
  dy: number
  /** Half the width, pixels. */
  radius: number
  /** 0 for a sharp rim, 1 for one as broad as the stroke. */
  softness: number
  /** Cover in the middle, 0 to 1. */
  share: number
}

/** Below this half width a stroke is drawn fainter instead of thinner. */
const THINNEST = 0.7

/** Lays a stroke with round ends over a plane of cover. Covers join as sheets of glass do. */
export function addStroke(plane: Float32Array, width: number, height: number, stroke: Stroke): void {
  const { x, y, dx, dy, softness } = stroke
  const radius = Math.max(THINNEST, stroke.radius)
  const share = stroke.share * Math.min(1, stroke.radius / THINNEST)
  const [inner, outer] = [radius * (1 - softness), radius * (1 + softness * 0.6) + 0.35]
  const [halfX, halfY] = [Math.abs(dx) / 2 + outer, Math.abs(dy) / 2 + outer]
  const square = dx * dx + dy * dy || 1
  const [left, right] = [Math.max(0, Math.floor(x - halfX)), Math.min(width - 1, Math.ceil(x + halfX))]
  const [top, bottom] = [Math.max(0, Math.floor(y - halfY)), Math.min(height - 1, Math.ceil(y + halfY))]
  for (let py = top; py <= bottom; py++) {
    for (let px = left; px <= right; px++) {
      const [fromX, fromY] = [px + 0.5 - x, py + 0.5 - y]
      const along = Math.min(0.5, Math.max(-0.5, (fromX * dx + fromY * dy) / square))
      const away = Math.hypot(fromX - along * dx, fromY - along * dy)
      if (away >= outer) continue
      const at = py * width + px
      plane[at] = 1 - (1 - plane[at]!) * (1 - share * (1 - smoothstep(inner, outer, away)))
    }
  }
}

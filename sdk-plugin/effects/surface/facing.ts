import * as z from 'zod'
import { hypot } from '../hypot.ts'
import type { Letters } from '../lettering.ts'

/** A lamp beside or behind the letters: edges turned to it catch its light, those turned away do not. */
export const facingSchema = z.strictObject({
  /** Where it is, as shares of the frame. */
  at: z.tuple([z.number(), z.number()]).readonly(),
  /** Distance at which half of its light is left, in frame heights. */
  reach: z.number().positive().max(10).default(0.6),
  /** Its size in frame heights: what stands before it is lit from behind on all sides alike. */
  size: z.number().min(0).max(2).default(0.1),
  /** Light of edges that stand across; at 0 only those that face it have some. */
  wrap: z.number().min(0).max(1).default(0.25),
})

type Facing = z.output<typeof facingSchema>

/**
 * Keeps of a mask over the letters what the lamp lights.
 *
 * @param distance Pixels to the edge, more inside: where it grows is away from the edge's side.
 */
export function keepFacing(
  mask: Float32Array,
  { x: left, y: top, width, height, em }: Letters,
  distance: Float32Array,
  frame: { width: number; height: number },
  { at: [u, v], reach, size, wrap }: Facing,
): void {
  const [lampX, lampY] = [u * frame.width - left, v * frame.height - top]
  const near = (size * frame.height) ** 2
  const half = 1 / (reach * frame.height) ** 2
  const step = Math.max(1, Math.round(0.012 * em))
  for (let y = 0, at = 0; y < height; y++) {
    const above = Math.max(0, y - step) * width
    const below = Math.min(height - 1, y + step) * width
    for (let x = 0; x < width; x++, at++) {
      if (mask[at]! < 0.002) continue
      const row = y * width
      const nx = distance[row + Math.max(0, x - step)]! - distance[row + Math.min(width - 1, x + step)]!
      const ny = distance[above + x]! - distance[below + x]!
      const dx = lampX - x
      const dy = lampY - y
      const far = dx * dx + dy * dy
      const turned = (nx * dx + ny * dy) / ((hypot(nx, ny) || 1) * Math.sqrt(far + near))
      mask[at]! *= Math.max(0, (turned + wrap) / (1 + wrap)) / (1 + far * half)
    }
  }
}

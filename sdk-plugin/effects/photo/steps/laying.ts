import * as z from 'zod'
import { type Quad, quadAround } from '../quad.ts'
import { pair } from '../slot.ts'

/** The fields of a flat thing that lies in the frame: where, and how it mixes with what is there. Shares of the frame. */
export const layingFields = {
  /** Its middle. */
  at: pair.default([0.5, 0.5]),
  /** Width and height; the whole frame when left out. */
  size: pair.default([1, 1]),
  /** Degrees, clockwise. */
  turn: z.number().min(-180).max(180).default(0),
  /** Corners in place of the above: top left, top right, bottom right, bottom left. */
  quad: z.tuple([pair, pair, pair, pair]).readonly().optional(),
  /** `ink` is printed on what is there and takes its light; `light` shines; `over` covers. */
  blend: z.enum(['ink', 'light', 'over']).default('over'),
  gain: z.number().min(0).max(10).default(1),
  opacity: z.number().min(0).max(1).default(1),
  /** Softness of the edge, in frame heights. */
  soft: z.number().min(0).max(0.2).default(0),
}

type Laying = z.output<z.ZodObject<typeof layingFields>>

/** Corners in pixels. */
export function quadOf({ at, size, turn, quad }: Laying, { width, height }: { width: number; height: number }): Quad {
  if (quad) return quad.map(([x, y]) => [x * width, y * height]) as unknown as Quad
  // What fills the frame reaches a pixel beyond it, so that its edge is not seen.
  const more = turn === 0 && size[0] >= 1 && size[1] >= 1 ? 2 : 0
  return quadAround(at[0] * width, at[1] * height, size[0] * width + more, size[1] * height + more, turn)
}

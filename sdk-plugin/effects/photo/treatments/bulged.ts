import * as z from 'zod'
import { plane } from '../../kernels/memory.ts'
import type { Print } from '../photo.ts'
import { treatment } from './treatment.ts'

/** A photo seen through a ball of glass: larger in the middle, pressed together towards the rim, where colours part. */
export const bulged = treatment({
  name: 'bulged',
  schema: z.strictObject({
    kind: z.literal('bulged'),
    /** How much of the photo's radius half the ball's shows, against half of it: 1 is flat. */
    middle: z.number().min(0.4).max(1).default(0.8),
    /** How far red and blue part at the rim, as a share of the radius. */
    fringe: z.number().min(0).max(0.05).default(0.012),
  }),
  apply(print, { middle, fringe }) {
    const { r, g, b, width, height } = print
    bend(r, width, height, middle, 1 + fringe)
    bend(g, width, height, middle, 1)
    bend(b, width, height, middle, 1 - fringe)
    if (!print.faces) return
    const out = (place: number) => 0.5 + (place - 0.5) / middle
    print.faces = print.faces.map((face) => ({
      x: out(face.x),
      y: out(face.y),
      halfWidth: face.halfWidth / middle,
      halfHeight: face.halfHeight / middle,
    }))
  },
})

/** @param far How much further out the rim looks: glass bends each colour by its own measure */
function bend(own: Print['r'], width: number, height: number, middle: number, far: number): void {
  const from = plane(own.length)
  from.set(own)
  for (let y = 0, at = 0; y < height; y++) {
    const down = (2 * y + 1) / height - 1
    for (let x = 0; x < width; x++, at++) {
      const across = (2 * x + 1) / width - 1
      const away = across * across + down * down
      // Beyond the ball there is nothing to see.
      if (away >= 1) continue
      const rim = away * away
      const reach = (middle + (1 - middle) * rim) * (1 + (far - 1) * rim)
      const sx = Math.min(width - 1.001, Math.max(0, ((across * reach + 1) * width - 1) / 2))
      const sy = Math.min(height - 1.001, Math.max(0, ((down * reach + 1) * height - 1) / 2))
      const column = Math.floor(sx)
      const row = Math.floor(sy)
      const u = sx - column
      const v = sy - row
      const corner = row * width + column
      const above = from[corner]! + (from[corner + 1]! - from[corner]!) * u
      const below = from[corner + width]! + (from[corner + width + 1]! - from[corner + width]!) * u
      own[at] = above + (below - above) * v
    }
  }
}

import * as z from 'zod'
import { plane } from '../../kernels/memory.ts'
import { sampleAt } from '../../kernels/resample.ts'
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
  for (let row = 0, at = 0; row < height; row++) {
    const down = (2 * row + 1) / height - 1
    for (let column = 0; column < width; column++, at++) {
      const across = (2 * column + 1) / width - 1
      const away = across * across + down * down
      // Beyond the ball there is nothing to see.
      if (away >= 1) continue
      const rim = away * away
      const reach = (middle + (1 - middle) * rim) * (1 + (far - 1) * rim)
      const x = ((across * reach + 1) * width - 1) / 2
      const y = ((down * reach + 1) * height - 1) / 2
      own[at] = sampleAt(from, width, height, x, y)
    }
  }
}

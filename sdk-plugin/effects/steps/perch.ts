import * as z from 'zod'
import type { Letters } from '../lettering.ts'
import { mix } from '../colour.ts'
import { randomFrom } from '../random.ts'
import { setShape } from '../shapes.ts'
import { operation } from '../stage.ts'
import { innerSteps, runInner } from './inner.ts'

/** Drawn outlines that sit on the letters, one on each or on some: leaves, candles, hats. Lengths in em. */
export const perch = operation({
  name: 'perch',
  schema: z.strictObject({
    do: z.literal('perch'),
    /** Paths in the notation of SVG's `d`; what is inside by the even-odd rule is the shape. */
    path: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
    view: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([100, 100]),
    /** The place of the view that comes to lie on the letter's edge. */
    foot: z.tuple([z.number(), z.number()]).readonly().default([50, 100]),
    height: z.number().positive().max(2).default(0.25),
    /** Highest places of the letters, or lowest. */
    on: z.enum(['top', 'bottom']).default('top'),
    /** Sits on one letter, passes over as many as this less one. */
    every: z.number().int().min(1).max(20).default(1),
    /** Letters that it passes over before the first it sits on. */
    first: z.number().int().min(0).max(19).default(0),
    /** Least and largest size, as shares of the height. */
    sizes: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([0.88, 1.12]),
    /** Moved to the right and down. */
    shift: z.tuple([z.number(), z.number()]).readonly().default([0, 0]),
    /** Degrees that each is turned by at random, to both sides. */
    sway: z.number().min(0).max(90).default(8),
    steps: innerSteps,
  }),
  apply(stage, options) {
    const { frame, letters, seed } = stage
    const { em } = letters
    const random = randomFrom(seed * 8887 + 3)
    const clip = { width: frame.width, height: frame.height }
    endsOf(letters, options.on).forEach((end, index) => {
      const turn = options.sway * (2 * random() - 1)
      const size = mix(options.sizes[0], options.sizes[1], random())
      const mirror = random() < 0.5
      if ((index - options.first) % options.every !== 0) return
      const height = options.height * em * size
      const scale = height / options.view[1]
      const [fx, fy] = options.foot
      const [dx, dy] = [(options.view[0] / 2 - fx) * scale * (mirror ? -1 : 1), (options.view[1] / 2 - fy) * scale]
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
      const left = letters.x + end.x + options.shift[0] * em + dx * cos - dy * sin
      const top = letters.y + end.y + options.shift[1] * em + dx * sin + dy * cos
      const box = { left, top, width: 1, height: 1, clip }
      const shape = setShape({ ...options, stroke: undefined, at: [0, 0], width: undefined, height, turn, mirror }, box)
      if (shape) runInner(stage, shape, options.steps)
    })
  },
})

/** The highest or lowest place of each letter, in the middle of its flat part. */
function endsOf(
  { width, height, distance, em, ...letters }: Letters,
  on: 'top' | 'bottom',
): { x: number; y: number }[] {
  const owners = letters.owners()
  const ends: { y: number; sum: number; count: number }[] = []
  const slack = 0.02 * em
  for (let row = 0; row < height; row++) {
    const y = on === 'top' ? row : height - 1 - row
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (distance[at]! < 0.02 * em) continue
      const own = owners[at]!
      const end = (ends[own] ??= { y, sum: 0, count: 0 })
      if (Math.abs(y - end.y) > slack) continue
      // Two horns of one letter: the first that was met keeps it.
      if (end.count > 0 && Math.abs(x - end.sum / end.count) > 0.25 * em) continue
      end.sum += x
      end.count++
    }
  }
  return ends.filter(Boolean).map(({ y, sum, count }) => ({ x: sum / count, y }))
}

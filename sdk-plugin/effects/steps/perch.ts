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
    /** Draws lines of this width, in units of the view, in place of filling. */
    stroke: z.number().positive().optional(),
    /** On each letter, or only on the outermost of the highest line (of the lowest, at the bottom); at the right mirrored. */
    at: z.enum(['each', 'left', 'right', 'sides']).default('each'),
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
    const ends = options.at === 'each' ? endsOf(letters, options.on) : sidesOf(letters, options.on, options.at)
    ends.forEach((end, index) => {
      const turn = options.sway * (2 * random() - 1)
      const size = mix(options.sizes[0], options.sizes[1], random())
      const mirror = options.at === 'each' ? random() < 0.5 : end.isRight
      if (options.at === 'each' && (index - options.first) % options.every !== 0) return
      const height = options.height * em * size
      const scale = height / options.view[1]
      const [fx, fy] = options.foot
      const dx = (options.view[0] / 2 - fx) * scale * (mirror ? -1 : 1)
      const dy = (options.view[1] / 2 - fy) * scale
      const cos = Math.cos((turn * Math.PI) / 180)
      const sin = Math.sin((turn * Math.PI) / 180)
      const left =
        letters.x + end.x + options.shift[0] * em * (options.at !== 'each' && mirror ? -1 : 1) + dx * cos - dy * sin
      const top = letters.y + end.y + options.shift[1] * em + dx * sin + dy * cos
      const box = { left, top, width: 1, height: 1, clip }
      const shape = setShape({ ...options, at: [0, 0], width: undefined, height, turn, mirror }, box)
      if (shape) runInner(stage, shape, options.steps)
    })
  },
})

interface End {
  x: number
  y: number
  isRight: boolean
}

/** How far two on one letter are moved, in em. */
const ASIDE = 0.16

/** The places at the left and the right end of a line. */
function sidesOf(letters: Letters, on: 'top' | 'bottom', at: 'left' | 'right' | 'sides'): End[] {
  const sideOf = (isRight: boolean) => {
    const ends = endsOf(letters, on, isRight)
    const heights = ends.map(({ y }) => y)
    const outermost = on === 'top' ? Math.min(...heights) : Math.max(...heights)
    const line = ends.filter(({ y }) => Math.abs(y - outermost) < 0.75 * letters.em).sort((a, b) => a.x - b.x)
    return line.at(isRight ? -1 : 0)
  }
  const sides = at === 'sides' ? [false, true] : [at === 'right']
  const ends = sides.flatMap((isRight) => sideOf(isRight) ?? [])
  // Two on one letter stand apart.
  const isClose = ends.length === 2 && ends[1]!.x - ends[0]!.x < 2 * ASIDE * letters.em
  return isClose ? ends.map((end) => ({ ...end, x: end.x + (end.isRight ? ASIDE : -ASIDE) * letters.em })) : ends
}

/** The highest or lowest place of each letter, in the middle of its flat part. */
function endsOf({ width, height, distance, em, ...letters }: Letters, on: 'top' | 'bottom', isRight = false): End[] {
  const owners = letters.owners()
  const ends: { y: number; from: number; to: number; sum: number; count: number }[] = []
  const slack = 0.02 * em
  const gap = 0.06 * em
  for (let row = 0; row < height; row++) {
    const y = on === 'top' ? row : height - 1 - row
    for (let column = 0; column < width; column++) {
      const x = isRight ? width - 1 - column : column
      const at = y * width + x
      if (distance[at]! < 0.02 * em) continue
      const own = owners[at]!
      const end = (ends[own] ??= { y, from: x, to: x, sum: 0, count: 0 })
      if (Math.abs(y - end.y) > slack) continue
      // Two horns of one letter: the first that was met keeps it, not the notch between them.
      if (end.count > 0 && Math.abs(x - end.sum / end.count) > 0.25 * em) continue
      if (x < end.from - gap || x > end.to + gap) continue
      if (x < end.from) end.from = x
      if (x > end.to) end.to = x
      end.sum += x
      end.count++
    }
  }
  return ends.filter(Boolean).map(({ y, sum, count }) => ({ x: sum / count, y, isRight }))
}

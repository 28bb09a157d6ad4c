import * as z from 'zod'
import { mix } from '../colour.ts'
import { plane } from '../kernels/memory.ts'
import type { Letters } from '../lettering.ts'
import { joined, lettersOf, type Mass } from '../mass.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { innerSteps, runInner } from './inner.ts'
import { hypot } from '../hypot.ts'

/**
 * Small bodies strewn beside the letters: drops, some of them run together, or shards with straight sides. The
 * steps below
 * it work on them in place of the letters, one em being a quarter of the frame's height. Lengths in frame heights.
 */
export const strew = operation({
  name: 'strew',
  schema: z.strictObject({
    do: z.literal('strew'),
    kind: z.enum(['drops', 'shards']).default('drops'),
    count: z.number().int().min(1).max(1000).default(160),
    /** Radius of the smallest and the largest; the small are many. */
    size: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([0.002, 0.028]),
    /** Free space to the letters. */
    clear: z.number().min(0).max(0.5).default(0.012),
    /** Where they gather, as a share of the frame, and how far around; without it they are everywhere. */
    around: z.tuple([z.number(), z.number()]).readonly().optional(),
    reach: z.number().positive().max(3).default(0.4),
    /** Tells apart two of a recipe. */
    salt: z.number().int().min(0).max(99).default(0),
    steps: innerSteps,
  }),
  apply(stage, options) {
    const body = strewn(stage, options)
    if (body) runInner(stage, body, options.steps)
  },
})

type Options = z.output<(typeof strew)['schema']>

/** An em of its steps in frame heights. */
const EM = 0.25

function strewn({ frame, letters, seed }: Stage, options: Options): Letters | undefined {
  const { width, height } = frame
  const random = randomFrom(seed * 6007 + options.salt * 271 + 9)
  const mass: Mass = { x: 0, y: 0, width, height, field: plane(width * height).fill(-height) }
  for (let index = 0; index < options.count; index++) {
    const radius = mix(options.size[0], options.size[1], random() ** 3.5) * height
    const place = placeOf(options, width, height, random)
    const shape = { ...place, radius, turn: random() * 6.28, long: mix(1, 1.3, random()) }
    const sides = Array.from({ length: 5 }, random)
    if (distanceAt(letters, shape.x, shape.y) > -(radius * 1.3 + options.clear * height)) continue
    if (options.kind === 'drops') addDrop(mass, shape)
    else addShard(mass, shape, sides)
  }
  return lettersOf(mass, { ...letters, em: EM * height })
}

function placeOf({ around, reach }: Options, width: number, height: number, random: () => number) {
  const a = random()
  const b = random()
  if (!around) return { x: a * width, y: b * height }
  const far = reach * height * b ** 0.75
  return { x: around[0] * width + Math.cos(a * 6.2832) * far, y: around[1] * height + Math.sin(a * 6.2832) * far }
}

/** Pixels into the letters; outside of their planes, from the nearest place of those. */
function distanceAt({ x: left, y: top, width, height, distance }: Letters, x: number, y: number): number {
  const px = Math.min(width - 1, Math.max(0, Math.round(x - left)))
  const py = Math.min(height - 1, Math.max(0, Math.round(y - top)))
  return distance[py * width + px]! - hypot(x - left - px, y - top - py)
}

export interface Shape {
  x: number
  y: number
  radius: number
  turn: number
  long: number
}

/** Round but for a breath; where two meet they flow into one. */
function addDrop({ width, height, field }: Mass, { x, y, radius, turn, long }: Shape): void {
  const reach = radius * 1.8 + 2
  const [cos2, sin2] = [Math.cos(2 * turn), Math.sin(2 * turn)]
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, x + reach); px++) {
      const dx = px - x
      const dy = py - y
      const far = Math.sqrt(dx * dx + dy * dy) + 1e-3
      // Sine of twice and thrice the angle: an oval, and a corner or two.
      const c = dx / far
      const s = dy / far
      const twice = 2 * s * c * cos2 + (c * c - s * s) * sin2
      const thrice = s * (3 - 4 * s * s)
      const at = py * width + px
      field[at] = joined(field[at]!, radius * (1 + 0.07 * long * twice + 0.05 * thrice) - far, radius * 0.5)
    }
  }
}

/** A convex splinter of five sides, longer than wide: `x` and `y` from the mass's corner. */
export function addShard(
  { width, height, field }: Mass,
  { x, y, radius, turn }: Shape,
  sides: readonly number[],
): void {
  const reach = radius * 1.6 + 2
  const lines = sides.map((value, index) => {
    const angle = turn + index * 1.2566 + (value - 0.5) * 0.9
    const far = radius * (0.25 + 0.75 * value) * (index % 2 === 0 ? 0.6 : 1)
    return [Math.cos(angle), Math.sin(angle), far] as const
  })
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, x + reach); px++) {
      let inside = radius * 1.5 - hypot(px - x, py - y)
      for (const [cos, sin, far] of lines) inside = Math.min(inside, far - cos * (px - x) - sin * (py - y))
      const at = py * width + px
      if (inside > field[at]!) field[at] = inside
    }
  }
}

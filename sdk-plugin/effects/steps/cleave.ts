import * as z from 'zod'
import { hypot } from '../hypot.ts'
import type { Letters } from '../lettering.ts'
import { lettersOf, type Mass, massOf } from '../mass.ts'
import { operation } from '../stage.ts'
import { innerSteps, runInner } from './inner.ts'

/**
 * The letters cut in two by one stroke of a blade, the halves slid along the cut. The steps below it work on the halves
 * in place of the letters.
 */
export const cleave = operation({
  name: 'cleave',
  schema: z.strictObject({
    do: z.literal('cleave'),
    /** A place that the cut goes through, as shares of the box around the letters' ink. */
    at: z.tuple([z.number(), z.number()]).readonly().default([0.5, 0.5]),
    /** How far it rises on its way to the right, as a share of the way. */
    rise: z.number().min(-1).max(1).default(0.2),
    /** Between the halves, in em. */
    gap: z.number().min(0).max(0.2).default(0.02),
    /** How far the upper half has slid to the right and the lower one to the left, together; in em. Short text slides less. */
    slide: z.number().min(-0.3).max(0.3).default(0.06),
    steps: innerSteps,
  }),
  apply(stage, { at, rise, gap, slide, steps }) {
    const { letters } = stage
    const { ink, em } = letters
    const wide = ink.right - ink.left
    const length = hypot(1, rise)
    const most = (MOST_SLIDE * wide) / em
    const cut: Cut = {
      x: letters.x + ink.left + at[0] * wide,
      y: letters.y + ink.top + at[1] * (ink.bottom - ink.top),
      along: [1 / length, -rise / length],
      half: (gap * em) / 2,
      slide: (Math.min(most, Math.max(-most, slide)) * em) / 2,
    }
    const pad = Math.ceil(Math.abs(cut.slide) + cut.half) + 2
    const mass = massOf(letters, { sides: pad, above: pad, below: pad })
    part(mass, letters, cut)
    const halves = lettersOf(mass, letters, true)
    if (halves) runInner(stage, halves, steps)
  },
})

/** As a share of the letters' width: a single character must still be read. */
const MOST_SLIDE = 0.03

/** In pixels of the frame. */
interface Cut {
  x: number
  y: number
  /** Unit vector to the right. */
  along: readonly [number, number]
  half: number
  slide: number
}

/** Fills the mass anew: each half where it has slid to, as far as the cut. */
function part(mass: Mass, letters: Letters, { x: fromX, y: fromY, along: [ax, ay], half, slide }: Cut): void {
  const inside = distanceIn(letters)
  for (let row = 0, to = 0; row < mass.height; row++) {
    const y = row + mass.y
    for (let column = 0; column < mass.width; column++, to++) {
      const x = column + mass.x
      // Above the cut this is positive.
      const over = ax * (fromY - y) + ay * (x - fromX)
      const side = over > 0 ? 1 : -1
      const found = inside(x - letters.x - side * slide * ax, y - letters.y - side * slide * ay)
      const edge = side * over - half
      mass.field[to] = found < edge ? found : edge
    }
  }
}

/** The letters' distance between pixels; beyond their planes it is far outside. */
function distanceIn({ width, height, distance }: Letters): (x: number, y: number) => number {
  return (x, y) => {
    if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return -1e3
    const at = (y | 0) * width + (x | 0)
    const tx = x - (x | 0)
    const ty = y - (y | 0)
    const upper = distance[at]! + (distance[at + 1]! - distance[at]!) * tx
    const lower = distance[at + width]! + (distance[at + width + 1]! - distance[at + width]!) * tx
    return upper + (lower - upper) * ty
  }
}

import * as z from 'zod'
import { mix } from '../colour.ts'
import type { Letters } from '../lettering.ts'
import { addRun, lettersOf, massOf, type Run } from '../mass.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { innerSteps, runInner } from './inner.ts'

/**
 * Lets the letters run: from their lower edges something flows down, most of it a little, some of it far. The steps
 * below it work on the letters with their runs. Lengths in em.
 */
export const drips = operation({
  name: 'drips',
  schema: z.strictObject({
    do: z.literal('drips'),
    /** Mean distance between two runs. */
    every: z.number().positive().max(3).default(0.13),
    /** The longest; most are much shorter. */
    length: z.number().positive().max(1.5).default(0.4),
    /** Half the width. */
    radius: z.number().positive().max(0.2).default(0.026),
    /** Radius of the drop at the end as a multiple. */
    drop: z.number().min(0.5).max(2).default(1.2),
    /** They end in points, as icicles do, in place of drops. */
    pointed: z.boolean().default(false),
    /** Share of the runs that a drop has left and falls below. */
    falling: z.number().min(0).max(1).default(0.15),
    /** Fatter letters, before they run. */
    grow: z.number().min(-0.1).max(0.1).default(0),
    /** How far feet and bowls have melted before they run: lobes close together, instead of a straight edge. */
    melt: z.number().min(0).max(0.4).default(0),
    steps: innerSteps,
  }),
  apply(stage, options) {
    const body = running(stage, options)
    if (body) runInner(stage, body, options.steps)
  },
})

type Options = z.output<(typeof drips)['schema']>

function running({ letters, seed }: Stage, options: Options): Letters | undefined {
  const { em } = letters
  const below = Math.max(0, Math.ceil((options.length * 1.5 - 0.25) * em))
  const mass = massOf(letters, { sides: 0, above: 0, below })
  const grow = options.grow * em
  if (grow !== 0) for (let at = 0; at < mass.field.length; at++) mass.field[at]! += grow
  const columns = lowerEdges(letters)
  for (const run of lobesOf(letters, columns, options, seed)) addRun(mass, run)
  for (const run of runsOf(letters, columns, options, seed)) addRun(mass, run)
  return lettersOf(mass, letters, true)
}

interface Edge {
  x: number
  y: number
  /** Pixels to what lies below. */
  free: number
}

/** Where strokes end downwards, column by column. */
function lowerEdges({ width, height, distance }: Letters): Edge[][] {
  const columns: Edge[][] = []
  for (let x = 0; x < width; x++) {
    const column: Edge[] = []
    for (let y = height - 2; y > 0; y--) {
      const at = y * width + x
      if (distance[at]! <= 0 || distance[at + width]! > 0) continue
      const last = column.at(-1)
      let next = y + 1
      if (last) while (next < last.y && distance[next * width + x]! <= 0) next++
      column.push({ x, y, free: last ? next - y : Infinity })
    }
    columns.push(column)
  }
  return columns
}

interface Foot {
  left: number
  /** Where it ends in each column. */
  ends: number[]
}

/** Lower edges that lie level, from corner to corner. */
function feetOf(columns: Edge[][]): Foot[] {
  const feet: Foot[] = []
  let open: Foot[] = []
  columns.forEach((column, x) => {
    const still: Foot[] = []
    for (const { y, free } of column) {
      // What has anything below it would grow together with that.
      if (free !== Infinity) continue
      const own = open.find(({ ends }) => Math.abs(ends.at(-1)! - y) <= 1) ?? { left: x, ends: [] }
      if (own.ends.length === 0) feet.push(own)
      own.ends.push(y)
      still.push(own)
    }
    open = still
  })
  return feet
}

/** Half the width of a lobe in em. */
const LOBE = 0.042

/** Short thick runs side by side, the outermost at the corners: these are gone. */
function lobesOf({ em }: Letters, columns: Edge[][], { melt }: Options, seed: number): Run[] {
  if (melt === 0) return []
  const random = randomFrom(seed * 911 + 5)
  return feetOf(columns).flatMap(({ left, ends }) => {
    const wide = ends.length
    const radius = Math.min(LOBE * em, wide / 2.2)
    if (radius < 0.008 * em) return []
    const count = Math.max(1, Math.round(wide / (1.7 * radius)))
    return Array.from({ length: count }, (_, index): Run => {
      const at = count === 1 ? 0.5 : index / (count - 1)
      // Where they join the letter they flare: kept off the corners, or legs that stand close would close.
      const inset = Math.min(1.35 * radius, wide / 2)
      const x = left + inset + (wide - 2 * inset) * at
      const length = radius * 0.7 + melt * em * random() ** 1.7
      const y = ends[Math.min(wide - 1, Math.round(x - left))]!
      return { x, y: y - radius, length, radius, drop: 1, swing: 0, phase: 0 }
    })
  })
}

/** At uneven distances along x, each at the lowest place nearby: there it gathers. */
function runsOf(letters: Letters, columns: Edge[][], options: Options, seed: number): Run[] {
  const { em, width } = letters
  const random = randomFrom(seed * 3571 + 11)
  const runs: Run[] = []
  const step = options.every * em
  for (let x = random() * step; x < width; x += step * mix(0.3, 1.7, random())) {
    const reach = Math.round(0.3 * step)
    for (const { y, free } of columns[Math.floor(x)]!) {
      const lowest = gathered(columns, Math.floor(x), y, reach)
      const long = options.length * em * mix(0.06, 1, random() ** 2.6)
      const thick = options.radius * em * mix(0.55, 1.25, random()) * mix(0.8, 1.15, long / (options.length * em))
      const falls = random() < options.falling
      const phase = random() * 6
      const swing = thick * (random() - 0.5)
      // Within a letter only a little: its holes have to stay open.
      const length = free === Infinity ? long : Math.min(long, free * 0.3)
      if (length < thick * 0.4) continue
      if (free !== Infinity && roomAt(letters, x, y + free / 2) < 3.4 * thick) continue
      // Between the legs of an A it would fill the gap.
      if (free === Infinity && roomAt(letters, x, Math.min(letters.height - 1, y + 3 * thick)) < 2.2 * thick) continue
      const start = lowest.y - thick
      const shape = { radius: thick, drop: options.drop, isPointed: options.pointed }
      runs.push({ ...shape, x: lowest.x, y: start, length: length + thick, swing, phase })
      if (!falls || free < 3 * long) continue
      const gap = thick * mix(4, 9, phase / 6)
      const drop = { length: thick * 3, radius: thick * 0.75, drop: 1.1, swing: 0, phase: 0, isFree: true }
      runs.push({ x: lowest.x + swing * 0.3, y: start + length + gap, ...drop })
    }
  }
  return runs
}

/** Half the width of the free space at a place, in pixels. */
function roomAt({ width, distance }: Letters, x: number, y: number): number {
  return -distance[Math.round(y) * width + Math.floor(x)]!
}

function gathered(columns: Edge[][], x: number, y: number, reach: number): { x: number; y: number } {
  let best = { x, y }
  for (let px = Math.max(0, x - reach); px <= Math.min(columns.length - 1, x + reach); px++) {
    for (const edge of columns[px]!) {
      if (edge.y > best.y && edge.y - y < reach) best = edge
    }
  }
  return best
}

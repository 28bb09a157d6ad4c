import * as z from 'zod'
import { smoothstep } from '../colour.ts'
import type { Letters } from '../lettering.ts'
import { runSteps, stepOf } from '../operations.ts'
import { type Box, MARGIN, setShape } from '../shapes.ts'
import { type Operation, operation, type Stage } from '../stage.ts'
import { LETTER_OPERATIONS } from './letters.ts'
import { MASS_OPERATIONS } from './masses.ts'

const INNER = { ...LETTER_OPERATIONS, ...MASS_OPERATIONS }

/**
 * A drawn outline that the steps below it work on in place of the letters: emblems, arrows, wings, leaves. Within them
 * one em is the height of `view`, so that the parts of an emblem that share a view share their measures.
 */
export const shape = operation({
  name: 'shape',
  schema: z.strictObject({
    do: z.literal('shape'),
    /** Paths in the notation of SVG's `d`; what is inside by the even-odd rule is the shape. */
    path: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
    /** Width and height of the space that the path is drawn in. */
    view: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([100, 100]),
    /** Draws lines of this width, in units of the view, in place of filling. Ends and corners are round. */
    stroke: z.number().positive().optional(),
    /** Only what lies inside of all these paths is drawn: shade and light that end where the thing they lie on does. */
    within: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]).optional(),
    /** Softness of the edge in em, but for where `within` ends it: shade that runs out on a thing and stops with it. */
    soft: z.number().min(0).max(0.2).optional(),
    /** What place and size are measured by: the frame, or the box around the letters' ink. */
    by: z.enum(['frame', 'letters']).default('frame'),
    /** Where the middle of the view comes to lie, as shares of that box. */
    at: z.tuple([z.number(), z.number()]).readonly().default([0.5, 0.5]),
    /** Height of the view as a share of the box's height, or of the frame's width for `width`; one of both. */
    height: z.number().positive().max(6).optional(),
    width: z.number().positive().max(6).optional(),
    /** Degrees, clockwise. */
    turn: z.number().min(-360).max(360).default(0),
    /** Left and right change places. */
    mirror: z.boolean().default(false),
    /** Runs under the first letter, over the next and so on, this far from those it runs under, in their em. */
    weave: z.number().min(0).max(0.3).optional(),
    /** Whether a woven shape runs under the first letter or over it. */
    first: z.enum(['under', 'over']).default('under'),
    /** A woven shape stays under letters whose em is less than this in frame heights: it would cut them to pieces. */
    least: z.number().min(0).max(2).default(0),
    steps: z.array(stepOf(INNER)).min(1).max(12),
  }),
  apply(stage, options) {
    const room = Math.max(...options.steps.map(roomOf))
    const letters = setShape(options, boxOf(stage, options.by), room)
    if (letters && options.weave !== undefined) {
      const isUnder = stage.letters.em < options.least * stage.frame.height
      weave(letters, stage.letters, options.weave, isUnder ? 'all' : options.first === 'under' ? 0 : 1)
    }
    if (letters) runSteps(INNER, { ...stage, letters }, options.steps)
  },
})

/** Takes away of a shape what every other letter covers, or all of them. */
function weave({ coverage, x, y, width }: Letters, over: Letters, apart: number, parity: number | 'all'): void {
  const owners = over.owners()
  const room = apart * over.em
  for (let at = 0; at < coverage.length; at++) {
    if (coverage[at] === 0) continue
    const column = (at % width) + x - over.x
    const row = Math.floor(at / width) + y - over.y
    if (column < 0 || row < 0 || column >= over.width || row >= over.height) continue
    const there = row * over.width + column
    if (parity === 'all' || owners[there]! % 2 === parity)
      coverage[at]! *= smoothstep(0.7, -0.7, over.distance[there]! + room)
  }
}

function roomOf(step: { do: string }): number {
  const { room } = (INNER as Readonly<Record<string, unknown>>)[step.do] as Operation
  return room ? room(step) : MARGIN
}

function boxOf({ frame, letters }: Stage, by: 'frame' | 'letters'): Box {
  const { width, height } = frame
  const clip = { width, height }
  if (by === 'frame') return { left: 0, top: 0, width, height, clip }
  const { left, top, right, bottom } = letters.ink
  return { left: letters.x + left, top: letters.y + top, width: right - left, height: bottom - top, clip }
}

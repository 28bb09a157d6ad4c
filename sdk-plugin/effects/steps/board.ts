import * as z from 'zod'
import type { Letters } from '../lettering.ts'
import { operation, type Stage } from '../stage.ts'
import { innerSteps, runInner } from './inner.ts'
import { plane } from '../kernels/memory.ts'
import { hypot } from '../hypot.ts'

/**
 * A board behind the text, as large as that needs: a sign, a card, a label. The steps below it work on the board in
 * place of the letters; one em stays that of the letters. Lengths in frame heights.
 */
export const board = operation({
  name: 'board',
  schema: z.strictObject({
    do: z.literal('board'),
    /** Free space to the left and right, above and below. */
    margin: z
      .tuple([z.number().min(0).max(0.5), z.number().min(0).max(0.5)])
      .readonly()
      .default([0.1, 0.08]),
    /** It is at least this large, as shares of the frame. */
    least: z
      .tuple([z.number().min(0).max(1), z.number().min(0).max(1)])
      .readonly()
      .default([0, 0]),
    /** Of its corners. */
    radius: z.number().min(0).max(0.5).default(0.05),
    /** Smaller all around: for a line or a field within a board. */
    inset: z.number().min(-0.2).max(0.3).default(0),
    /** Only a line of this width along its edge; 0 is all of it. */
    line: z.number().min(0).max(0.2).default(0),
    /** Only round discs near the corners of this radius: bolts. */
    bolts: z.number().min(0).max(0.1).default(0),
    steps: innerSteps,
  }),
  apply(stage, options) {
    runInner(stage, bodyOf(stage, options), options.steps)
  },
})

type Options = z.output<(typeof board)['schema']>

/** Pixels around the board for walls and shadows. */
const FREE = 0.09

function bodyOf({ frame, letters }: Stage, options: Options): Letters {
  const { margin, least, radius, inset, line, bolts } = options
  const unit = frame.height
  const { ink } = letters
  const cx = letters.x + (ink.left + ink.right) / 2
  const cy = letters.y + (ink.top + ink.bottom) / 2
  const halfX = Math.max((ink.right - ink.left) / 2 + margin[0] * unit, (least[0] * frame.width) / 2) - inset * unit
  const halfY = Math.max((ink.bottom - ink.top) / 2 + margin[1] * unit, (least[1] * frame.height) / 2) - inset * unit
  const round = Math.max(0, Math.min(halfX, halfY, (radius - inset) * unit))
  const free = Math.ceil(FREE * unit)
  const x = Math.floor(cx - halfX) - free
  const y = Math.floor(cy - halfY) - free
  const width = Math.ceil(cx + halfX) + free - x
  const height = Math.ceil(cy + halfY) + free - y
  const coverage = plane(width * height)
  const distance = plane(width * height)
  for (let py = 0, at = 0; py < height; py++) {
    for (let px = 0; px < width; px++, at++) {
      const dx = Math.abs(px + x + 0.5 - cx)
      const dy = Math.abs(py + y + 0.5 - cy)
      const far =
        bolts > 0
          ? bolts * unit - hypot(dx - halfX, dy - halfY)
          : roundedDistance(dx - halfX + round, dy - halfY + round, round)
      const edge = line > 0 ? Math.min(far, line * unit - far) : far
      coverage[at] = edge < -0.5 ? 0 : edge > 0.5 ? 1 : edge + 0.5
      distance[at] = edge
    }
  }
  return {
    x,
    y,
    width,
    height,
    coverage,
    distance,
    // Which point of a board's edge is nearest matters to nothing that lies on boards.
    nearest: new Int32Array(width * height),
    em: letters.em,
    ink: { left: free, top: free, right: width - free, bottom: height - free },
    owners: () => new Int16Array(width * height),
  }
}

/** Pixels to the edge of a rounded rectangle, positive inside. */
function roundedDistance(dx: number, dy: number, round: number): number {
  const outside = dx > 0 && dy > 0 ? Math.sqrt(dx * dx + dy * dy) : Math.max(0, dx, dy)
  return round - outside - Math.min(0, Math.max(dx, dy))
}

import type { SKRSContext2D } from '@napi-rs/canvas'
import {
  clusterBoxes,
  drawText,
  isJoined,
  type Line,
  measureRun,
  type Paint,
  type Run,
  type TextLayout,
} from '../../../text/index.ts'
import { randomFrom } from '../../random.ts'

/** What differs from letter to letter, at the most: shares of the size, radians, and shares of each letter's own. */
const SHIFT = { across: 0.007, down: 0.02, swing: 0.02 } as const
const TURN = 0.045
const LEAN = 0.07
const GROWN = { wide: 0.035, high: 0.045 } as const
/** How much broader the heaviest strokes are on each side, as a share of the size. None is fainter: on slate it would be lost. */
const HEAVY = 0.004
/** How many letters the line goes up and down in. */
const SWAY = 7

/**
 * Draws a text as a hand writes it: each letter is set a little higher or lower, turned, leaned, grown and pressed by its
 * own, and no two of a kind are alike. Scripts whose letters join, and what is read from the right, stay in one piece.
 *
 * @param much How unsteady the hand is, 1 for the most that is read without effort
 */
export async function drawByHand(
  context: SKRSContext2D,
  layout: TextLayout,
  [x, y]: readonly [x: number, y: number],
  { paint, much }: { paint: Paint; much: number },
): Promise<void> {
  const { size } = layout
  for (const [index, line] of layout.lines.entries()) {
    const random = randomFrom(seedOf(line.text) + 31 * index)
    const from = 6.28 * random()
    const off = (most: number) => most * much * (random() + random() - 1)
    let letter = 0
    for (const run of line.runs.flatMap((each) => lettersOf(each, line, layout))) {
      if (run.kind === 'space') continue
      const [middle, foot] = [x + run.x + run.width / 2, y + line.baseline]
      const swing = SHIFT.swing * much * Math.sin(from + (6.28 * letter++) / SWAY)
      context.save()
      context.translate(middle + off(SHIFT.across) * size, foot + (off(SHIFT.down) + swing) * size)
      context.rotate(off(TURN))
      context.transform(1 + off(GROWN.wide), 0, off(LEAN), 1 + off(GROWN.high), 0, 0)
      context.translate(-middle, -foot)
      const pressed = weighted(paint, HEAVY * size * much * random() ** 2)
      await drawText(context, { ...layout, lines: [{ ...line, runs: [run] }] }, x, y, pressed)
      context.restore()
    }
  }
}

/** The letters of a run, each as a run of its own. */
function lettersOf(run: Run, line: Line, layout: TextLayout): Run[] {
  if (run.kind !== 'text' || run.direction === 'rtl' || isJoined(run.text)) return [run]
  const boxes = clusterBoxes({ ...layout, lines: [{ ...line, runs: [run] }] })
  return run.pieces.map((piece, at): Run => {
    // Its pair is narrower than the two, as `To` is: the second moves up to the first.
    const { x, width: stretch } = boxes[at]!
    const width = run.face
      ? measureRun(run.face, piece.text, run.direction).width * layout.size + run.letterSpacing
      : stretch
    return { ...run, kind: piece.kind, text: piece.text, x: x + stretch - width, width, pieces: [piece] }
  })
}

/** With strokes so much broader on each side; inks that run into each other are as broad as their font. */
function weighted(paint: Paint, more: number): Paint {
  if (paint.stroke || typeof paint.fill !== 'string' || paint.fill.length > 7) return paint
  return { ...paint, stroke: { color: paint.fill, width: more } }
}

function seedOf(text: string): number {
  let seed = 7
  for (let at = 0; at < text.length; at++) seed = Math.imul(seed, 31) + text.charCodeAt(at)
  return seed
}

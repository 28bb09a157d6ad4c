import type { SKRSContext2D } from '@napi-rs/canvas'
import { clusterBoxes, drawText, fitText, prepareText, type TextLayout } from '../../../text/index.ts'
import { type Words, wordsOf } from '../written.ts'
import { drawByHand } from './by-hand.ts'
import type { TextMark } from './marks.ts'
import { styleOf } from './paint.ts'

/** The words of a mark; undefined when there are none. */
export function textOf({ text }: TextMark, words: Words): string | undefined {
  if (typeof text === 'string') return text
  const written = wordsOf(text, words)
  return written === undefined ? undefined : text.before + written + text.after
}

/** Sizes below this share of the asked one are no longer read: the text is cut instead. */
const SMALLEST = 0.4
/** Lines shorter than this share of a column end a paragraph. */
const FULL = 0.8

/** Sets words into the box of their mark, in units of the view. */
export async function drawType(context: SKRSContext2D, mark: TextMark, words: string): Promise<void> {
  const layout = await layoutOf(mark, words)
  const [left, top, width, height] = mark.box
  const { ink } = layout
  const byInk = mark.lines === 1
  const high = byInk ? ink.height : layout.height
  const rest = { top: 0, middle: (height - high) / 2, bottom: height - high }[mark.stand]
  // What is read as one line is centred by what is seen of it, not by its box.
  const x = mark.align === 'center' && byInk ? left + (width - ink.width) / 2 - ink.x : left
  const y = top + rest - (byInk ? ink.y : 0)
  context.save()
  context.globalAlpha = mark.opacity
  if (mark.turn !== 0) {
    context.translate(left + width / 2, top + height / 2)
    context.rotate((mark.turn * Math.PI) / 180)
    context.translate(-left - width / 2, -top - height / 2)
  }
  const fill = styleOf(context, mark.fill, x, y)
  const paint = { fill, ...(mark.outline && { stroke: { color: mark.outline.ink, width: mark.outline.width } }) }
  const { uneven = mark.font === 'hand' ? 1 : 0 } = mark
  const draw = (dx: number, dy: number) =>
    uneven > 0
      ? drawByHand(context, layout, [dx, dy], { paint, much: uneven })
      : drawText(context, layout, dx, dy, paint)
  if (mark.bend !== undefined) await drawBent(context, layout, mark.bend, { x, y, middle: left + width / 2 }, draw)
  else if (mark.align === 'justify') await drawJustified(context, layout, { x, y, width }, draw)
  else await draw(x, y)
  context.restore()
}

async function layoutOf(mark: TextMark, words: string): Promise<TextLayout> {
  const { font, weight, italic, spacing, lineHeight, align, lines, size } = mark
  const [, , width, height] = mark.box
  const text = mark.case === 'upper' ? words.toUpperCase() : words
  const prepared = await prepareText(text, { font, weight, italic, letterSpacing: spacing, lineHeight })
  const most = size ?? height * 1.6
  return fitText(prepared, {
    width,
    height,
    minSize: Math.min(most, size === undefined ? height * 0.12 : size * SMALLEST),
    maxSize: most,
    maxLines: lines,
    align: align === 'justify' ? 'left' : align,
    balance: align === 'center',
    byInk: lines === 1,
  })
}

type Draw = (x: number, y: number) => Promise<void>

/** Each line is drawn by itself, as wide as the column, but for the last of a paragraph. */
async function drawJustified(
  context: SKRSContext2D,
  { lines }: TextLayout,
  { x, y, width }: { x: number; y: number; width: number },
  draw: Draw,
): Promise<void> {
  for (const line of lines) {
    const wider = line.width > FULL * width ? width / line.width : 1
    context.save()
    context.translate(x, y)
    context.scale(wider, 1)
    context.beginPath()
    context.rect(line.x - line.height, line.y, line.width + 2 * line.height, line.height)
    context.clip()
    await draw(0, 0)
    context.restore()
  }
}

/** Each character is seen through a window of its own that is turned around the circle. */
async function drawBent(
  context: SKRSContext2D,
  layout: TextLayout,
  radius: number,
  { x, y, middle }: { x: number; y: number; middle: number },
  draw: Draw,
): Promise<void> {
  const line = layout.lines[0]
  if (!line) return
  const baseline = y + line.baseline
  for (const box of clusterBoxes(layout)) {
    if (box.kind === 'space' || box.line > 0) continue
    const centre = x + box.x + box.width / 2
    context.save()
    context.translate(middle, baseline + radius)
    context.rotate((centre - middle) / radius)
    context.translate(-centre, -baseline - radius)
    context.beginPath()
    context.rect(x + box.x, y + box.y - box.height / 2, box.width, box.height * 2)
    context.clip()
    await draw(x, y)
    context.restore()
  }
}

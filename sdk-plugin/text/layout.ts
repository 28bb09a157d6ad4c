import { visualOrder } from './direction.ts'
import { measureRun } from './measure.ts'
import type { Align, Box, LayoutOptions, Line, Piece, PreparedText, Run, TextLayout } from './types.ts'
import { balanced, shorten, type Span, wrap } from './wrap.ts'
import { BOX_WIDTH, EMOJI_WIDTH, runsOf, runWidth, spacingOf } from './words.ts'

/**
 * Breaks a text into lines and places them.
 *
 * @example layoutText(text, { size: 32, width: 400, maxLines: 3, align: 'center' })
 */
export function layoutText(prepared: PreparedText, options: LayoutOptions): TextLayout {
  const { size, width: box, align = 'start' } = options
  const { paragraphs, style } = prepared
  const limit = box === undefined ? Infinity : box / size
  const most = mostLines(prepared, options)
  const target = options.balance && limit < Infinity ? balanced(paragraphs, limit, style.letterSpacing) : limit
  const spans = wrap(paragraphs, target, style.letterSpacing, most)
  const truncated = isCut(prepared, spans)
  const lines = spans.map((span, index) =>
    setLine(prepared, span, size, truncated && index === spans.length - 1 ? limit : undefined),
  )
  const textWidth = Math.max(0, ...lines.map(({ width }) => width))
  const width = box ?? textWidth
  const ink = place(lines, prepared, size, width, align)
  const height = lines.reduce((sum, line) => sum + line.height, 0)
  const isBlank = ink.width <= 0 || ink.height <= 0
  return { size, width, height, textWidth, lines, truncated, ink, isBlank, prepared }
}

function mostLines({ style }: PreparedText, { size, height, maxLines = Infinity }: LayoutOptions): number {
  const fitting = height === undefined ? Infinity : Math.floor(height / (size * style.lineHeight) + 1e-6)
  return Math.max(1, Math.min(maxLines, fitting))
}

function isCut({ paragraphs }: PreparedText, spans: readonly Span[]): boolean {
  const last = spans.at(-1)
  if (!last) return false
  return !last.last || paragraphs.slice(paragraphs.indexOf(last.paragraph) + 1).some(({ pieces }) => pieces.length > 0)
}

/** @param cut Room in multiples of the size when the line must end with an ellipsis. */
function setLine(prepared: PreparedText, span: Span, size: number, cut: number | undefined): Line {
  const { letterSpacing: spacing } = prepared.style
  const { direction } = span.paragraph
  const base = direction === 'rtl' ? 1 : 0
  let pieces: Piece[] = span.paragraph.pieces.slice(span.start, span.end)
  if (cut !== undefined) {
    pieces = [...shorten(span, cut, spacing, prepared.ellipsis), { ...prepared.ellipsis, level: base }]
  } else if (span.hyphen) pieces.push({ ...prepared.hyphen, level: base })
  let x = 0
  const runs = visualOrder(runsOf(pieces, 0, pieces.length)).map((run): Run => {
    const width = runWidth(run, spacing) * size
    const placed: Run = {
      kind: run.kind,
      text: run.text,
      face: run.face,
      direction: run.level % 2 === 1 ? 'rtl' : 'ltr',
      x,
      width,
      letterSpacing: spacingOf(run, spacing) * size,
      pieces: run.pieces,
    }
    x += width
    return placed
  })
  const text = pieces.map((piece) => piece.text).join('')
  const height = prepared.style.lineHeight * size
  return { text, x: 0, y: 0, width: x, height, baseline: 0, direction, runs }
}

/** Sets the lines under each other and aligns them; returns the box of what is painted. */
function place(lines: Line[], prepared: PreparedText, size: number, width: number, align: Align): Box {
  const { ascent, descent, style } = prepared
  const lead = (style.lineHeight - ascent - descent) / 2 + ascent
  const edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  let y = 0
  let below = -Infinity
  for (const line of lines) {
    const shift = Math.max(0, width - line.width) * shareBefore(align, line.direction)
    const inks = line.runs.map((run) => inkOf(run, prepared, size))
    const above = Math.max(0, ...inks.map((ink) => ink.above))
    // Tall scripts and heaped marks push their line down instead of running into the one before.
    const push = Math.min(size, Math.max(0, below + above - (y + lead * size) + size * 0.04))
    line.y = y + push
    line.x = shift
    line.baseline = line.y + lead * size
    below = line.baseline + Math.max(0, ...inks.map((ink) => ink.below))
    for (const [index, ink] of inks.entries()) {
      const run = line.runs[index]!
      run.x += shift
      if (ink.right <= ink.left) continue
      edges.left = Math.min(edges.left, run.x + ink.left)
      edges.right = Math.max(edges.right, run.x + ink.right)
      edges.top = Math.min(edges.top, line.baseline - ink.above)
      edges.bottom = Math.max(edges.bottom, line.baseline + ink.below)
    }
    y = line.y + line.height
    line.height += push
    line.y -= push
  }
  if (edges.right <= edges.left) return { x: 0, y: 0, width: 0, height: 0 }
  return { x: edges.left, y: edges.top, width: edges.right - edges.left, height: edges.bottom - edges.top }
}

/** How much of the free width goes to the left of the line. */
function shareBefore(align: Align, direction: 'ltr' | 'rtl'): number {
  if (align === 'center') return 0.5
  if (align === 'left' || align === 'right') return align === 'right' ? 1 : 0
  return (align === 'end') === (direction === 'ltr') ? 1 : 0
}

interface Ink {
  left: number
  right: number
  above: number
  below: number
}

function inkOf(run: Run, { capHeight }: PreparedText, size: number): Ink {
  if (run.kind === 'emoji') {
    const { top, side } = emojiPlace(capHeight, size)
    return { left: (run.width - side) / 2, right: (run.width + side) / 2, above: top, below: side - top }
  }
  if (run.kind === 'box') {
    return { left: 0.08 * size, right: (BOX_WIDTH - 0.08) * size, above: capHeight * size, below: 0 }
  }
  if (run.kind !== 'text') return { left: 0, right: 0, above: 0, below: 0 }
  const { left, right, above, below } = measureRun(run.face!, run.text, run.direction)
  const spread = run.letterSpacing * Math.max(0, run.pieces.length - 1)
  return { left: left * size, right: right * size + spread, above: above * size, below: below * size }
}

/** Where an emoji stands: centred on the middle of the capitals. `top` is above the baseline. */
export function emojiPlace(capHeight: number, size: number): { top: number; side: number } {
  const side = EMOJI_WIDTH * 0.95 * size
  return { side, top: (capHeight * size + side) / 2 }
}

import type { Paragraph, Piece, Word } from './types.ts'
import { widthOf } from './words.ts'

/** A line as pieces of its paragraph, without the spaces at its end. */
export interface Span {
  paragraph: Paragraph
  start: number
  end: number
  /** In multiples of the size. */
  width: number
  /** Ends inside of a word, at a place that asks for a hyphen. */
  hyphen: boolean
  /** Ends inside of a word that is longer than a line. */
  torn: boolean
  /** Ends its paragraph. */
  last: boolean
}

/** Widths are sums of floating-point numbers. */
const SLACK = 1e-6

/**
 * Fills lines one after the other.
 *
 * @param limit Width of a line in multiples of the size.
 * @param most Lines after these are not looked for.
 */
export function wrap(paragraphs: readonly Paragraph[], limit: number, spacing: number, most = Infinity): Span[] {
  const spans: Span[] = []
  for (const paragraph of paragraphs) {
    if (spans.length >= most) break
    fill(paragraph, limit, spacing, most - spans.length, spans)
  }
  return spans
}

function fill(paragraph: Paragraph, limit: number, spacing: number, most: number, spans: Span[]): void {
  const full = spans.length + most
  const empty = (): Span => ({ paragraph, start: 0, end: 0, width: 0, hyphen: false, torn: false, last: false })
  let line: (Span & { space: number }) | undefined
  const close = (rest: Partial<Span> = {}) => {
    if (line) spans.push({ ...line, ...rest })
    line = undefined
  }
  for (const word of paragraph.words) {
    if (line && line.width + line.space + word.width > limit + SLACK) close()
    if (spans.length >= full) return
    if (line) {
      line.width += line.space + word.width
      line.end = word.end
      line.hyphen = word.hyphen
      line.space = word.space
    } else if (word.width <= limit + SLACK) {
      line = { ...empty(), start: word.start, end: word.end, width: word.width, hyphen: word.hyphen, space: word.space }
    } else {
      const rest = tear(paragraph, word, limit, spacing, full, spans)
      if (!rest) return
      line = { ...empty(), ...rest, hyphen: word.hyphen, space: word.space }
    }
  }
  close({ last: true, hyphen: false })
  if (paragraph.words.length === 0) spans.push({ ...empty(), last: true })
}

/** Breaks a word that is longer than a line between any two characters; returns what is left for the line after. */
function tear(
  paragraph: Paragraph,
  word: Word,
  limit: number,
  spacing: number,
  full: number,
  spans: Span[],
): Pick<Span, 'start' | 'end' | 'width'> | undefined {
  let { start } = word
  let width = 0
  for (let at = start; at < word.end; at++) {
    const piece = paragraph.pieces[at]!
    const step = widthOf(paragraph.pieces, at, at + 1, spacing)
    if (at > start && piece.kind !== 'none' && width + step > limit) {
      spans.push({ paragraph, start, end: at, width, hyphen: false, torn: true, last: false })
      if (spans.length >= full) return undefined
      start = at
      width = 0
    }
    width += step
  }
  return { start, end: word.end, width }
}

/** The narrowest width that needs no more lines than `limit` does, for lines of like length. */
export function balanced(paragraphs: readonly Paragraph[], limit: number, spacing: number): number {
  const wide = wrap(paragraphs, limit, spacing)
  if (wide.length <= paragraphs.length || wide.some(({ torn }) => torn)) return limit
  let [low, high] = [limit / wide.length / 2, limit]
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2
    const spans = wrap(paragraphs, middle, spacing, wide.length + 1)
    if (spans.length > wide.length || spans.some(({ torn }) => torn)) low = middle
    else high = middle
  }
  return high
}

/** The first pieces of a line, as many as leave room for the sign of omission, without spaces or commas at the end. */
export function shorten(span: Span, limit: number, spacing: number, sign: Piece): Piece[] {
  const { pieces } = span.paragraph
  const room = limit - widthOf([sign], 0, 1, spacing)
  let { end } = span
  let width = span.width
  // Single widths are close enough to skip most of a long line; the whole one decides.
  while (end > span.start && width > room) {
    end--
    width = widthOf(pieces, span.start, end, spacing)
  }
  while (end > span.start && TRAILING.test(pieces[end - 1]!.text)) end--
  return pieces.slice(span.start, end)
}

const TRAILING = /^[\s.,:;·…、。，،-]$/u

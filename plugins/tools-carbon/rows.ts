import type { Span } from './highlight.ts'

/** A line of the picture: a line of code, or what of it did not fit the row before. */
export interface Row {
  /** From 1; undefined for the rest of a wrapped line. */
  number: number | undefined
  spans: { span: Span; column: number }[]
  columns: number
}

const TAB = 2
/** The rest of a wrapped line stands this much further in than its beginning. */
const HANG = 4

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Lines of code as rows of at most `most` columns. */
export function rowsOf(lines: readonly Span[][], most: number): Row[] {
  return lines.flatMap((line, index) => wrapped(line.map(withoutTabs), index + 1, most))
}

/** Tabs become spaces: what stands before them is not known here, and two is what reads well in a picture. */
function withoutTabs(span: Span): Span {
  return { ...span, text: span.text.replaceAll('\t', ' '.repeat(TAB)) }
}

function wrapped(line: readonly Span[], number: number, most: number): Row[] {
  const rows: Row[] = [{ number, spans: [], columns: 0 }]
  const text = line.map((span) => span.text).join('')
  const hang = Math.min(most / 2, text.length - text.trimStart().length + HANG)
  for (const span of line) {
    let rest = span.text
    while (rest !== '') {
      const row = rows.at(-1)!
      const piece = head(rest, most - row.columns, most - hang)
      if (piece !== '') {
        row.spans.push({ span: { ...span, text: piece }, column: row.columns })
        row.columns += columnsOf(piece)
        rest = rest.slice(piece.length)
      }
      if (rest !== '') rows.push({ number: undefined, spans: [], columns: hang })
    }
  }
  return rows
}

const WORD = /[\p{L}\p{N}_$]$/u

/**
 * As much of a text as fits `room` columns: up to a space where there is one near, else up to a word. Nothing where
 * its first word fits the next row, of `fresh` columns, but not this one.
 */
function head(text: string, room: number, fresh: number): string {
  if (columnsOf(text) <= room) return text
  let piece = ''
  let columns = 0
  let cut = 0
  for (const { segment } of graphemes.segment(text)) {
    if (!(WORD.test(piece) && WORD.test(segment)) || widthOf(segment) > 1) cut = piece.length
    columns += widthOf(segment)
    if (columns > room) break
    piece += segment
  }
  const space = piece.lastIndexOf(' ')
  if (space > piece.length * 0.6) return piece.slice(0, space + 1)
  const [word = ''] = /^[\p{L}\p{N}_$]+/u.exec(text.slice(cut)) ?? []
  return room - columnsOf(piece.slice(0, cut)) < fresh && columnsOf(word) <= fresh ? piece.slice(0, cut) : piece
}

export function columnsOf(text: string): number {
  let columns = 0
  for (const { segment } of graphemes.segment(text)) columns += widthOf(segment)
  return columns
}

/** Han, kana, Hangul and full-width letters; emoji and flags. */
const WIDE =
  /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\uff01-\uff60]|^\p{Extended_Pictographic}|^\p{Regional_Indicator}/u

/** Columns of a grapheme in letters of one width. */
function widthOf(segment: string): number {
  return /^[\x20-\x7e]$/.test(segment) ? 1 : WIDE.test(segment) ? 2 : 1
}

import { measureRun } from './measure.ts'
import type { Piece, Word } from './types.ts'

/** Width of an emoji in multiples of the size, and of the box for what no font has. */
export const EMOJI_WIDTH = 1.24
export const BOX_WIDTH = 0.72

/** The pieces of a paragraph as words between places where lines may end. */
export function wordsOf(pieces: readonly Piece[], spacing: number): Word[] {
  const words: Word[] = []
  let start = 0
  for (let at = 0; at < pieces.length; at++) {
    const { after } = pieces[at]!
    if (after === 'stay' && at < pieces.length - 1) continue
    words.push(word(pieces, start, at + 1, spacing, after === 'hyphen'))
    start = at + 1
  }
  return words
}

function word(pieces: readonly Piece[], start: number, next: number, spacing: number, hyphen: boolean): Word {
  let end = next
  while (end > start && pieces[end - 1]!.kind === 'space') end--
  return {
    start,
    end,
    next,
    hyphen,
    width: widthOf(pieces, start, end, spacing),
    space: widthOf(pieces, end, next, spacing),
  }
}

/** Width of some pieces set in one line, in multiples of the size. */
export function widthOf(pieces: readonly Piece[], start: number, end: number, spacing: number): number {
  let width = 0
  for (const run of runsOf(pieces, start, end)) width += runWidth(run, spacing)
  return width
}

/** Neighbours of one kind, face and level, in logical order. */
export interface LogicalRun {
  kind: Piece['kind']
  face: Piece['face']
  level: number
  pieces: Piece[]
  text: string
}

/**
 * Emoji and boxes each stand alone. Spaces belong to the text around them, but for text from right to left: the library
 * measures and places runs that end in spaces wrongly there.
 */
export function runsOf(pieces: readonly Piece[], start: number, end: number): LogicalRun[] {
  const runs: LogicalRun[] = []
  for (let at = start; at < end; at++) {
    const piece = pieces[at]!
    if (piece.kind === 'none') {
      join(runs.at(-1), piece)
      continue
    }
    const last = runs.at(-1)
    if (last && last.level === piece.level && last.face === piece.face && isOneRun(last, piece)) {
      last.pieces.push(piece)
      last.text += piece.text
    } else {
      const { kind, face, level, text } = piece
      runs.push({ kind: kind === 'space' && level % 2 === 0 ? 'text' : kind, face, level, text, pieces: [piece] })
    }
  }
  return runs
}

/** A joiner or non-joiner between letters is for the font to see. */
function join(last: LogicalRun | undefined, piece: Piece): void {
  if (last?.kind === 'text' && /[\u200c\u200d]/.test(piece.text)) last.text += piece.text
}

function isOneRun({ kind }: LogicalRun, piece: Piece): boolean {
  const asRun = piece.kind === 'space' && piece.level % 2 === 0 ? 'text' : piece.kind
  return kind === asRun && (kind === 'text' || kind === 'space')
}

export function runWidth(run: LogicalRun, spacing: number): number {
  if (run.kind === 'emoji') return EMOJI_WIDTH + spacing
  if (run.kind === 'box') return BOX_WIDTH + spacing
  const { width } = measureRun(run.face!, run.text, run.level % 2 === 1 ? 'rtl' : 'ltr')
  return width + spacingOf(run, spacing) * run.pieces.length
}

/** Letters of these scripts hang together: space between them would tear words apart. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}]/u

export function spacingOf(run: LogicalRun, spacing: number): number {
  return spacing === 0 || isJoined(run.text) ? 0 : spacing
}

/** Whether letters of a text hang together. */
export function isJoined(text: string): boolean {
  return JOINED.test(text)
}

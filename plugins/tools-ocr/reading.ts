import type { Picture } from '@gateway/sdk-plugin/picture'
import type { Block, Line as FoundLine, Word as FoundWord } from 'tesseract.js'
import { type Box, boxIn, prepare, type Prepared } from './prepare.ts'
import { recognise } from './engine.ts'
import type { Language } from './languages.ts'

export interface Word {
  text: string
  /** 0–100. */
  confidence: number
  box: Box
}

export interface Reading {
  text: string
  /** Mean over the words, 0–100; 0 without any. */
  confidence: number
  lines: Word[]
  words: Word[]
  prepared: { inverted: boolean; turned: number; scale: number }
}

/** Words below this are what noise looks like. */
const LEAST_CONFIDENCE = 20

/** What stands in a picture. @throws what the picture throws while it is decoded, `process_timeout` when aborted */
export async function readText(picture: Picture, languages: Language[], signal: AbortSignal): Promise<Reading> {
  const prepared = await prepare(picture)
  const blocks = await recognise(prepared.png, languages, signal)
  const lines = linesOf(blocks)
    .map((line) => ({ line, words: line.words.filter(isText) }))
    .filter(({ words }) => words.length > 0)
  const words = lines.flatMap((line) => line.words).map((word) => found(word, prepared))
  return {
    text: textOf(blocks),
    confidence: rounded(words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length)),
    lines: lines.map((line) => ({ ...found(line.line, prepared), text: wordsText(line.words) })),
    words,
    prepared: {
      inverted: prepared.inverted,
      turned: rounded(prepared.angle),
      scale: rounded(prepared.scale),
    },
  }
}

function isText({ text, confidence }: FoundWord): boolean {
  return text.trim() !== '' && confidence >= LEAST_CONFIDENCE
}

function linesOf(blocks: readonly Block[]): FoundLine[] {
  return blocks.flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
}

/** Lines as they stand, an empty line between paragraphs. */
function textOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => block.paragraphs)
    .map(({ lines }) =>
      lines
        .map((line) => wordsText(line.words.filter(isText)))
        .filter((line) => line !== '')
        .join('\n'),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

function wordsText(words: readonly FoundWord[]): string {
  return words.map(({ text }) => text).join(' ')
}

function found({ text, confidence, bbox }: FoundWord | FoundLine, prepared: Prepared): Word {
  return { text: text.trim(), confidence: rounded(confidence), box: boxIn(prepared, bbox) }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

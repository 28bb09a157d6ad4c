import { breaksAfter } from './breaks.ts'
import { cleanText } from './clean.ts'
import { type Cluster, clustersOf } from './clusters.ts'
import { directionOf, levelsOf } from './direction.ts'
import { type Face, faceFor } from './faces.ts'
import { familiesFor } from './fonts.ts'
import type { Family, HanStyle } from './fonts.ts'
import { faceMetrics } from './measure.ts'
import { loadCanvas } from './skia.ts'
import type { Paragraph, Piece, PreparedText, TextStyle } from './types.ts'
import { wordsOf } from './words.ts'

/**
 * Reads a text for drawing: cleans it, splits it into what users see as characters, finds a font for each, its
 * direction, and where lines may end. Loads the fonts that are needed and no others.
 *
 * @example
 * const text = await prepareText('Hello, 世界! 👋🏽', { font: 'round', weight: 800 })
 * const layout = fitText(text, { width: 480, height: 320, minSize: 20, maxSize: 200 })
 * await drawText(ctx, layout, 16, 16, { fill: '#ffffff' })
 */
export async function prepareText(text: string, style: TextStyle = {}): Promise<PreparedText> {
  await loadCanvas()
  const cleaned = cleanText(text)
  const {
    font = 'sans',
    weight = 400,
    italic = false,
    lineHeight = 1.25,
    letterSpacing = 0,
    direction = 'auto',
  } = style
  const choose = chooser(familiesFor(font, style.han ?? hanStyle(cleaned)), { weight, italic })
  const face = choose('H')
  if (!face) throw new Error('No font is installed: the packages of @fontsource are missing.')
  const sign = (sign: string): Piece => ({
    kind: 'text',
    text: sign,
    face: choose(sign) ?? face,
    level: 0,
    after: 'stay',
  })
  return {
    text: cleaned,
    style: { font, weight, italic, lineHeight, letterSpacing },
    paragraphs: cleaned.split('\n').map((line) => paragraph(line, direction, letterSpacing, choose)),
    face,
    ellipsis: sign('…'),
    hyphen: sign('-'),
    ...faceMetrics(face),
  }
}

/** Letters, marks, numbers and punctuation, whose fonts have spaces of a fitting width; those of symbols do not. */
const OF_WORDS = /[\p{L}\p{M}\p{N}\p{P}]$/u

type Choose = (text: string) => Face | undefined

/** One answer a character: a text repeats itself. */
function chooser(families: readonly Family[], slant: { weight: number; italic: boolean }): Choose {
  const known = new Map<string, Face | undefined>()
  return (text) => {
    if (!known.has(text)) known.set(text, faceFor(codesOf(text), families, slant))
    return known.get(text)
  }
}

function codesOf(text: string): number[] {
  const codes = Array.from(text, (part) => part.codePointAt(0)!)
  return codes.length === 1 ? codes : codes.filter((code) => !IGNORABLE.test(String.fromCodePoint(code)))
}

const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u

function paragraph(text: string, asked: 'ltr' | 'rtl' | 'auto', spacing: number, choose: Choose): Paragraph {
  const clusters = clustersOf(text)
  const direction = directionOf(text, asked)
  const levels = levelsOf(text, direction)
  const after = breaksAfter(text, clusters)
  let before: Face | undefined
  const pieces = clusters.map((cluster, index): Piece => {
    const piece = { ...faced(cluster, before, choose), level: levels?.[cluster.at] ?? 0, after: after[index]! }
    before = OF_WORDS.test(piece.text) ? piece.face : undefined
    return piece
  })
  return { pieces, direction, words: wordsOf(pieces, spacing) }
}

function faced(
  { kind, text }: Cluster,
  before: Face | undefined,
  choose: Choose,
): Pick<Piece, 'kind' | 'text' | 'face'> {
  if (kind === 'emoji' || kind === 'none') return { kind, text, face: undefined }
  if (kind === 'space') {
    // A space of the word before it keeps a run whole, and every other space is as wide as a plain one.
    const own = before?.covered.has(text.codePointAt(0)!) ? before : choose(text)
    return own ? { kind, text, face: own } : { kind, text: ' ', face: choose(' ') }
  }
  // A plainer form of the same sign before a box: a figure for one that is set low.
  for (const form of new Set([text, text.normalize('NFKC')])) {
    const face = choose(form)
    if (face) return { kind, text: form, face }
  }
  // Marks that no font can set on this letter are dropped rather than the letter.
  const base = String.fromCodePoint(text.codePointAt(0)!)
  const bare = choose(base)
  return bare ? { kind, text: base, face: bare } : { kind: 'box', text, face: undefined }
}

function hanStyle(text: string): HanStyle {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'jp'
  if (/\p{Script=Hangul}/u.test(text)) return 'kr'
  return /\p{Script=Bopomofo}/u.test(text) ? 'tc' : 'sc'
}

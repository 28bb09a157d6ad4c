import { emojiName } from './emoji-names.ts'

/**
 * What a user sees as one character, before a face is chosen: `text` is shaped by a font, `emoji` a picture, `space`
 * moves on, `none` does something without being seen (joiners, isolates, soft hyphens).
 */
export interface Cluster {
  kind: 'text' | 'emoji' | 'space' | 'none'
  /** For emoji the name of its picture, otherwise what is handed to the font. */
  text: string
  /** Where it begins in the paragraph, in UTF-16 units. */
  at: number
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The clusters of a paragraph (without line ends), in logical order. */
export function clustersOf(paragraph: string): Cluster[] {
  const clusters: Cluster[] = []
  for (const { segment, index } of graphemes.segment(paragraph)) {
    if (isPlain(segment)) clusters.push({ kind: segment === ' ' ? 'space' : 'text', text: segment, at: index })
    else clusters.push(...classify(segment, index))
  }
  return clusters
}

function isPlain(segment: string): boolean {
  return segment.length === 1 && segment.charCodeAt(0) < 0xa9
}

function classify(segment: string, at: number): Cluster[] {
  if (SPACE.test(segment)) return [{ kind: 'space', text: segment, at }]
  if (INVISIBLE.test(segment)) return [{ kind: 'none', text: segment, at }]
  if (!MAYBE_EMOJI.test(segment) || segment.includes(TEXT_STYLE)) return [{ kind: 'text', text: shaped(segment), at }]
  const name = emojiName(segment)
  if (name !== undefined && isColourful(segment)) return [{ kind: 'emoji', text: name, at }]
  return pieces(segment, at)
}

/** A sequence without a picture of its own is shown as its parts, as the standard asks. */
function pieces(segment: string, at: number): Cluster[] {
  const parts = isColourful(segment) ? [...segment].filter((part) => !JOINER.test(part)) : []
  if (!parts.some((part) => emojiName(part) !== undefined)) return [{ kind: 'text', text: shaped(segment), at }]
  let offset = at
  return parts.map((part) => {
    const place = offset
    offset += part.length
    const name = emojiName(part)
    return name === undefined ? { kind: 'text', text: part, at: place } : { kind: 'emoji', text: name, at: place }
  })
}

const TEXT_STYLE = '\ufe0e'

/** Zero-width joiner, variation selectors, tags: what only binds emoji together. */
const JOINER = /^(?:\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])$/u

const SPACE = /^[\p{Zs}]$/u

const INVISIBLE = /^\p{Default_Ignorable_Code_Point}+$/u

const MAYBE_EMOJI = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]/u

/**
 * Signs such as © or ↔ are letters unless they ask for colour; suns, hearts and everything newer are pictures, as
 * people see them on their telephones.
 */
function isColourful(segment: string): boolean {
  return segment.codePointAt(0)! >= 0x2600 || /[\ufe0f\u20e3\p{Emoji_Presentation}]/u.test(segment)
}

/** Composed where Unicode has one code point: that is what fonts hold. Selectors for shapes stay out. */
function shaped(segment: string): string {
  return segment.length === 1 ? segment : segment.normalize('NFC').replace(/[\ufe0e\ufe0f]/g, '')
}

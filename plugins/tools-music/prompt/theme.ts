import { wordsOf } from './terms.ts'

const ABOUT = new RegExp(
  String.raw`\b(?:about|on the subject of|dedicated to|inspired by|tentang|uber|über|sobre|sur)\s+` +
    String.raw`(?:the topic of\s+)?([^.,;:!?()\n"]+)`,
  'iu',
)
const CALLED = /\b(?:called|titled|named|entitled|title:?)\s+["“'„]?([^"”'“.,;\n]{1,60})/iu
const QUOTED = /["“„]([^"”“]{2,60})["”]/u
/** Where what a song is about ends. */
const ENDS = new RegExp(
  String.raw`\s+(?:with(?:out)?|featuring|using|played|at \d|no (?:drums|bass|vocals|guitars?)|\d{2,3}\s*bpm|` +
    String.raw`for (?:piano|guitar|strings|a)\b|in (?:the style|[A-Ga-g](?:b|#| flat| sharp)? ?` +
    String.raw`(?:major|minor|maj|min|moll|dur)\b|[A-G](?:b|#)?(?:\s|$)|\d|a (?:slow|fast|minor|major)))`,
  'iu',
)
const MAX_WORDS = 6

/** What a song is about, as written, or undefined: "a rainy night", "my dog". */
export function themeIn(prompt: string): string | undefined {
  const [, all] = ABOUT.exec(prompt) ?? []
  if (all === undefined) return undefined
  const [part = ''] = all.split(ENDS)
  const words = part.trim().split(/\s+/u).slice(0, MAX_WORDS)
  // Nothing but letters and what joins them goes into titles and verses.
  const clean = words.map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N}'’-]/gu, '')).filter((word) => word !== '')
  return clean.length === 0 ? undefined : clean.join(' ').slice(0, 48).trim()
}

/** A title that the prompt gives. */
export function titleIn(prompt: string): string | undefined {
  const [, title] = CALLED.exec(prompt) ?? QUOTED.exec(prompt) ?? []
  const clean = title?.replaceAll(/[^\p{L}\p{M}\p{N}\s'’&-]/gu, '').trim()
  return clean === undefined || clean === '' ? undefined : clean.slice(0, 60)
}

/** The words of the theme, so that they are not read as wishes for the music. */
export function themeWords(theme: string | undefined): Set<string> {
  return new Set(theme === undefined ? [] : wordsOf(theme))
}

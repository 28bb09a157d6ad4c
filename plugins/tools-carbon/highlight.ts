import { GatewayError } from '@gateway/sdk-plugin'
import type { BundledLanguage, Highlighter } from 'shiki'
import type { Theme } from './themes.ts'

/** Characters of one colour and style. */
export interface Span {
  text: string
  /** `#rrggbb` */
  color: string
  italic: boolean
  bold: boolean
}

/** Code in colours, with those of the theme around it. */
export interface Highlighted {
  lines: Span[][]
  foreground: string
  background: string
}

const PLAIN = 'text'
const ITALIC = 1
const BOLD = 2

const { bundledLanguages, bundledLanguagesInfo } = await import('shiki/langs')
/** What a language may be called. */
const NAMES = new Map(
  bundledLanguagesInfo.flatMap(({ id, name, aliases = [] }) =>
    [id, name.toLowerCase(), ...aliases].map((alias) => [alias, id] as const),
  ),
)
export const LANGUAGE_NAMES = bundledLanguagesInfo.map(({ id }) => id)

/** @throws 400 `param_invalid` for a language that is not known */
export function languageOf(name: string): string {
  const lower = name.toLowerCase().replace(/^\./, '')
  if (['text', 'plain', 'plaintext', 'txt', 'none'].includes(lower)) return PLAIN
  const id = NAMES.get(lower)
  if (id !== undefined) return id
  throw new GatewayError('param_invalid', {
    message: 'The language is not known.',
    expected: `a language such as ${['python', 'javascript', 'go', 'rust', 'bash'].join(', ')}`,
    received: name,
    hint: `${LANGUAGE_NAMES.length} are known; leave it out to have it found.`,
  })
}

let highlighter: Promise<Highlighter> | undefined

/** Grammars and themes are loaded when they are first used, and kept. */
export async function highlight(code: string, language: string, theme: Theme): Promise<Highlighted> {
  const { createHighlighter } = await import('shiki')
  const shiki = await (highlighter ??= createHighlighter({ themes: [], langs: [] }))
  await shiki.loadTheme(theme)
  const known = language in bundledLanguages
  if (known) await shiki.loadLanguage(language as BundledLanguage)
  const {
    tokens,
    fg = '#d6deeb',
    bg = '#011627',
  } = shiki.codeToTokens(code, {
    lang: known ? (language as BundledLanguage) : PLAIN,
    theme,
    tokenizeMaxLineLength: 2000,
  })
  const lines = tokens.map((line) =>
    line.map(({ content, color = fg, fontStyle = 0 }) => ({
      text: content,
      color,
      italic: fontStyle > 0 && (fontStyle & ITALIC) !== 0,
      bold: fontStyle > 0 && (fontStyle & BOLD) !== 0,
    })),
  )
  return { lines, foreground: fg, background: bg }
}

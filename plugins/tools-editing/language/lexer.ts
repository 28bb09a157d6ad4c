import { closingQuote } from './quotes.ts'

/** A piece of an instruction with its place in the text, `from` up to but not including `to`. */
export type Token = { from: number; to: number } & (
  | { kind: 'word'; text: string }
  | { kind: 'number'; value: number; unit: Unit }
  | { kind: 'size'; width: number; height: number }
  | { kind: 'ratio'; width: number; height: number }
  | { kind: 'colour'; hex: string }
  | { kind: 'quote'; text: string }
  | { kind: 'emoji'; text: string }
  | { kind: 'break' }
)

/** `none` for a bare number; `times` for 2x or twice. */
export type Unit = 'none' | 'percent' | 'pixels' | 'degrees' | 'times'

/** A kind of token as it is read at a place; undefined when something else stands there. */
type Reader = (text: string, at: number) => Token | undefined

const READERS: readonly Reader[] = [quote, hexColour, size, number, emoji, word, breaking]

/** Longer than this no instruction gets; what follows is not read. */
const LONGEST = 4000

/** Cuts an instruction into tokens. Characters that mean nothing here are passed over. */
export function tokensOf(instruction: string): Token[] {
  const text = instruction.slice(0, LONGEST)
  const tokens: Token[] = []
  for (let at = 0; at < text.length;) {
    const token = READERS.map((read) => read(text, at)).find((found) => found !== undefined)
    if (token) tokens.push(token)
    at = token?.to ?? at + 1
  }
  return tokens
}

function quote(text: string, at: number): Token | undefined {
  const end = closingQuote(text, at)
  return end === undefined ? undefined : { kind: 'quote', text: text.slice(at + 1, end), from: at, to: end + 1 }
}

function hexColour(text: string, at: number): Token | undefined {
  if (text[at] !== '#') return undefined
  const end = endOf(text, at + 1, isHexDigit)
  const digits = text.slice(at + 1, end).toLowerCase()
  if (digits.length !== 3 && digits.length !== 6) return undefined
  const hex = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return { kind: 'colour', hex: `#${hex}`, from: at, to: end }
}

/** `800x600`, `800 × 600`, `16:9`, `4/3`. */
function size(text: string, at: number): Token | undefined {
  const first = endOf(text, at, isDigit)
  if (first === at || isWordEnd(text, at)) return undefined
  const sign = endOf(text, first, isSpace)
  const between = text[sign]?.toLowerCase() ?? ''
  if (!'x×*:/'.includes(between) || between === '') return undefined
  const second = endOf(text, sign + 1, isSpace)
  const end = endOf(text, second, isDigit)
  if (end === second || isLetter(text[end] ?? '')) return undefined
  const [width, height] = [Number(text.slice(at, first)), Number(text.slice(second, end))]
  if (width === 0 || height === 0) return undefined
  // "4x3" is a ratio: nobody wants a picture of twelve pixels.
  const ratio = ':/'.includes(between) || Math.max(width, height) <= 32
  const to = ratio ? end : endOfPixels(text, end)
  return { kind: ratio ? 'ratio' : 'size', width, height, from: at, to }
}

function endOfPixels(text: string, at: number): number {
  const space = endOf(text, at, isSpace)
  return text.slice(space, space + 2).toLowerCase() === 'px' ? space + 2 : at
}

function number(text: string, at: number): Token | undefined {
  if (isWordEnd(text, at)) return undefined
  const signed = (text[at] === '-' || text[at] === '+' || text[at] === '−') && isDigit(text[at + 1] ?? '')
  const start = signed ? at + 1 : at
  const whole = endOf(text, start, isDigit)
  if (whole === start) return undefined
  const point = text[whole] === '.' && isDigit(text[whole + 1] ?? '')
  const end = point ? endOf(text, whole + 1, isDigit) : whole
  const value = Number(text.slice(start, end)) * (signed && text[at] !== '+' ? -1 : 1)
  const { unit, to } = unitAt(text, end)
  // "80s", "4k", "3d" are words.
  if (to === end && isLetter(text[end] ?? '')) {
    const rest = endOf(text, end, isLetter)
    return { kind: 'word', text: plain(text.slice(start, rest)), from: at, to: rest }
  }
  return { kind: 'number', value, unit, from: at, to }
}

const UNITS: readonly [name: string, unit: Unit][] = [
  ['percent', 'percent'],
  ['per cent', 'percent'],
  ['pixels', 'pixels'],
  ['pixel', 'pixels'],
  ['px', 'pixels'],
  ['degrees', 'degrees'],
  ['degree', 'degrees'],
  ['deg', 'degrees'],
  ['times', 'times'],
  ['fold', 'times'],
  ['x', 'times'],
]

function unitAt(text: string, at: number): { unit: Unit; to: number } {
  const start = endOf(text, at, isSpace)
  if (text[start] === '%') return { unit: 'percent', to: start + 1 }
  if (text[start] === '°' || text[start] === 'º') return { unit: 'degrees', to: start + 1 }
  for (const [name, unit] of UNITS) {
    const to = start + name.length
    if (text.slice(start, to).toLowerCase() === name && !isLetter(text[to] ?? '')) return { unit, to }
  }
  return { unit: 'none', to: at }
}

const EMOJI = new Intl.Segmenter('en', { granularity: 'grapheme' })

function emoji(text: string, at: number): Token | undefined {
  if (!isPictograph(text.codePointAt(at) ?? 0)) return undefined
  const [first] = EMOJI.segment(text.slice(at, at + 40))
  return first && { kind: 'emoji', text: first.segment, from: at, to: at + first.segment.length }
}

/** Emoji and flags, not the arrows and dingbats that people use as punctuation. */
function isPictograph(code: number): boolean {
  return (code >= 0x1f1e6 && code <= 0x1faff) || (code >= 0x2600 && code <= 0x27bf && code !== 0x2713)
}

/** Letters with apostrophes inside: "don't" is one word, "black-and-white" are three. */
function word(text: string, at: number): Token | undefined {
  let end = endOf(text, at, isLetter)
  if (end === at) return undefined
  while ("'’".includes(text[end] ?? ' ') && isLetter(text[end + 1] ?? '')) end = endOf(text, end + 1, isLetter)
  return { kind: 'word', text: plain(text.slice(at, end)), from: at, to: end }
}

function breaking(text: string, at: number): Token | undefined {
  return ',;.!?\n|>→、，。；'.includes(text[at]!) ? { kind: 'break', from: at, to: at + 1 } : undefined
}

/** Lower case, plain apostrophes, no accents. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
}

function endOf(text: string, at: number, belongs: (character: string) => boolean): number {
  while (at < text.length && belongs(text[at]!)) at++
  return at
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9'
}

function isHexDigit(character: string): boolean {
  return isDigit(character) || 'abcdefABCDEF'.includes(character)
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\t' || character === '\u00a0'
}

function isLetter(character: string): boolean {
  return character !== '' && /\p{L}|\p{Mn}/u.test(character)
}

/** Digits that end a word ("mp3") are no numbers. */
function isWordEnd(text: string, at: number): boolean {
  return isLetter(text[at - 1] ?? '')
}

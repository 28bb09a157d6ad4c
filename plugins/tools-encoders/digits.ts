import { undecodable } from './undecodable.ts'

export interface Digit {
  value: number
  /** Index in the query. */
  position: number
}

/** How a base is written. */
export interface Notation {
  /** What callers call it, e.g. `64url`. */
  id: string
  /** The digits in order of value. */
  alphabet: string
  /** Whether both cases of a letter are the same digit. Default false. */
  anyCase?: boolean
  /** What may stand between digits and means nothing. Default: white space. */
  ignored?: RegExp
  /** What to look at when a character is wrong. */
  hint?: string
}

/**
 * The digits of `query` by value, each with its place so that an error can point at it.
 *
 * @throws 422 `unprocessable` at the first character that is neither a digit nor ignored, and when there is no digit.
 */
export function readDigits(query: string, notation: Notation): Digit[] {
  const values = digitValues(notation)
  // Blanks of the same length keep every index valid for the error that points at it.
  const text = query.replace(notation.ignored ?? /\s/g, (match) => ' '.repeat(match.length))
  const digits = [...text.matchAll(/[^ ]/gu)].map(({ 0: character, index: position }) => {
    const value = values.get(character)
    if (value === undefined) throw notADigit(character, position, notation)
    return { value, position }
  })
  if (digits.length === 0) throw nothingThere(query, notation)
  return digits
}

function digitValues({ alphabet, anyCase = false }: Notation): Map<string, number> {
  const values = new Map<string, number>()
  for (const [value, digit] of [...alphabet].entries()) {
    values.set(digit, value)
    if (anyCase) values.set(digit.toLowerCase(), value).set(digit.toUpperCase(), value)
  }
  return values
}

function notADigit(character: string, position: number, { id, alphabet, hint }: Notation) {
  return undecodable({
    message: `"${character}" is not a digit of base ${id}.`,
    expected: `digits from ${alphabet}`,
    received: character,
    position,
    hint: hint ?? 'Correct the character, or give the base that was used.',
  })
}

function nothingThere(query: string, { id, alphabet }: Notation) {
  return undecodable({
    message: `There is no digit of base ${id}.`,
    expected: `digits from ${alphabet}`,
    received: query,
    position: 0,
    hint: 'Send the encoded text in `query`.',
  })
}

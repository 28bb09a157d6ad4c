/** Opening marks and what closes them. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”"'],
  ['”', '”'],
  ['„', '“”"'],
  ['‚', '‘’'],
  ['«', '»'],
  ['»', '«'],
  ['‘', "’'"],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
])

/** Where the quotation that opens at `at` closes; undefined when none opens there or it stays open. */
export function closingQuote(text: string, at: number): number | undefined {
  const closing = PAIRS.get(text[at] ?? '')
  if (closing === undefined || isLetter(text[at - 1])) return undefined
  for (let end = at + 1; end < text.length; end++) {
    // 'it's' goes on: an apostrophe between letters closes nothing.
    if (closing.includes(text[end]!) && !(isApostrophe(text[end]!) && isLetter(text[end + 1]))) {
      return end > at + 1 ? end : undefined
    }
  }
  return undefined
}

function isApostrophe(character: string): boolean {
  return character === "'" || character === '’'
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{L}/u.test(character)
}

/** One way to write text. Every field is optional: a lettering says only what it changes. */
export interface Lettering {
  /** Its name in the answer, e.g. `bold script`. */
  style: string
  /** Character → what stands for it. What is not listed stays as it is. */
  letters?: ReadonlyMap<string, string>
  /** The last character first. */
  reversed?: boolean
  /** Combining characters that follow each character. */
  marks?: string
  /** Whether the marks run on through spaces, as a line does. */
  throughSpaces?: boolean
  /** What stands before and after each character. */
  around?: readonly [before: string, after: string]
  /** What stands between the characters of a word. */
  between?: string
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** What readers take for one character; emoji sequences and letters with their accents stay whole. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The text in a lettering. Emoji and line ends pass through unchanged. */
export function write(text: string, lettering: Lettering): string {
  const characters = graphemes(text)
  if (lettering.reversed) characters.reverse()
  const drawn = characters.map((character) => draw(character, lettering))
  return drawn.map((sign, index) => gap(characters[index - 1], characters[index], lettering) + sign).join('')
}

/** What stands between two characters: nothing at the ends of words. */
function gap(left = ' ', right = ' ', { between = '' }: Lettering): string {
  return isSpace(left) || isSpace(right) ? '' : between
}

function draw(character: string, lettering: Lettering): string {
  const { letters, marks = '', throughSpaces = false, around = ['', ''] } = lettering
  if (isEmoji(character)) return character
  const drawn = letters ? substitute(character, letters) : character
  if (isSpace(character)) return throughSpaces && character === ' ' ? drawn + marks : drawn
  return around[0] + drawn + marks + around[1]
}

/** A letter with accents keeps them on its replacement, unless the lettering lists it as a whole. */
function substitute(character: string, letters: ReadonlyMap<string, string>): string {
  const whole = letters.get(character)
  if (whole !== undefined) return whole
  const [base = '', ...accents] = character.normalize('NFD')
  const replaced = letters.get(base)
  return replaced === undefined ? character : replaced + accents.join('')
}

function isEmoji(character: string): boolean {
  return /^\p{RGI_Emoji}$/v.test(character)
}

function isSpace(character: string): boolean {
  return /^\s/.test(character)
}

import type { Item } from './item.ts'
import { type Token, tokensOf } from './lexer.ts'
import type { Vocabulary } from './vocabulary.ts'
import { NUMBERS } from './words.ts'

/** An instruction as phrases with their meanings, in order. */
export function itemsOf(instruction: string, vocabulary: Vocabulary): Item[] {
  const tokens = tokensOf(instruction)
  const items: Item[] = []
  for (let at = 0; at < tokens.length;) {
    const run = wordsFrom(tokens, at)
    const found = run.length > 0 ? phraseAt(run, vocabulary) : undefined
    const item = found ? found.item : single(tokens[at]!)
    item.raw = instruction.slice(item.from, item.to)
    items.push(item)
    at += found?.length ?? 1
  }
  return joinUnits(items)
}

/** Numbers may stand in phrases: "8 bit". */
interface Word {
  text: string
  from: number
  to: number
  isNumber: boolean
}

/** The words in a row from here; what is looked up must not reach over a comma. */
function wordsFrom(tokens: readonly Token[], at: number): Word[] {
  const run: Word[] = []
  for (let index = at; index < tokens.length && run.length < 12; index++) {
    const token = tokens[index]!
    const { from, to } = token
    if (token.kind === 'word') run.push({ text: token.text, from, to, isNumber: false })
    else if (token.kind === 'number' && token.unit === 'none')
      run.push({ text: `${token.value}`, from, to, isNumber: true })
    else break
  }
  return run
}

function phraseAt(run: Word[], vocabulary: Vocabulary): { item: Item; length: number } | undefined {
  const sentence = run.map(({ text }) => vocabulary.wordFor(text))
  const from = run[0]!.from
  // A word as it stands goes before its stem: "lighter" is not "light".
  const rest = sentence.slice(1)
  const match =
    vocabulary.match([run[0]!.text, ...rest], 0) ??
    vocabulary.match(sentence, 0) ??
    vocabulary.match([vocabulary.baseFor(run[0]!.text) ?? '', ...rest], 0)
  const number = numberIn(sentence)
  if (number && number.length >= (match?.length ?? 0)) {
    const to = run[number.length - 1]!.to
    return { item: { raw: '', from, to, number: { value: number.value, unit: 'none' } }, length: number.length }
  }
  if (match) return { item: { ...match.meaning, raw: '', from, to: run[match.length - 1]!.to }, length: match.length }
  return run[0]!.isNumber ? undefined : { item: { raw: '', from, to: run[0]!.to, role: 'unknown' }, length: 1 }
}

/** "twenty five", "one hundred and eighty". A lone "one" is no number. */
function numberIn(sentence: readonly string[]): { value: number; length: number } | undefined {
  let [value, length] = [0, 0]
  for (const [index, word] of sentence.entries()) {
    if (word === 'and' && length > 0 && NUMBERS.has(sentence[index + 1] ?? '')) continue
    const part = NUMBERS.get(word)
    if (part === undefined) break
    value = part >= 100 ? Math.max(1, value) * part : value + part
    length = index + 1
  }
  return length === 0 || (length === 1 && sentence[0] === 'one') ? undefined : { value, length }
}

function single(token: Token): Item {
  const { from, to } = token
  const item: Item = { raw: '', from, to }
  switch (token.kind) {
    case 'number':
      return { ...item, number: { value: token.value, unit: token.unit } }
    case 'size':
      return { ...item, size: { width: token.width, height: token.height } }
    case 'ratio':
      return { ...item, ratio: { width: token.width, height: token.height } }
    case 'colour':
      return { ...item, colour: token.hex }
    case 'quote':
      return { ...item, quote: token.text }
    case 'emoji':
      return { ...item, emoji: token.text }
    case 'break':
      return { ...item, role: 'break' }
    case 'word':
      return { ...item, role: 'unknown' }
  }
}

const UNIT_WORDS: ReadonlyMap<string, 'percent' | 'pixels' | 'degrees' | 'times'> = new Map([
  ['percent', 'percent'],
  ['pixels', 'pixels'],
  ['pixel', 'pixels'],
  ['px', 'pixels'],
  ['degrees', 'degrees'],
  ['degree', 'degrees'],
  ['times', 'times'],
])

/** "thirty percent": a number in words takes the unit that follows. "800 by 600" is a size. */
function joinUnits(items: readonly Item[]): Item[] {
  const joined: Item[] = []
  for (const item of items) {
    const last = joined.at(-1)
    const unit = UNIT_WORDS.get(item.raw.toLowerCase())
    const before = joined.at(-2)
    if (last?.number?.unit === 'none' && unit) {
      Object.assign(last, { number: { ...last.number, unit }, to: item.to, raw: `${last.raw} ${item.raw}` })
    } else if (item.number && last?.raw === 'by' && before?.number && isLength(item) && isLength(before)) {
      joined.splice(-2, 2, {
        raw: `${before.raw} by ${item.raw}`,
        from: before.from,
        to: item.to,
        size: { width: before.number.value, height: item.number.value },
      })
    } else joined.push(item)
  }
  return joined
}

function isLength({ number }: Item): boolean {
  return number !== undefined && number.value > 32 && (number.unit === 'none' || number.unit === 'pixels')
}

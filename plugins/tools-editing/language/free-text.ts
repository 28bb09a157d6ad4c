import type { Item } from './item.ts'

/** Words that only lead up to a text. */
const LEADS = [
  'that',
  'says',
  'saying',
  'say',
  'reads',
  'reading',
  'the',
  'words',
  'word',
  'letters',
  'a',
  'an',
  'of',
  'with',
  'text',
  'caption',
  'called',
  'which',
  'title',
  'line',
]

/**
 * A text without quotation marks: "add text Hello World at the bottom". What follows the operation up to a comma or a
 * word that says where becomes its quotation.
 */
export function freeText(items: Item[], caller: Item, instruction: string): void {
  if (items.some(({ quote }) => quote !== undefined)) return
  let start = items.indexOf(caller) + 1
  while (start < items.length && LEADS.includes(items[start]!.raw.toLowerCase())) start++
  let end = start
  while (end < items.length && !ends(items, end)) end++
  if (end === start) return
  const [from, to] = [items[start]!.from, items[end - 1]!.to]
  const quote = instruction.slice(from, to)
  // The items that the text is made of still stand in the instruction's own list.
  for (const item of items.splice(start, end - start, { raw: quote, from, to, quote })) item.used = true
}

/** A preposition ends a text when what follows says where, in which colour or how large. */
function ends(items: readonly Item[], at: number): boolean {
  const { role, number, colour, size } = items[at]!
  if (size || colour !== undefined) return true
  if (role !== 'preposition' && !(number && number.unit !== 'none')) return false
  return items.slice(at + 1, at + 4).some(({ place, colour, degree, word, number }) => {
    return place ?? colour ?? degree ?? word ?? number
  })
}

/** A prompt as words: lower case, without accents and signs; `from` and `to` are places in `words`. */
export interface Found<T> {
  value: T
  phrase: string
  from: number
  to: number
}

export type Dictionary<T> = ReadonlyMap<string, T>

const LONGEST_PHRASE = 4

export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/['’`´]/g, '')
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** What phrases mean; they are parted by commas and brought into the form of `wordsOf`. */
export function dictionary<T>(table: Iterable<readonly [T, string]>): Dictionary<T> {
  const entries: [string, T][] = []
  for (const [value, phrases] of table)
    for (const phrase of phrases.split(',')) entries.push([wordsOf(phrase).join(' '), value])
  return new Map(entries)
}

/** Everything of the dictionary that the words name, the longest phrase at each place; plurals count too. */
export function find<T>(
  words: readonly string[],
  terms: Dictionary<T>,
  taken: ReadonlySet<number> = new Set(),
): Found<T>[] {
  const found: Found<T>[] = []
  for (let from = 0; from < words.length; from++) {
    for (let count = Math.min(LONGEST_PHRASE, words.length - from); count > 0; count--) {
      const places = Array.from({ length: count }, (_, index) => from + index)
      if (places.some((place) => taken.has(place))) continue
      const phrase = words.slice(from, from + count).join(' ')
      const value = terms.get(phrase) ?? (phrase.length > 3 ? terms.get(phrase.replace(/s$/, '')) : undefined)
      if (value === undefined) continue
      found.push({ value, phrase, from, to: from + count })
      from += count - 1
      break
    }
  }
  return found
}

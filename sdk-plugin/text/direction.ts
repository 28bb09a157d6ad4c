import bidiFactory, { type Bidi } from 'bidi-js'

// Its types describe an ES module, which its CommonJS entry is not.
const bidi = (bidiFactory as unknown as () => Bidi)()

/** Scripts from right to left, and the marks that ask for it. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\u2067\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** The direction of a paragraph: as asked, or as its first strong character has it. */
export function directionOf(paragraph: string, asked: 'ltr' | 'rtl' | 'auto'): 'ltr' | 'rtl' {
  if (asked !== 'auto') return asked
  if (!RIGHT_TO_LEFT.test(paragraph)) return 'ltr'
  return bidi.getEmbeddingLevels(paragraph, 'auto').paragraphs[0]!.level % 2 === 1 ? 'rtl' : 'ltr'
}

/** The bidi level of each UTF-16 unit; undefined when all are 0. */
export function levelsOf(paragraph: string, direction: 'ltr' | 'rtl'): Uint8Array | undefined {
  if (direction === 'ltr' && !RIGHT_TO_LEFT.test(paragraph)) return undefined
  return bidi.getEmbeddingLevels(paragraph, direction).levels
}

/** Runs in logical order → from left to right (rule L2 of the bidi algorithm). */
export function visualOrder<T extends { level: number }>(runs: readonly T[]): T[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      if (ordered[start]!.level < level) continue
      let end = start
      while (end < ordered.length && ordered[end]!.level >= level) end++
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  }
  return ordered
}

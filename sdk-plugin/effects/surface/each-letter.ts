import type { Letters } from '../lettering.ts'

/** More letters than this are too small for rows of their own. */
const MOST_VARIED = 16

/** What each letter covers, from one column to another, and with which row it begins. */
export function eachLetter(letters: Letters, coverage: Float32Array) {
  const { width, height } = letters
  const owners = letters.owners()
  const spans: ({ from: number; to: number } | undefined)[] = []
  for (let at = 0, x = 0; at < width * height; at++, x = x + 1 === width ? 0 : x + 1) {
    const owner = owners[at]!
    if (owner < 0 || coverage[at]! < 0.004) continue
    const span = (spans[owner] ??= { from: x, to: x + 1 })
    if (x < span.from) span.from = x
    if (x >= span.to) span.to = x + 1
  }
  if (spans.length > MOST_VARIED) return [{ own: coverage, from: 0, to: width, turn: 0 }]
  // Marks that are no letters leave gaps in the count.
  return [...spans.entries()].flatMap(([owner, span]) => {
    if (!span) return []
    const own = new Float32Array(width * height)
    for (let row = 0; row < width * height; row += width) {
      for (let at = row + span.from; at < row + span.to; at++) if (owners[at] === owner) own[at] = coverage[at]!
    }
    // Five rows on: with up to six that is none of those beside it.
    return [{ own, ...span, turn: 5 * owner }]
  })
}

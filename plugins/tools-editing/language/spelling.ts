/** Words that `word` may be a form of: "cropped" → "crop", "rotating" → "rotate", "edges" → "edge". */
export function stemsOf(word: string): string[] {
  const stems: string[] = []
  for (const ending of ['ing', 'ed', 'es', 's', 'ly', 'er', 'd', "'s"]) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue
    const stem = word.slice(0, -ending.length)
    stems.push(stem, `${stem}e`)
    if (stem.at(-1) === stem.at(-2)) stems.push(stem.slice(0, -1))
    if (stem.endsWith('i')) stems.push(`${stem.slice(0, -1)}y`)
  }
  return stems
}

/** The known word that a mistyped one stands for: one slip in five letters or more, two in nine or more. */
export function correct(word: string, known: ReadonlySet<string>): string | undefined {
  if (word.length < 5) return undefined
  const allowed = word.length >= 9 ? 2 : 1
  let best: string | undefined
  let least = allowed + 1
  for (const candidate of known) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > allowed) continue
    const slips = slipsBetween(word, candidate, least)
    if (slips < least) [best, least] = [candidate, slips]
  }
  return best
}

/** Letters added, left out, changed or swapped with their neighbour; `limit` or more count as `limit`. */
function slipsBetween(one: string, other: string, limit: number): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + change)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, before[j - 2]! + 1)
      }
      next.push(least)
    }
    if (Math.min(...next) >= limit) return limit
    before = row
    row = next
  }
  return row[other.length]!
}

/** The names most like `wanted`, best first; none that is further than a third of its length away. */
export function nearest(wanted: string, names: Iterable<string>, count = 3): string[] {
  const target = wanted.toLowerCase()
  const limit = Math.max(2, Math.floor(target.length / 3))
  return [...names]
    .map((name) => ({ name, distance: distance(target, name.toLowerCase(), limit) }))
    .filter((candidate) => candidate.distance <= limit)
    .toSorted((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, count)
    .map(({ name }) => name)
}

/** Levenshtein's distance, or something over `limit` as soon as it is sure to be. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(substitution, row[j]! + 1, next[j - 1]! + 1))
    }
    if (Math.min(...next) > limit) return limit + 1
    row = next
  }
  return row[b.length]!
}

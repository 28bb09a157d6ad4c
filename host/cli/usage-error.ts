/** The command line itself is wrong: exit 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The word at `index`, or a UsageError that says what belongs there. */
export function wordAt(words: readonly string[], index: number, what: string): string {
  const word = words[index]
  if (word === undefined) throw new UsageError(`${what} is missing; \`gateway help\` shows how`)
  return word
}

/** Builders for the maps from plain characters to those of a lettering. */

export const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const LOWER = 'abcdefghijklmnopqrstuvwxyz'
export const DIGITS = '0123456789'

/** Greek in the order in which the mathematical alphabets hold it. */
export const GREEK = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡϴΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂ϵϑϰϕϱϖ'

export type Letters = Map<string, string>

/**
 * Pairs the characters of two strings; a space in the second leaves its partner as it is.
 *
 * @throws when their lengths differ: every pair after the slip would be wrong.
 */
export function pair(plain: string, fancy: string): Letters {
  const characters = [...plain]
  const replacements = [...fancy]
  if (characters.length !== replacements.length) {
    throw new Error(`${plain} has ${characters.length} characters, ${fancy} has ${replacements.length}`)
  }
  const pairs = characters.map((character, index) => [character, replacements[index] ?? ''] as const)
  return new Map(pairs.filter(([, replacement]) => replacement !== ' '))
}

/** Pairs characters with consecutive code points from `first` on. */
export function run(plain: string, first: number): Letters {
  return new Map([...plain].map((character, index) => [character, String.fromCodePoint(first + index)]))
}

/** One map of several; a later one wins. */
export function join(...maps: ReadonlyMap<string, string>[]): Letters {
  return new Map(maps.flatMap((map) => [...map]))
}

/** Pairs capitals and small letters with the same 26 characters, for letterings with one case. */
export function oneCase(fancy: string): Letters {
  return join(pair(UPPER, fancy), pair(LOWER, fancy))
}

/** The same for 26 consecutive code points. */
export function oneCaseRun(first: number): Letters {
  return join(run(UPPER, first), run(LOWER, first))
}

/** Each pair in both directions: `()` turns brackets round. */
export function swap(...pairs: string[]): Letters {
  return join(...pairs.map((both) => pair(both, [...both].reverse().join(''))))
}

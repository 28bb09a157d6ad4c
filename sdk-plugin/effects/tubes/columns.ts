import type { Letters } from '../lettering.ts'

/** Bars side by side, in pixels of the letters' planes. */
export interface Span {
  left: number
  pitch: number
  /** Number of the first of them. */
  first: number
}

export interface Grid {
  /** The bars at a pixel. */
  at: (pixel: number) => Span
  count: number
}

/** One row of bars from the left end of the text to the right. */
export function whole({ ink }: Letters, pitch: number): Grid {
  const span = { left: ink.left, pitch, first: 0 }
  return { at: () => span, count: Math.ceil((ink.right - ink.left) / pitch) }
}

/** Bars of their own for each letter, which end where it ends. */
export function fitted(letters: Letters, wished: number): Grid {
  const { width, ink } = letters
  const owners = letters.owners()
  const sides: { left: number; right: number }[] = []
  for (let at = 0; at < owners.length; at++) {
    const owner = owners[at]!
    if (owner < 0) continue
    const x = at % width
    const side = (sides[owner] ??= { left: x, right: x + 1 })
    if (x < side.left) side.left = x
    else if (x >= side.right) side.right = x + 1
  }
  let first = 0
  const spans = sides.map(({ left, right }): Span => {
    const count = Math.max(1, Math.round((right - left) / wished))
    first += count
    return { left, pitch: (right - left) / count, first: first - count }
  })
  const none = { left: ink.left, pitch: wished, first: 0 }
  // Pixels of an edge may be nobody's: they belong to the letter beside them.
  const at = (pixel: number) => spans[owners[pixel]!] ?? spans[owners[pixel + 1]!] ?? spans[owners[pixel - 1]!] ?? none
  return { at, count: first }
}

/** A seeded stream of choices: the same seed and labels give the same choices on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** From `low` to `high`. */
  between(low: number, high: number): number
  /** Whole, from `low` to `high`, both included. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** Around 0, nearly always within ±1: the sum of uniform steps, as hands deviate. */
  drift(): number
  shuffled<T>(items: readonly T[]): T[]
  /** A stream of its own, so that one part's choices do not shift another's. */
  fork(label: string): Random
}

/** @param seed any text; equal texts give equal streams */
export function randomOf(seed: string): Random {
  let state = hash(seed)
  // Mulberry32: 32 bits of state are plenty for some ten thousand choices.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const chosen = items[whole(0, items.length - 1)]
      if (chosen === undefined) throw new RangeError('nothing to pick from')
      return chosen
    },
    drift: () => (next() + next() + next()) / 1.5 - 1,
    shuffled: (items) => {
      const mixed = [...items]
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = whole(0, last)
        ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
      }
      return mixed
    },
    fork: (label) => randomOf(`${seed}/${label}`),
  }
}

/** FNV-1a over UTF-16 units, with a final stir so that close texts part at once. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return value ^ (value >>> 13)
}

/** Numbers from 0 to 1, the same for the same seed on every machine (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * Numbers for one thing of several, so that how many of them it takes, which may go with the pixels, moves nothing that is
 * drawn after it.
 */
export function ownOf(random: () => number): () => number {
  return randomFrom(random() * 2 ** 31)
}

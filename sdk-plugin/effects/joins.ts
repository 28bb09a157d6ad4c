import type { Letters } from './lettering.ts'

/** Coverage from which a pixel between full ones may be one of a hairline. */
const NEARLY = 0.7

/** Pixels of the ring around it that have to be full; the others may belong to the hairline. */
const FULL = 5

/**
 * Fills the hairlines that stay where one letter's edge lies within the next one, as in joined writing: to the
 * distances they would be an edge, and each style would draw a seam there.
 */
export function closeJoins({ coverage, width, height }: Pick<Letters, 'coverage' | 'width' | 'height'>): void {
  const ring = [-2, 2, -2 * width, 2 * width, -2 * width - 2, -2 * width + 2, 2 * width - 2, 2 * width + 2]
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2, at = y * width + 2; x < width - 2; x++, at++) {
      const own = coverage[at]!
      if (own < NEARLY || own >= 1) continue
      let full = 0
      let least = 1
      for (let index = 0; index < 8; index++) {
        const there = coverage[at + ring[index]!]!
        if (there > 0.98) full++
        if (there < least) least = there
      }
      if (full >= FULL && least >= NEARLY) coverage[at] = 1
    }
  }
}

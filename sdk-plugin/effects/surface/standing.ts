import type { Letters } from '../lettering.ts'

/** How far above the lowest ink letters may stand, in em: round ones and commas reach below flat feet. */
const BELOW_FEET = 0.035

/** The row of the planes that most of the letters' lower ends lie on: what they stand on, below their last row of ink. */
export function standingRow({ width, coverage, em, ink }: Letters): number {
  const most = Math.max(1, Math.round(BELOW_FEET * em))
  const ends = new Int32Array(most + 1)
  for (let x = ink.left; x < ink.right; x++) {
    for (let up = 0; up <= most; up++) {
      const y = ink.bottom - 1 - up
      if (y < 0 || coverage[y * width + x]! < 0.5) continue
      ends[up]!++
      break
    }
  }
  let best = 0
  // Feet that are flat have their ends side by side in one row; of equals the lowest.
  for (let up = 1; up <= most; up++) if (ends[up]! > ends[best]!) best = up
  return ink.bottom - best
}

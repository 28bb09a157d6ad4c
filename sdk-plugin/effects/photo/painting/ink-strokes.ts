import type { Stroke } from './hatching.ts'

/** A nib on skin and cloth: one way, and across that where it is darker. */
export const NIB: readonly Stroke[] = [
  {
    apart: 5.6,
    length: 210,
    half: [0.4, 1.25],
    press: [0.75, 0.95],
    from: 0.3,
    full: 0.85,
    turn: 0.1,
    stray: 0.12,
    even: true,
    past: 6,
    least: 24,
  },
  {
    apart: 6.4,
    length: 130,
    half: [0.4, 1.1],
    press: [0.75, 0.95],
    from: 0.52,
    full: 1,
    turn: 0.85,
    stray: 0.14,
    even: true,
    past: 6,
    least: 22,
  },
]
/** The point of a brush in the deepest tones. */
export const BRUSH: readonly Stroke[] = [
  { apart: 4, length: 130, half: [0.6, 2.2], press: [0.75, 0.98], from: 0.66, full: 0.95, past: 12 },
]
/** And along contours. */
export const LINE: readonly Stroke[] = [
  { apart: 3.6, length: 210, half: [0.5, 2.1], press: [0.6, 0.98], from: 0.25, full: 1, past: 14, least: 16 },
]

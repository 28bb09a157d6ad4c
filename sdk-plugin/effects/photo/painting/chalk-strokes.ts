import type { Stroke } from './hatching.ts'

/** Black chalk, from its side to its point. */
export const BLACK: readonly Stroke[] = [
  // The side of the stick first, then its edge, then its point.
  {
    apart: 17,
    length: 84,
    half: [2.4, 4.6],
    press: [0.05, 0.22],
    from: 0.14,
    full: 0.9,
    turn: 0.3,
    past: 10,
    stray: 0.2,
  },
  {
    apart: 7.4,
    length: 96,
    half: [0.5, 1.9],
    press: [0.08, 0.5],
    from: 0.1,
    full: 0.8,
    turn: 0.15,
    past: 8,
    stray: 0.22,
  },
  { apart: 5.8, length: 110, half: [0.6, 2.1], press: [0.2, 0.8], from: 0.42, full: 1, past: 8, stray: 0.22 },
]
/** The same where hair is parted into locks: along each of them, some far, some short, pressed and lifted. */
export const ALONG_LOCKS: readonly Stroke[] = [
  BLACK[0]!,
  { ...BLACK[1]!, apart: 8.6, length: 190, half: [0.5, 2.4], turn: 0.26, stray: 0.34, past: 16 },
  { ...BLACK[2]!, apart: 6.4, length: 210, half: [0.5, 2.6], past: 18, stray: 0.3 },
]
/** White chalk on the lights. */
export const WHITE: readonly Stroke[] = [
  { apart: 9, length: 150, half: [0.8, 3], press: [0.06, 0.6], from: 0.16, full: 1, past: 12, least: 26, stray: 0.1 },
]
/** Red chalk over what is warm. */
export const BLUSH: readonly Stroke[] = [
  { apart: 8.4, length: 84, half: [1, 2.8], press: [0.3, 0.62], from: 0, full: 1, turn: 0.4, past: 8, stray: 0.22 },
]
/** Soft pastels, laid over one another. */
export const PASTEL: readonly Stroke[] = [
  { apart: 9.5, length: 120, half: [2.4, 3.4], press: [0.55, 0.8], from: 0, full: 1, turn: 0.12, past: 8, stray: 0.22 },
  { apart: 15, length: 70, half: [2, 2.8], press: [0.5, 0.75], from: 0, full: 1, turn: 0.5, past: 8, stray: 0.22 },
]
/** The point that draws outlines. */
export const LINE: readonly Stroke[] = [
  { apart: 3.2, length: 70, half: [0.7, 1.5], press: [0.25, 0.75], from: 0.25, full: 1, past: 8 },
]

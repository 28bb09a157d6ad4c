import type { Stroke } from './hatching.ts'

/** From the first grey to the blacks; lengths in pixels of a picture whose shorter side is 900. */
export const LAYERS: readonly Stroke[] = [
  {
    apart: 4.8,
    length: 88,
    half: [0.4, 0.9],
    press: [0.12, 0.6],
    from: 0.13,
    full: 0.6,
    turn: 0.12,
    past: 7,
    least: 18,
  },
  { apart: 3.8, length: 94, half: [0.4, 1.2], press: [0.14, 0.84], from: 0.56, full: 1, turn: 0.04, past: 7 },
]

/** A second layer across the first, and hatching that goes round the forms; in hair there is hardly any of both. */
export const CROSSED: readonly Stroke[] = [
  {
    apart: 5.2,
    length: 68,
    half: [0.5, 0.9],
    press: [0.12, 0.42],
    from: 0.34,
    full: 0.8,
    turn: -0.5,
    past: 7,
    least: 20,
  },
]

export const ROUND: readonly Stroke[] = [
  { apart: 5.6, length: 60, half: [0.5, 0.9], press: [0.1, 0.4], from: 0.3, full: 0.8, turn: 1.35, past: 6, least: 22 },
]

/** The blacks of a soft lead that is pressed. */
export const PRESSED: readonly Stroke[] = [
  { apart: 4.4, length: 130, half: [0.6, 1.5], press: [0.3, 0.88], from: 0.7, full: 1, past: 9 },
]

/** Lights that the edge of an eraser takes out again, hair by hair, along locks and folds. */
export const LIFTED: readonly Stroke[] = [
  { apart: 15, length: 170, half: [0.4, 1], press: [0.2, 0.7], from: 0.4, full: 0.9, past: 8, even: true, least: 40 },
]

/** A contour is drawn twice, the second time where it matters. */
export const LINES: readonly Stroke[] = [
  {
    apart: 4.6,
    length: 200,
    half: [0.5, 1.5],
    press: [0.25, 0.8],
    from: 0.24,
    full: 1,
    past: 20,
    even: true,
    least: 14,
  },
  { apart: 3.4, length: 60, half: [0.5, 1], press: [0.2, 0.62], from: 0.5, full: 1, past: 9, least: 12 },
]

/** The hand that painted the cover of a cartoon's box. */

/** All of it is one painting. */
export const PAINTED = {
  kind: 'oil',
  canvas: [0.03, 0.012, 0.06],
  brush: 0.022,
  bare: 0,
  impasto: 0.5,
  long: 8,
  varied: 0.6,
  together: true,
} as const

/**
 * By the hand that painted the sky, dab by dab: curls are no long strokes, and a face is worked on with smaller brushes,
 * its eyes and mouth more than its skin.
 */
export const SITTER = {
  ...PAINTED,
  brush: 0.015,
  long: 0,
  likeness: 0.62,
  calm: 0.75,
  finish: 0.16,
  features: 0.78,
  impasto: 0.6,
  ridges: 1.2,
  varied: 0.5,
} as const

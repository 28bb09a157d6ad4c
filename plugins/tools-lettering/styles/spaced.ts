import type { Lettering } from '../lettering.ts'

/** Signs between the letters of each word. */
export const SPACED: readonly Lettering[] = [
  { style: 'with dots', between: '·' },
  { style: 'with hearts', between: '♥' },
  { style: 'with stars', between: '⋆' },
  { style: 'with waves', between: '∿' },
  { style: 'with diamonds', between: '⋄' },
  { style: 'with flowers', between: '✿' },
]

import type { Lettering } from '../lettering.ts'

/** Lines run on through spaces; other marks sit on characters only. */
export const MARKED: readonly Lettering[] = [
  { style: 'strikethrough', marks: '\u0336', throughSpaces: true },
  { style: 'wavy strikethrough', marks: '\u0334', throughSpaces: true },
  { style: 'slashed', marks: '\u0337' },
  { style: 'long slashed', marks: '\u0338' },
  { style: 'crossed out', marks: '\u0336\u0338', throughSpaces: true },
  { style: 'underline', marks: '\u0332', throughSpaces: true },
  { style: 'double underline', marks: '\u0333', throughSpaces: true },
  { style: 'wavy underline', marks: '\u0330' },
  { style: 'overline', marks: '\u0305', throughSpaces: true },
  { style: 'double overline', marks: '\u033f', throughSpaces: true },
  { style: 'lined', marks: '\u0332\u0305', throughSpaces: true },
  { style: 'dotted', marks: '\u0307' },
  { style: 'dotted below', marks: '\u0323' },
  { style: 'umlauts', marks: '\u0308' },
  { style: 'ringed', marks: '\u030a' },
  { style: 'crossed above', marks: '\u033d' },
  { style: 'starred below', marks: '\u0359' },
  { style: 'arrows below', marks: '\u034e' },
  { style: 'bird below', marks: '\u033c' },
  { style: 'rays', marks: '\u0489' },
]

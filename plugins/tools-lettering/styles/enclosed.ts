import { join, LOWER, oneCaseRun, pair, run, UPPER } from '../alphabet.ts'
import type { Lettering } from '../lettering.ts'

/** Enclosing marks are wider than what they enclose. */
const APART = { between: ' ', letters: new Map([[' ', '   ']]) }

/** Letters in circles, squares and brackets that are characters of their own. */
export const ENCLOSED: readonly Lettering[] = [
  {
    style: 'circled',
    letters: join(run(UPPER, 0x24b6), run(LOWER, 0x24d0), pair('0+-*/=', '⓪⊕⊖⊛⊘⊜'), run('123456789', 0x2460)),
  },
  { style: 'negative circled', letters: join(oneCaseRun(0x1f150), pair('0', '⓿'), run('123456789', 0x2776)) },
  { style: 'squared', letters: join(oneCaseRun(0x1f130), pair('+-*/', '⊞⊟⧆⧄')) },
  { style: 'negative squared', letters: oneCaseRun(0x1f170) },
  { style: 'parenthesised', letters: join(run(UPPER, 0x1f110), run(LOWER, 0x249c), run('123456789', 0x2474)) },
  // Two regional indicators side by side would become a flag.
  { style: 'regional indicators', letters: oneCaseRun(0x1f1e6), between: '\u200a' },
  { style: 'bubble', marks: '\u20dd', ...APART },
  { style: 'boxed', marks: '\u20de', ...APART },
  { style: 'diamond', marks: '\u20df', ...APART },
  { style: 'keycap', marks: '\u20e3', ...APART },
  { style: 'lenticular brackets', around: ['【', '】'] },
  { style: 'corner brackets', around: ['『', '』'] },
  { style: 'square brackets', around: ['⟦', '⟧'] },
  { style: 'framed', marks: '\u0332\u0305', around: ['[\u0332\u0305', ']'] },
]

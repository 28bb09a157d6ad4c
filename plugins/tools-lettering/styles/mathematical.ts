import { DIGITS, GREEK, join, LOWER, pair, run, UPPER } from '../alphabet.ts'
import type { Letters } from '../alphabet.ts'
import type { Lettering } from '../lettering.ts'

interface Block {
  style: string
  /** Code point of the capital A; the small letters follow the capitals. */
  letters: number
  digits?: number
  greek?: number
  /** Characters that stand elsewhere because Unicode had them before it had the block. */
  elsewhere?: Letters
}

/** Mathematical Alphanumeric Symbols, U+1D400 to U+1D7FF. */
const BLOCKS: readonly Block[] = [
  { style: 'bold', letters: 0x1d400, digits: 0x1d7ce, greek: 0x1d6a8, elsewhere: pair('Ϝϝ', '𝟊𝟋') },
  { style: 'italic', letters: 0x1d434, greek: 0x1d6e2, elsewhere: pair('hıȷ', 'ℎ𝚤𝚥') },
  { style: 'bold italic', letters: 0x1d468, greek: 0x1d71c },
  { style: 'script', letters: 0x1d49c, elsewhere: pair('BEFHILMRego', 'ℬℰℱℋℐℒℳℛℯℊℴ') },
  { style: 'bold script', letters: 0x1d4d0 },
  { style: 'fraktur', letters: 0x1d504, elsewhere: pair('CHIRZ', 'ℭℌℑℜℨ') },
  { style: 'bold fraktur', letters: 0x1d56c },
  {
    style: 'double-struck',
    letters: 0x1d538,
    digits: 0x1d7d8,
    elsewhere: pair('CHNPQRZΓΠγπΣ', 'ℂℍℕℙℚℝℤℾℿℽℼ⅀'),
  },
  { style: 'sans-serif', letters: 0x1d5a0, digits: 0x1d7e2 },
  { style: 'sans-serif bold', letters: 0x1d5d4, digits: 0x1d7ec, greek: 0x1d756 },
  { style: 'sans-serif italic', letters: 0x1d608 },
  { style: 'sans-serif bold italic', letters: 0x1d63c, greek: 0x1d790 },
  { style: 'monospace', letters: 0x1d670, digits: 0x1d7f6 },
]

export const MATHEMATICAL: readonly Lettering[] = BLOCKS.map(({ style, letters, digits, greek, elsewhere }) => ({
  style,
  letters: join(
    run(UPPER + LOWER, letters),
    digits === undefined ? new Map() : run(DIGITS, digits),
    greek === undefined ? new Map() : run(GREEK, greek),
    elsewhere ?? new Map(),
  ),
}))

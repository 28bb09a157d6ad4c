import type { Lettering } from './lettering.ts'
import { ENCLOSED } from './styles/enclosed.ts'
import { LOOKALIKE } from './styles/lookalike.ts'
import { MARKED } from './styles/marked.ts'
import { MATHEMATICAL } from './styles/mathematical.ts'
import { SIZED } from './styles/sized.ts'
import { SPACED } from './styles/spaced.ts'
import { TURNED } from './styles/turned.ts'

/** Every lettering, in the order of the answer: the ones that people look for first come first. */
export const STYLES: readonly Lettering[] = [
  ...MATHEMATICAL,
  ...ENCLOSED,
  ...SIZED,
  ...TURNED,
  ...MARKED,
  ...LOOKALIKE,
  ...SPACED,
]

import { DIGITS, join, LOWER, pair, swap, UPPER } from '../alphabet.ts'
import type { Lettering } from '../lettering.ts'

const BRACKETS = swap('()', '[]', '{}', '<>', '«»', '‹›')

/** Letters turned round, with the line turned round too where the eye expects it. */
export const TURNED: readonly Lettering[] = [
  {
    style: 'upside-down',
    reversed: true,
    letters: join(
      pair(LOWER, 'ɐqɔpǝɟƃɥᴉɾʞꞁɯuodbɹsʇnʌʍxʎz'),
      pair(UPPER, '∀ᗺƆᗡƎℲ⅁HIſꓘ⅂WNOԀ ᴚS⊥∩ΛMX⅄Z'),
      pair(DIGITS, '0⇂ᄅƐㄣϛ9ㄥ86'),
      pair('.,\'"!?&_', "˙',„¡¿⅋‾"),
      pair('¡¿‾', '!?_'),
      BRACKETS,
    ),
  },
  {
    style: 'mirrored',
    reversed: true,
    letters: join(
      pair(LOWER, 'ɒdɔbɘꟻϱʜiꞁʞlmᴎoqpɿꙅƚuvwxyƹ'),
      pair(UPPER, 'AᙠƆᗡƎꟻᎮHIႱ⋊⅃MИOꟼỌЯꙄTUVWXYƸ'),
      pair('3?/\\', 'Ɛ⸮\\/'),
      BRACKETS,
    ),
  },
  { style: 'backwards', reversed: true },
]

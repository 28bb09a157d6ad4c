import { DIGITS, join, LOWER, pair, run, UPPER } from '../alphabet.ts'
import type { Lettering } from '../lettering.ts'

/** Letters of another size or width. */
export const SIZED: readonly Lettering[] = [
  { style: 'small caps', letters: pair(LOWER, 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ') },
  {
    style: 'superscript',
    letters: join(
      pair(LOWER, 'ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖ𐞥ʳˢᵗᵘᵛʷˣʸᶻ'),
      pair(UPPER, 'ᴬᴮꟲᴰᴱꟳᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾꟴᴿ ᵀᵁⱽᵂ   '),
      pair(DIGITS, '⁰¹²³⁴⁵⁶⁷⁸⁹'),
      pair('+-=()βγδθφχ', '⁺⁻⁼⁽⁾ᵝᵞᵟᶿᵠᵡ'),
    ),
  },
  {
    style: 'subscript',
    letters: join(
      pair('aehijklmnoprstuvx', 'ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'),
      pair(DIGITS, '₀₁₂₃₄₅₆₇₈₉'),
      pair('+-=()βγρφχ', '₊₋₌₍₎ᵦᵧᵨᵩᵪ'),
    ),
  },
  { style: 'full-width', letters: join(run(printableAscii(), 0xff01), new Map([[' ', '\u3000']])) },
  { style: 'wide', letters: new Map([[' ', '   ']]), between: ' ' },
]

/** `!` to `~`, which full width repeats in order. */
function printableAscii(): string {
  return Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('')
}

import { join, LOWER, oneCase, pair, UPPER } from '../alphabet.ts'
import type { Lettering } from '../lettering.ts'

/** Letters of other scripts and signs that look like Latin ones. */
export const LOOKALIKE: readonly Lettering[] = [
  { style: 'currency', letters: oneCase('₳฿₵ĐɆ₣₲ⱧłJ₭Ⱡ₥₦Ø₱QⱤ₴₮ɄV₩ӾɎⱫ') },
  {
    style: 'Greek look-alike',
    letters: join(pair(LOWER, 'αβςδεƒ9ηιϳκℓμησρφяѕτυνωχγζ'), pair(UPPER, 'ΛΒϹΔΣFGΗΙͿΚLΜΝΘΡQЯSΤΥVΩΧΨΖ')),
  },
  {
    style: 'Cyrillic look-alike',
    letters: join(pair(LOWER, 'авсдёfgнїjкlмпорqяѕтцvшхуz'), pair(UPPER, 'ДБСDЄFGНЇЈКLМИОРQЯЅТЦѴЩЖЧZ')),
  },
  { style: 'Cherokee look-alike', letters: oneCase('ᎯᏰᏨᎠᎬᎰᎶᎻᎨᏠᏦᏝᎷᏁᎾᏢᎤᏒᏕᎿᏬᏉᏇXᎩᏃ') },
  { style: 'syllabic look-alike', letters: oneCase('ᗩᗷᑕᗪᗴᖴǤᕼIᒍKᒪᗰᑎOᑭᑫᖇᔕTᑌᐯᗯ᙭Yᘔ') },
  { style: 'Far Eastern look-alike', letters: oneCase('卂乃匚ᗪ乇千Ꮆ卄丨ﾌҜㄥ爪几ㄖ卩Ɋ尺丂ㄒㄩᐯ山乂ㄚ乙') },
  { style: 'Armenian look-alike', letters: pair(LOWER, 'ąҍçժҽƒցհìʝҟӀʍղօքզɾʂէմѵաχվՀ') },
  {
    style: 'stroked',
    letters: join(pair(LOWER, 'ⱥƀȼđɇꞙǥħɨɉꝁłmꞥøᵽꝗɍꞩŧᵾvwxɏƶ'), pair(UPPER, 'ȺɃȻĐɆꞘǤĦƗɈꝀŁMꞤØⱣꝖɌꞨŦɄVWXɎƵ')),
  },
  { style: 'hooked', letters: pair(LOWER, 'αɓƈɗɛƒɠɦιʝƙɭɱɳσρզɾʂƭυʋɯҳყȥ') },
  { style: 'runic', letters: oneCase('ᚨᛒᚲᛞᛖᚠᚷᚺᛁᛃᚴᛚᛗᚾᛟᛈᛩᚱᛊᛏᚢᚡᚹᛪᛦᛉ') },
  { style: 'Gothic script', letters: oneCase('𐌰𐌱𐌺𐌳𐌴𐍆𐌲𐌷𐌹𐌾𐌺𐌻𐌼𐌽𐍉𐍀𐌵𐍂𐍃𐍄𐌿𐍅𐍅𐍇𐍅𐌶') },
  { style: 'braille', letters: oneCase('⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵') },
  { style: 'leet', letters: join(pair('ABEGIOSTZ', '483610572'), pair('abegiostz', '483610572')) },
]

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { graphemes, write } from './lettering.ts'
import { STYLES } from './styles.ts'

/** Family with joiners, keycap, flag, skin tone, heart with a variation selector. */
const EMOJI = ['👩‍👩‍👧', '1️⃣', '🇳🇴', '👋🏽', '❤️']

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

describe('letterings', () => {
  it('are at least 40, each with a name of its own', () => {
    assert.ok(STYLES.length >= 40, `${STYLES.length} letterings`)
    assert.equal(new Set(STYLES.map(({ style }) => style)).size, STYLES.length)
  })

  it('write the alphabet each in its own way', () => {
    const written = STYLES.map((lettering) => write(ALPHABET, lettering))
    assert.equal(new Set([ALPHABET, ...written]).size, STYLES.length + 1)
  })

  for (const lettering of STYLES) {
    describe(lettering.style, () => {
      it('keeps emoji whole', () => {
        for (const emoji of EMOJI) assert.equal(write(emoji, { ...lettering, between: '' }), emoji)
      })

      it('keeps line ends', () => assert.equal(write('\r\n', lettering), '\r\n'))

      it('keeps what it lacks', () => {
        const written = write('한', lettering).normalize('NFC')
        assert.ok(written.includes('한'), written)
      })

      it('turns no two letters into the same one', () => {
        const small = [...(lettering.letters ?? [])].filter(([plain]) => /^[a-z]$/.test(plain))
        const distinct = new Set(small.map(([, written]) => written))
        assert.ok(distinct.size >= small.length - ALIKE, `${distinct.size} of ${small.length}`)
      })
    })
  }
})

/** Old scripts lack some Latin letters, so that two share a sign. */
const ALIKE = 4

describe('mathematical letterings', () => {
  const expected: Record<string, string> = {
    'bold': '𝐇𝐞𝐠 𝟎𝟗 𝛀𝛂',
    'italic': '𝐻𝑒𝑔 09 𝛺𝛼',
    'bold italic': '𝑯𝒆𝒈 09 𝜴𝜶',
    'script': 'ℋℯℊ 09 Ωα',
    'bold script': '𝓗𝓮𝓰 09 Ωα',
    'fraktur': 'ℌ𝔢𝔤 09 Ωα',
    'bold fraktur': '𝕳𝖊𝖌 09 Ωα',
    'double-struck': 'ℍ𝕖𝕘 𝟘𝟡 Ωα',
    'sans-serif': '𝖧𝖾𝗀 𝟢𝟫 Ωα',
    'sans-serif bold': '𝗛𝗲𝗴 𝟬𝟵 𝝮𝝰',
    'sans-serif italic': '𝘏𝘦𝘨 09 Ωα',
    'sans-serif bold italic': '𝙃𝙚𝙜 09 𝞨𝞪',
    'monospace': '𝙷𝚎𝚐 𝟶𝟿 Ωα',
  }
  for (const [style, text] of Object.entries(expected)) {
    it(`${style} writes ${text}`, () => assert.equal(written('Heg 09 Ωα', style), text))
  }

  it('say the same as the plain text', () => {
    const greek = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂'
    for (const style of Object.keys(expected)) {
      const text = style === 'double-struck' ? `${ALPHABET}0123456789` : `${ALPHABET}0123456789${greek}`
      // Compatibility normalisation undoes the mathematical alphabets, so no letter may be misplaced.
      assert.equal(written(text, style).normalize('NFKC'), text, style)
    }
  })
})

describe('write', () => {
  it('keeps accents on their letters, composed or not', () => {
    assert.equal(written('é', 'bold'), '𝐞\u0301')
    assert.equal(written('e\u0301', 'bold'), '𝐞\u0301')
  })

  it('turns lines round whole characters', () => {
    assert.equal(written('Hi, cat 👩‍🚀', 'upside-down'), "👩‍🚀 ʇɐɔ 'ᴉH")
    assert.equal(written('(a)', 'mirrored'), '(ɒ)')
    assert.equal(written('né(', 'backwards'), '(én')
  })

  it('marks every character, and spaces under a line', () => {
    assert.equal(written('a b', 'strikethrough'), 'a\u0336 \u0336b\u0336')
    assert.equal(written('a b', 'slashed'), 'a\u0337 b\u0337')
  })

  it('spaces letters and keeps words apart', () => {
    assert.equal(written('ab cd', 'wide'), 'a b   c d')
    assert.equal(written('ab cd', 'with hearts'), 'a♥b c♥d')
  })

  it('puts no two regional indicators side by side', () => {
    assert.equal(written('us', 'regional indicators'), '🇺\u200a🇸')
  })

  it('takes a letter with thousands of marks as one character', () => {
    const zalgo = `a${'\u0301'.repeat(50_000)}`
    assert.equal(graphemes(written(zalgo, 'bold')).length, 1)
  })
})

function written(text: string, style: string): string {
  const lettering = STYLES.find((candidate) => candidate.style === style)
  assert.ok(lettering, `no lettering ${style}`)
  return write(text, lettering)
}

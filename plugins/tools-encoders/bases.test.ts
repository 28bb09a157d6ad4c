import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { GatewayError } from '@gateway/sdk-plugin'
import { BASES } from './bases.ts'
import type { Base } from './bases.ts'
import { decodeText } from './detect.ts'

/** Base → [text, encoded] from the documents that define it. */
const VECTORS: Record<string, [text: string, encoded: string][]> = {
  // RFC 4648, section 10
  '16': [
    ['f', '66'],
    ['fo', '666f'],
    ['foobar', '666f6f626172'],
  ],
  '32': [
    ['f', 'MY======'],
    ['fo', 'MZXQ===='],
    ['foo', 'MZXW6==='],
    ['foob', 'MZXW6YQ='],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI======'],
  ],
  '64': [
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
    ['~~~???', 'fn5+Pz8/'],
  ],
  '64url': [
    ['f', 'Zg'],
    ['fo', 'Zm8'],
    ['foobar', 'Zm9vYmFy'],
    ['~~~???', 'fn5-Pz8_'],
  ],
  // draft-msporny-base58, section 5
  '58': [
    ['Hello World!', '2NEpo7TZRRrLZSi2U'],
    ['The quick brown fox jumps over the lazy dog.', 'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z'],
    ['\0\0a', '112g'],
  ],
  '62': [
    ['Hello World!', 'T8dgcjRGkZ3aysdN'],
    ['\0\0a', '001Z'],
  ],
  '85': [
    ['Man is distinguished', '9jqo^BlbD-BleB1DJ+*+F(f,q'],
    ['a', '@/'],
    ['ab', '@:B'],
    ['abc', '@:E^'],
    ['\0\0\0\0', 'z'],
    ['\0\0\0\0x', 'zGQ'],
  ],
}

for (const base of BASES) {
  describe(`base ${base.id}`, () => {
    const vectors = VECTORS[base.id] ?? []

    it('has vectors', () => assert.ok(vectors.length > 0))

    for (const [text, encoded] of vectors) {
      it(`writes ${JSON.stringify(text)} as ${encoded} and back`, () => {
        assert.equal(base.encode(Buffer.from(text)), encoded)
        assert.equal(decodeText(base, encoded), text)
      })
    }

    it('gives back any bytes', () => {
      const random = randomNumbers(base.id.length)
      for (let length = 1; length <= 200; length++) {
        const bytes = Uint8Array.from({ length }, () => random(random(4) === 0 ? 2 : 256))
        assert.deepEqual(base.decode(base.encode(bytes)), bytes)
      }
    })

    it('gives back any text', () => {
      const random = randomNumbers(85)
      for (let length = 1; length <= 200; length++) {
        const text = Array.from({ length }, () => randomCharacter(random)).join('')
        assert.equal(decodeText(base, base.encode(Buffer.from(text))), text)
      }
    })

    it('ignores line ends', () => {
      const encoded = base.encode(Buffer.from('wrapped at some width'))
      assert.equal(decodeText(base, `\n${encoded.slice(0, 9)}\r\n ${encoded.slice(9)}\n`), 'wrapped at some width')
    })

    it('points at a character that is no digit of it', () => {
      refuses(base, ' \u00e9', { received: 'é', position: 1 })
    })

    it('refuses a query without a digit', () => refuses(base, ' ', { position: 0 }))

    it('refuses bytes that are not UTF-8', () => {
      refuses(base, base.encode(Uint8Array.of(72, 0xff, 72)), { received: 'byte 1 is 0xff' })
    })
  })
}

describe('what people write', () => {
  const accepted: [id: string, query: string, text: string][] = [
    ['16', '0x48 0x69', 'Hi'],
    ['16', '48:69', 'Hi'],
    ['16', '4E6F', 'No'],
    ['32', 'mzxw6ytboi', 'foobar'],
    ['64', 'Zm8', 'fo'],
    ['64url', 'Zm8=', 'fo'],
    ['85', '<~9jqo^~>', 'Man '],
  ]
  for (const [id, query, text] of accepted) {
    it(`reads ${query} in base ${id}`, () => assert.equal(decodeText(named(id), query), text))
  }

  const refused: [id: string, query: string, expected: object][] = [
    ['16', '486', { position: 2, received: '3 digits with 4 bits left over' }],
    ['32', 'MZX', { position: 2 }],
    ['64', 'Zm9vY', { position: 4 }],
    ['64', 'Zm9=', { message: 'The end of the base 64 text does not fill whole bytes.', position: 2 }],
    ['64', 'Zg=', { message: 'The padding of base 64 is wrong.', position: 2, received: '1 × "="' }],
    ['64', 'Zg==Zg==', { received: '=', position: 2 }],
    ['64', 'fn5-', { received: '-', position: 3 }],
    ['58', 'Cn0', { received: '0', position: 2 }],
    ['85', 's8W-"', { received: 's8W-"', position: 0 }],
    ['85', '9jqo^B', { received: 'B', position: 5 }],
  ]
  for (const [id, query, expected] of refused) {
    it(`refuses ${query} in base ${id}`, () => refuses(named(id), query, expected))
  }
})

function named(id: string): Base {
  const found = BASES.find((base) => base.id === id)
  assert.ok(found)
  return found
}

function refuses(base: Base, query: string, expected: object): void {
  assert.throws(
    () => decodeText(base, query),
    (error) => {
      assert.ok(error instanceof GatewayError)
      assert.partialDeepStrictEqual(error.toJSON(), { code: 'unprocessable', ...expected })
      return true
    },
  )
}

/** The same numbers at every run, so that a failure repeats: a linear congruential generator. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A code point from any plane, surrogates left out. */
function randomCharacter(random: (below: number) => number): string {
  const point = random([0x80, 0x800, 0x10_000, 0x110_000][random(4)] ?? 0x80)
  return point >= 0xd800 && point < 0xe000 ? '\ufeff' : String.fromCodePoint(point)
}

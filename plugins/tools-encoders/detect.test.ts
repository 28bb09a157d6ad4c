import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { GatewayError } from '@gateway/sdk-plugin'
import { BASES } from './bases.ts'
import { detect } from './detect.ts'

const WRITINGS = [
  'hello',
  'Hello, World!',
  'The quick brown fox jumps over the lazy dog.',
  'user@example.com',
  'https://example.com/path?query=1',
  '{"name":"Ada","age":36}',
  'grüße aus Köln',
  'Привет, мир',
  '日本語のテキスト',
  'नमस्ते दुनिया',
  'great work 👏 everyone',
  'line one\nline two\n',
  '2024-05-17 12:30',
]

describe('detect', () => {
  for (const text of WRITINGS) {
    it(`finds ${JSON.stringify(text)} in every base`, () => {
      for (const { id, encode } of BASES) {
        const [best] = detect(encode(Buffer.from(text)))
        assert.equal(best?.text, text, `base ${id}`)
      }
    })
  }

  it('tells the two writings of base 64 apart by their padding', () => {
    assert.equal(detect('aGVsbG8=')[0]?.base, '64')
    assert.equal(detect('aGVsbG8')[0]?.base, '64url')
  })

  it('returns every candidate, the most believable first, with shares of at most 1 in all', () => {
    const candidates = detect('aGVsbG8gd29ybGQh')
    const shares = candidates.map(({ confidence }) => confidence)
    assert.deepEqual(
      candidates.map(({ base }) => base),
      ['64', '64url'],
    )
    assert.deepEqual(
      shares,
      shares.toSorted((a, b) => b - a),
    )
    assert.ok(shares.reduce((sum, share) => sum + share) <= 1.001)
  })

  it('says why each base was refused', () => {
    assert.throws(
      () => detect('////'),
      (error) => {
        assert.ok(error instanceof GatewayError)
        assert.equal(error.code, 'unprocessable')
        const tried = error.details.tried as { base: string; reason: string }[]
        assert.deepEqual(
          tried.map(({ base }) => base),
          BASES.map(({ id }) => id),
        )
        assert.match(tried.at(-1)?.reason ?? '', /nobody writes/)
        return true
      },
    )
  })
})

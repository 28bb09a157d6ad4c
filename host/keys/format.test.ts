import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { generateKey, hashKey, isWellFormed, newKeyId, withoutKeys } from './format.ts'

/** Made by an independent CRC-32: python3 -c 'import zlib; print(zlib.crc32(b"gw_live_" + b"A" * 30))' → base 62. */
const KNOWN = `gw_live_${'A'.repeat(30)}0MEDxs`

test('a new key has the documented shape and is well-formed', () => {
  for (let count = 0; count < 100; count++) {
    const key = generateKey()
    assert.match(key, /^gw_live_[0-9A-Za-z]{36}$/)
    assert.ok(isWellFormed(key), key)
  }
})

test('the checksum is the CRC-32 of the 38 characters before it', () => {
  assert.ok(isWellFormed(KNOWN))
})

test('any one changed character is noticed', () => {
  const key = generateKey()
  for (let place = 0; place < key.length; place++) {
    const other = key[place] === 'x' ? 'y' : 'x'
    assert.equal(isWellFormed(key.slice(0, place) + other + key.slice(place + 1)), false, `place ${place}`)
  }
})

test('two neighbours swapped are noticed', () => {
  const swapped = KNOWN.replace('_A', 'A_')
  assert.equal(isWellFormed(swapped), false)
})

const key = generateKey()
for (const [what, text] of Object.entries({
  'nothing': '',
  'the prefix alone': 'gw_live_',
  'one character too few': key.slice(0, -1),
  'one character too many': `${key}0`,
  'a line break behind it': `${key}\n`,
  'a space before it': ` ${key.slice(1)}`,
  'another prefix': key.replace('gw_live_', 'gw_test_'),
  'letters beyond ASCII': key.replace(/.{4}$/, 'éééé'),
  'a megabyte': 'gw_live_'.repeat(131_072),
})) {
  test(`not a key: ${what}`, () => assert.equal(isWellFormed(text), false))
}

test('the hash is SHA-256 of the whole key in hex', () => {
  assert.equal(hashKey(key), createHash('sha256').update(key).digest('hex'))
})

test('what looks like a key is made unreadable, wherever it stands', () => {
  const key = generateKey()
  assert.equal(
    withoutKeys(`/nowhere/${key}?apikey=${key}x&text=gw_live_`),
    '/nowhere/gw_live_…?apikey=gw_live_…&text=gw_live_',
  )
})

test('ids have their shape and differ', () => {
  const ids = Array.from({ length: 1000 }, newKeyId)
  for (const id of ids) assert.match(id, /^key_[0-9A-Za-z]{12}$/)
  assert.equal(new Set(ids).size, ids.length)
})

test('every character is equally likely', () => {
  const counts = new Map<string, number>()
  const keys = 2000
  for (let count = 0; count < keys; count++) {
    for (const character of generateKey().slice(8, 38)) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  assert.equal(counts.size, 62)
  // 61 degrees of freedom: chance exceeds 150 once in 10^9 runs; folding a byte into 62 would give about 460.
  const expected = (keys * 30) / 62
  const chiSquare = [...counts.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)
  assert.ok(chiSquare < 150, `chi-square ${chiSquare}`)
})

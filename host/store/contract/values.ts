import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Values } from '../store.ts'

const PAST = 1
const FUTURE = 32_503_680_000_000 // the year 3000

export function valuesContract(values: () => Values): void {
  describe('values', () => {
    test('a value is read back as it was set, and replaced by the next', async () => {
      for (const value of ['one', '', '😀 “x” \0 \n', 'é'.repeat(100_000)]) {
        await values().set('mail:key_a', 'inbox', value, null)
        assert.equal(await values().get('mail:key_a', 'inbox'), value)
      }
    })

    test('scopes and names are apart', async () => {
      await values().set('mail:key_a', 'inbox', 'a', null)
      assert.equal(await values().get('mail:key_b', 'inbox'), undefined)
      assert.equal(await values().get('mail:key_a', 'Inbox'), undefined)
      assert.deepEqual(await values().list('mail:key_b', '', 10), [])
    })

    test('delete tells whether there was one', async () => {
      await values().set('s', 'n', 'v', null)
      assert.deepEqual([await values().delete('s', 'n'), await values().delete('s', 'n')], [true, false])
      assert.equal(await values().get('s', 'n'), undefined)
    })

    test('an expired value is not there', async () => {
      await values().set('s', 'gone', 'v', PAST)
      await values().set('s', 'here', 'v', FUTURE)
      assert.deepEqual([await values().get('s', 'gone'), await values().get('s', 'here')], [undefined, 'v'])
      assert.deepEqual(await values().list('s', '', 10), ['here'])
      assert.equal(await values().delete('s', 'gone'), false)
    })

    test('setting again sets the time to expire again', async () => {
      await values().set('s', 'n', 'v', PAST)
      await values().set('s', 'n', 'w', null)
      assert.equal(await values().get('s', 'n'), 'w')
    })

    test('the list is in code-point order and bounded', async () => {
      // U+FF21 is one UTF-16 unit above the surrogates of U+1F600, yet the lower code point.
      for (const name of ['b', '\u{1f600}', 'a', 'A', '\uff21', 'ab']) await values().set('s', name, 'v', null)
      assert.deepEqual(await values().list('s', '', 10), ['A', 'a', 'ab', 'b', '\uff21', '\u{1f600}'])
      assert.deepEqual(await values().list('s', '', 2), ['A', 'a'])
    })

    test('a prefix is text, not a pattern', async () => {
      for (const name of ['a', 'a%', 'a%b', 'a\u{10ffff}', 'a_', 'ab', 'b']) await values().set('s', name, 'v', null)
      assert.deepEqual(await values().list('s', 'a%', 10), ['a%', 'a%b'])
      assert.deepEqual(await values().list('s', 'a_', 10), ['a_'])
      assert.deepEqual(await values().list('s', 'a', 10), ['a', 'a%', 'a%b', 'a_', 'ab', 'a\u{10ffff}'])
      assert.deepEqual(await values().list('s', 'c', 10), [])
    })
  })
}

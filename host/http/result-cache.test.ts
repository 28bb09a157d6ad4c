import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ResultCache } from './result-cache.ts'

const outcome = (text: string, expiresAt?: number) => ({
  ok: true as const,
  body: Buffer.from(text),
  files: expiresAt === undefined ? [] : [{ url: 'https://x/files/a.png', type: 'image/png', expiresAt }],
})

test('an answer is kept when it is asked for a second time', () => {
  const cache = new ResultCache(1e6, () => 0)
  cache.set('a', outcome('1'), 60)
  assert.equal(cache.get('a'), undefined)
  cache.set('a', outcome('2'), 60)
  assert.equal(cache.get('a')!.body.toString(), '2')
  cache.set('b', outcome('3'), 60)
  assert.equal(cache.get('b'), undefined)
})

test('an answer is kept no longer than its files are sure to live', () => {
  let now = 0
  const cache = new ResultCache(1e6, () => now)
  const hour = 3_600_000
  for (let time = 0; time < 2; time++) cache.set('a', outcome('1', hour), 86_400)
  now = hour - 5 * 60_000 - 1
  assert.ok(cache.get('a'))
  now++
  assert.equal(cache.get('a'), undefined)
})

test('an answer too large for its share of the room is not kept', () => {
  const cache = new ResultCache(8000, () => 0)
  for (let time = 0; time < 2; time++) cache.set('a', outcome('x'.repeat(1000)), 60)
  assert.equal(cache.get('a'), undefined)
})

test('equal parameters have one name in any order, and others have another', () => {
  const cache = new ResultCache(1e6, () => 0)
  const name = (params: Record<string, string>) => cache.nameOf('hash', '/tools/x', 'https://localhost', params)
  assert.equal(name({ a: '1', b: '2' }), name({ b: '2', a: '1' }))
  assert.notEqual(name({ a: '1', b: '2' }), name({ 'a': '1b', '': '2' }))
  assert.notEqual(name({ a: 'b=c' }), name({ 'a=b': 'c' }))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ExpiringCache } from './expiring-cache.ts'

function setUp(maxSize: number) {
  let now = 1000
  const cache = new ExpiringCache<string>({ maxSize, clock: () => now })
  return { cache, advance: (ms: number) => void (now += ms) }
}

test('a value is kept until its time is up', () => {
  const { cache, advance } = setUp(100)
  cache.set('a', 'one', { size: 10, until: 1500 })
  advance(499)
  assert.equal(cache.get('a'), 'one')
  advance(1)
  assert.equal(cache.get('a'), undefined)
  assert.equal(cache.size, 0)
})

test('the least recently used goes first when room is short', () => {
  const { cache } = setUp(30)
  for (const name of ['a', 'b', 'c']) cache.set(name, name, { size: 10, until: 9999 })
  cache.get('a')
  cache.set('d', 'd', { size: 10, until: 9999 })
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((name) => cache.get(name)),
    ['a', undefined, 'c', 'd'],
  )
})

test('a value of the past forgets the one before', () => {
  const { cache } = setUp(30)
  cache.set('a', 'one', { size: 1, until: 9999 })
  cache.set('a', 'two', { size: 1, until: 1000 })
  assert.equal(cache.get('a'), undefined)
})

test('without room nothing is kept', () => {
  const { cache } = setUp(0)
  cache.set('a', 'one', { size: 1, until: 9999 })
  assert.equal(cache.get('a'), undefined)
  assert.equal(cache.size, 0)
})

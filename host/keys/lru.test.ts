import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LruMap } from './lru.ts'

test('forgets what was unused for longest', () => {
  const map = new LruMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.get('a')
  map.set('c', 3)
  assert.deepEqual([map.get('a'), map.get('b'), map.get('c')], [1, undefined, 3])
})

test('setting again counts as use and takes no room', () => {
  const map = new LruMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 10)
  assert.equal(map.size, 2)
  map.set('c', 3)
  assert.deepEqual([map.get('a'), map.get('b'), map.get('c')], [10, undefined, 3])
})

test('never holds more than its capacity', () => {
  const map = new LruMap<number, number>(100)
  for (let key = 0; key < 10_000; key++) map.set(key, key)
  assert.equal(map.size, 100)
  map.clear()
  assert.equal(map.size, 0)
})

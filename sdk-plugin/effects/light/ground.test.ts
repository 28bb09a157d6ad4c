import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Ground, groundFrom, partsOfGround } from './ground.ts'

test('a ground comes back from the shelf as it went there, also when its pixels do not fill whole words', () => {
  const ground: Ground = {
    width: 3,
    height: 1,
    nx: Int8Array.of(-127, 0, 127),
    ny: Int8Array.of(1, -2, 3),
    r: Uint8Array.of(0, 128, 255),
    g: Uint8Array.of(9, 8, 7),
    b: Uint8Array.of(1, 2, 3),
  }
  // As the shelf gives them: parts of one larger buffer.
  const parts = partsOfGround(ground).map((words) => {
    const larger = new Int32Array(words.length + 5)
    larger.set(words, 5)
    return larger.subarray(5)
  })
  assert.deepEqual(groundFrom(parts, 3, 1), ground)
})

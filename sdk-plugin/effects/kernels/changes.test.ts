import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../random.ts'
import { changesOf, restore } from './changes.ts'
import { changesOf as reference } from './reference/changes.ts'

for (const length of [1, 3, 4, 5, 62, 1023]) {
  test(`what changed of planes of ${length} pixels is found as by the readable reference, and restored`, () => {
    const random = randomFrom(length)
    const before = [0, 1].map(() => Float32Array.from({ length }, random))
    const after = before.map((plane) => plane.map((value) => (random() < 0.2 ? value + 1 : value)))
    const made = changesOf(before, after)
    assert.deepEqual(made, reference(before, after))
    restore(made, before)
    assert.deepEqual(before, after)
  })
}

test('of planes that are the same nothing is found', () => {
  const plane = Float32Array.from({ length: 9 }, (_, at) => at)
  const { places, values } = changesOf([plane], [plane])
  assert.equal(places.length, 0)
  assert.equal(values[0]!.length, 0)
})

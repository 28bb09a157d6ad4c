import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skyOver, sunOn } from './sunlight.ts'

/** A wall across a plain of 40 × 40. */
const wall = () => Float32Array.from({ length: 1600 }, (_, at) => (Math.floor(at / 40) === 10 ? 12 : 0))

test('a wall throws its shadow away from the sun, as long as the sun is low', () => {
  const lit = sunOn(wall(), 40, 40, [0, -Math.SQRT1_2, Math.SQRT1_2], 1)
  const column = (y: number) => lit[y * 40 + 20]
  assert.deepEqual([5, 10, 15, 20, 25].map(column), [1, 1, 0, 0, 1])
})

test('beside a wall there is less sky', () => {
  const sky = skyOver(wall(), 40, 40, 1)
  assert.ok(sky[12 * 40 + 20]! < sky[35 * 40 + 20]!)
})

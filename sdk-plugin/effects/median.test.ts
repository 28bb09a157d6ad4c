import assert from 'node:assert/strict'
import { test } from 'node:test'
import { medianOf } from './median.ts'

test('the median is by size, not by how numbers are written', () => {
  const values = [100, 9, 20]
  assert.equal(medianOf(values), 20)
  assert.deepEqual(values, [100, 9, 20])
  assert.equal(medianOf([1, 2, 3, 4]), 3)
  assert.equal(medianOf([]), 0)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { rampOf, sprayBehind, STEPS } from './spray.ts'

test('paint goes from the bare wall over the light cans to the dark ones', () => {
  const ramp = rampOf([
    [0, 0, 0.5],
    [1, 0, 0],
  ])
  assert.deepEqual([...ramp.subarray(0, 3)], [1, 1, 1])
  assert.deepEqual([...ramp.subarray(STEPS * 3)], [0, 0, 0.5])
  const middle = Math.round(STEPS / 2) * 3
  assert.ok(ramp[middle]! > 0.98 && ramp[middle + 1]! < 0.02)
})

test('a sprayed cloud colours what is bare, most of it in the middle', () => {
  const print = flat(90, 90, 1)
  const laid = new Float32Array(90 * 90)
  laid.fill(1, 0, 45 * 90)
  sprayBehind(print, laid, [0, 0.5, 1], 1)
  assert.ok(print.r[50 * 90 + 45]! < 0.5)
  assert.equal(print.r[40 * 90 + 45], 1)
  assert.ok(print.r[88 * 90 + 2]! > 0.9)
})

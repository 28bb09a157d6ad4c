import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layOver } from './frame.ts'

test('what covers a pixel replaces its light, what covers half of it is half as bright to the eye', () => {
  const plane = Float32Array.of(0, 0, 1, 0.36)
  layOver(plane, 0, 1, 1)
  layOver(plane, 1, 1, 0.5)
  layOver(plane, 2, 0, 0.5)
  layOver(plane, 3, 1, 0.25)
  assert.deepEqual([...plane.subarray(0, 3)], [1, 0.25, 0.25])
  assert.ok(Math.abs(plane[3]! - 0.7 ** 2) < 1e-6)
})

test('light below nothing, as a curve may overshoot, leaves no hole', () => {
  const plane = Float32Array.of(-0.1, 0.5)
  layOver(plane, 0, 0.5, 0.5)
  layOver(plane, 1, -0.2, 0.5)
  assert.ok(
    plane.every((light) => light > 0 && Number.isFinite(light)),
    plane.join(' '),
  )
})

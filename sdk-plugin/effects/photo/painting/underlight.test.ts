import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flat } from '../../../../test/photoframe/treatments.ts'
import { turnedDown } from './underlight.ts'

test('what grows dark downwards turns down', () => {
  const print = flat(120, 120, 0.02)
  for (const plane of [print.r, print.g, print.b]) plane.fill(0.8, 0, 60 * 120)
  const down = turnedDown(print)
  assert.ok(down[60 * 120 + 60]! > 0.5)
  assert.ok(Math.abs(down[10 * 120 + 60]!) < 0.05)
})

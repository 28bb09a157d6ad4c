import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fanOut } from './fan.ts'

/** One lit cell in the middle of nine by nine. */
function drawn(x: number, y: number, share = 1) {
  const plane = new Float32Array(81)
  plane[4 * 9 + 4] = 1
  fanOut(plane, 9, 9, { x, y }, share)
  return (column: number, row: number) => plane[row * 9 + column]!
}

test('leaves no gap on the way, and nothing beyond it, whatever the direction', () => {
  for (const [x, y] of [
    [3, 3],
    [-3, -3],
    [3, 0],
    [0, -3],
  ] as const) {
    const at = drawn(x, y)
    for (let step = 0; step <= 3; step++)
      assert.equal(at(4 + (x * step) / 3, 4 + (y * step) / 3), 1, `${x} ${y} ${step}`)
    assert.equal(at(4 - Math.sign(x), 4 - Math.sign(y)), 0)
  }
})

test('fades along the way', () => {
  const at = drawn(4, 0, 0.25)
  assert.equal(at(4, 4), 1)
  assert.ok(at(6, 4) < 0.75 && at(6, 4) > at(8, 4), `${at(6, 4)}`)
  assert.ok(Math.abs(at(8, 4) - 0.25) < 0.2, `${at(8, 4)}`)
})

test('does not come in again on the other side', () => {
  const at = drawn(8, 0)
  assert.equal(at(0, 5), 0)
})

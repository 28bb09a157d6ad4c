import assert from 'node:assert/strict'
import { test } from 'node:test'
import { layDrop } from './drop.ts'

test('a drop is wet all through, longer the way it flew, and ends at the frame', () => {
  const [width, height] = [60, 40]
  const wet = new Float32Array(width * height)
  const drop = { x: 55, y: 20, size: 4, stretch: 2, cos: 1, sin: 0 }
  layDrop({ width, height }, drop, (at, share, inside) => {
    wet[at] = share
    assert.equal(share === 1, inside >= 0.5)
  })
  assert.equal(wet[20 * width + 55], 1)
  assert.equal(wet[20 * width + 49], 1)
  assert.equal(wet[26 * width + 55], 0)
  assert.ok(wet.every((share, at) => at % width > 45 || share === 0))
})

test('a tapered drop has a thin tail where it came from', () => {
  const wet = new Float32Array(60 * 40)
  const drop = { x: 30, y: 20, size: 5, stretch: 2.5, cos: 1, sin: 0, taper: 0.9 }
  layDrop({ width: 60, height: 40 }, drop, (at, share) => (wet[at] = share))
  assert.ok(wet[22 * 60 + 34]! > 0.9)
  assert.equal(wet[22 * 60 + 22], 0)
})

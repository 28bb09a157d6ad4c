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

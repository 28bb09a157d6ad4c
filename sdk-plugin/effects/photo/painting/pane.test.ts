import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../../random.ts'
import { paneOf } from './pane.ts'

test('each pixel of a drop names it, so that a drop is hidden whole', () => {
  const [width, height] = [200, 150]
  const { drop, centres, dx, dy } = paneOf(width, height, 1, 1, randomFrom(3))
  const wet = [...drop.keys()].filter((at) => drop[at]! > 0)
  assert.ok(wet.length > 100)
  for (const at of wet) {
    const middle = centres[drop[at]!]!
    const far = Math.hypot((at % width) - (middle % width), Math.floor(at / width) - Math.floor(middle / width))
    assert.ok(far < 40)
  }
  assert.ok(dx.every((bent, at) => drop[at]! > 0 || (bent === 0 && dy[at] === 0)))
})

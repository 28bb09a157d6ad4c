import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endShoulders } from './shoulder-ends.ts'

const [WIDTH, HEIGHT] = [200, 100]

function standing(part?: { left: number; top: number; width: number; height: number }): Float32Array {
  const mask = new Float32Array(WIDTH * HEIGHT).fill(1, 60 * WIDTH)
  const planes = { r: mask, g: mask, b: mask }
  endShoulders({ width: WIDTH, height: HEIGHT, ...planes, ...(part && { part }) }, mask)
  return mask
}

test('a photo that fills its print is left as it is', () => {
  assert.equal(standing()[99 * WIDTH], 1)
})

test('beyond the sides of a photo shoulders fall and end, within it they stay', () => {
  const mask = standing({ left: 50, top: 0, width: 100, height: HEIGHT })
  assert.equal(mask[62 * WIDTH + 100], 1)
  assert.ok(mask[62 * WIDTH + 44]! < 0.1)
  assert.ok(mask[98 * WIDTH + 44]! > 0.9)
  assert.equal(mask[99 * WIDTH + 10], 0)
  assert.equal(mask[99 * WIDTH + 190], 0)
})

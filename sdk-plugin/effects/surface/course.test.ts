import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Letters } from '../lettering.ts'
import { courseOf } from './course.ts'

const [WIDTH, HEIGHT] = [60, 260]

/** An upright bar, 40 wide and 220 tall. */
function bar() {
  const distance = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    return Math.min(x - 9.5, 49.5 - x, y - 19.5, 239.5 - y)
  })
  const letters = { x: 0, y: 0, width: WIDTH, height: HEIGHT, em: 200, distance } as unknown as Letters
  return { letters, distance }
}

const options = (distance: Float32Array) => ({ share: 0.9, gap: 0.05, long: 1, least: 3, most: 100, distance })

test('stones as wide as the stroke lie one after another along its middle, none on another', () => {
  const { letters, distance } = bar()
  const stones = courseOf(letters, options(distance))
  assert.ok(stones.length >= 4 && stones.length <= 6, `${stones.length} stones`)
  for (const { x, radius } of stones) {
    assert.ok(Math.abs(x - 29.5) < 3 && radius <= 18.1, `at ${x}, ${radius} wide`)
  }
  const rows = stones.toSorted((a, b) => a.y - b.y)
  for (let at = 1; at < rows.length; at++) {
    assert.ok(rows[at]!.y - rows[at - 1]!.y >= rows[at]!.radius + rows[at - 1]!.radius)
  }
})

test('long ones lie along the stroke', () => {
  const { letters, distance } = bar()
  const stones = courseOf(letters, { ...options(distance), long: 1.4 })
  assert.ok(stones.length >= 3 && stones.some(({ covers }) => covers!.length === 3))
  for (const { turn } of stones.slice(1, -1)) assert.ok(Math.abs(Math.cos(turn!)) < 0.3, `${turn}`)
})

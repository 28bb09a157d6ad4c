import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chippedOf } from './chipped.ts'

test('dressed stone is hollow scars that meet at ridges, the same again for the same seed', () => {
  const [one, again, other] = [chippedOf(40, 3, 400), chippedOf(40, 3, 400), chippedOf(40, 4, 400)]
  const line = (relief: typeof one) => [...relief.at(57)]
  const heights = line(one)
  assert.deepEqual(heights, line(again))
  assert.notDeepEqual(heights, line(other))
  assert.ok(Math.max(...heights) - Math.min(...heights) > 0.3)
  // A scar bends upwards nearly everywhere; only at ridges does the slope fall.
  const smooth = heights.map((_, x) => heights.slice(Math.max(0, x - 3), x + 4).reduce((a, b) => a + b) / 7)
  const bends = smooth.slice(8, -8).map((height, at) => smooth[at]! + smooth[at + 16]! - 2 * height)
  const up = bends.filter((bend) => bend > 0).length
  assert.ok(up > bends.length / 2, `${up} of ${bends.length}`)
})

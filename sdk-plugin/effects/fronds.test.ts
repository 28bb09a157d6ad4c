import assert from 'node:assert/strict'
import { test } from 'node:test'
import { growFrond, rootOf } from './fronds.ts'
import { randomFrom } from './random.ts'

test('a stem of its length, with branches and twigs shorter than it', () => {
  const lengths = [0, 0, 0]
  growFrond(
    {
      random: randomFrom(1),
      thin: 1,
      draw(points, level) {
        const long = Math.hypot(points.at(-2)! - points[0]!, points.at(-1)! - points[1]!)
        lengths[level] = level === 0 ? lengths[0]! + long : Math.max(lengths[level]!, long)
      },
    },
    { x: 0, y: 0, angle: 0, length: 200, bend: 0.5 },
  )
  const [stem, branch, twig] = lengths as [number, number, number]
  assert.ok(Math.abs(stem - 200) < 6)
  assert.ok(branch > 10 && branch < 50 && twig > 2.5 && twig < branch)
})

test('fronds root at the sides and grow inwards', () => {
  const random = randomFrom(2)
  const size = { width: 300, height: 200 }
  for (let each = 0; each < 50; each++) {
    const { x, y, angle } = rootOf(size, 0.5, random)
    const [inX, inY] = [x + 20 * Math.cos(angle), y + 20 * Math.sin(angle)]
    assert.ok(x < 0 || x > size.width || y < 0 || y > size.height)
    if (x < 0 || x > size.width) assert.ok(x < 0 ? inX > x : inX < x)
    else assert.ok(y < 0 ? inY > y : inY < y)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

test('firs stand on their foot, no higher than their size; snow is light', async () => {
  const steps = (covered: number) =>
    painted([{ do: 'firs', count: 8, foot: 0.8, depth: 0, size: [0.4, 0.5], covered, clear: 0 }], {
      height: 150,
      width: 300,
    })
  const bare = await steps(0)
  const tree = bare.count(([r]) => r < 90)
  assert.ok(tree > 800, `${tree} dark pixels`)
  assert.equal(
    bare.count(([r], _, y) => r < 90 && (y < 40 || y > 122)),
    0,
  )
  const snowy = await steps(1)
  assert.ok(snowy.count(([, , b]) => b > 170) > 100 && bare.count(([, , b]) => b > 170) === 0)
})

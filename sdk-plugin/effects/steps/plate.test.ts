import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

test('out of focus, a coarse plate is the same wall', async () => {
  const wall = (coarse: boolean) =>
    painted(
      [
        {
          do: 'scene',
          steps: [
            { do: 'plate', kind: 'brick', coarse },
            { do: 'defocus', blur: 0.01 },
          ],
        },
      ],
      {
        width: 400,
        height: 200,
      },
    )
  const [fine, coarse] = [await wall(false), await wall(true)]
  for (let left = 0; left < 400; left += 100) {
    for (let top = 0; top < 200; top += 50) {
      const [a, b] = [fine, coarse].map((picture) => picture.mean(0, left, top, left + 100, top + 50))
      assert.ok(Math.abs(a! - b!) < 6, `${left} ${top}: ${a} ${b}`)
    }
  }
})

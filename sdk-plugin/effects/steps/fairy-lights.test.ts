import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

test('lamps hang on the wire, as many as asked, and light the air around them', async () => {
  const steps = (count: number) =>
    painted(
      [
        {
          do: 'fairyLights',
          path: [
            [0, 0.3],
            [1, 0.3],
          ],
          sag: 0,
          count,
          colours: ['#ff8020'],
          size: 0.02,
        },
      ],
      { ground: '#000000', width: 400, height: 200 },
    )
  const [four, eight] = [await steps(4), await steps(8)]
  const hot = (picture: typeof four) => picture.count(([r]) => r > 240)
  assert.ok(hot(four) > 20 && Math.abs(hot(eight) / hot(four) - 2) < 0.6, `${hot(four)} ${hot(eight)}`)
  assert.equal(
    four.count(([r], _, y) => r > 240 && Math.abs(y - 64) > 12),
    0,
  )
  assert.ok(four.mean(0, 0, 76, 400, 80) > four.mean(0, 0, 140, 400, 144))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const OPTIONS = { ground: '#000000', width: 240, height: 120, text: ' ' }
const isLit = ([r, g]: readonly [number, number, number]) => r > 40 && g > 40

test('a lane: lamps in a row, the nearer the larger', async () => {
  const picture = await painted(
    [
      {
        do: 'bokeh',
        colours: ['#ffffff'],
        count: 8,
        strength: 2,
        size: [0.01, 0.12],
        lane: { from: [0, 0.5], to: [1, 0.5], scatter: 0 },
      },
    ],
    OPTIONS,
  )
  assert.equal(
    picture.count((pixel, _, y) => isLit(pixel) && Math.abs(y - 60) > 16),
    0,
  )
  const near = picture.count((pixel, x) => isLit(pixel) && x > 120)
  const far = picture.count((pixel, x) => isLit(pixel) && x < 60)
  assert.ok(near > 1.5 * far && far > 10, `${near} ${far}`)
})

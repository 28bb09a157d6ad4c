import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const BLUE = ['#2040ff'] as [string]
const isBlue = ([r, , b]: readonly [number, number, number]) => b > r + 40

test('pieces fly around the letters, none before their faces’ middle', async () => {
  const picture = await painted(
    [
      { do: 'fill', colour: '#ffffff' },
      { do: 'rubble', colours: BLUE, count: 80, reach: 0.25, shadow: 0, size: [0.01, 0.04] },
    ],
    { width: 300, height: 150 },
  )
  assert.ok(picture.count(isBlue) > 100)
  assert.equal(
    picture.count((pixel, x, y) => isBlue(pixel) && Math.abs(x - 150) < 5 && Math.abs(y - 75) < 45),
    0,
  )
})

test('or lie at their foot', async () => {
  const picture = await painted([{ do: 'rubble', where: 'lying', colours: BLUE, reach: 0.1, shadow: 0 }], {
    width: 300,
    height: 150,
    lettering: { font: 'poster', weight: 400, height: 0.5, centre: [0.5, 0.4] },
  })
  assert.ok(picture.count(isBlue) > 60)
  assert.equal(
    picture.count((pixel, _, y) => isBlue(pixel) && y < 75),
    0,
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

test('water between the horizon and the shore, breakers along it', async () => {
  const picture = await painted([{ do: 'sea', horizon: 0.3, shore: 0.7, glitter: { strength: 0 }, foam: 1 }], {
    ground: '#c8a060',
    width: 300,
    height: 150,
  })
  for (const y of [30, 120]) assert.ok(Math.abs(picture.at(150, y)[0] - 200) <= 1, `sand at ${y}`)
  assert.ok(picture.mean(2, 20, 55, 280, 80) > picture.mean(0, 20, 55, 280, 80) + 20)
  const foam = picture.count(([r, g], _, y) => y > 88 && y < 110 && r > 225 && g > 225)
  assert.ok(foam > 40, `${foam} pixels of foam`)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

test('a floor has colours of its own, from its line down', async () => {
  const floor = { at: 0.5, colours: ['#0000ff'] }
  const backdrop = { do: 'backdrop' as const, colours: ['#ff0000'], clouds: 0, floor }
  const picture = await painted([backdrop], { width: 80, height: 80, lettering: { height: 0.2, centre: [0.5, 0.5] } })
  const [wall, ground] = [picture.at(4, 30), picture.at(4, 50)]
  assert.ok(wall[0] > 150 && wall[2] < 60, wall.join())
  assert.ok(ground[2] > 150 && ground[0] < 60, ground.join())
})

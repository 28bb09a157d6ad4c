import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const SURF = { do: 'surf', line: [0.6, 0.6], reach: 0, wet: 0.2 } as const

test('dry above, wet sand, then water with foam on its edge', async () => {
  const picture = await painted([SURF], { ground: '#c8a060' })
  assert.ok(Math.abs(picture.at(100, 10)[0] - 200) <= 1)
  assert.ok(picture.mean(0, 20, 48, 180, 54) < 185, 'wet sand is darker')
  const water = picture.count(([r, , b], _, y) => y > 60 && b > r)
  assert.ok(water > 1500, `${water} pixels of water`)
  const foam = picture.count(([r, g, b]) => Math.min(r, g, b) > 190)
  assert.ok(foam > 100, `${foam} pixels of foam`)
  assert.equal(
    picture.count(([r, g, b], _, y) => y < 52 && Math.min(r, g, b) > 190),
    0,
  )
})

test('the line may slope', async () => {
  const picture = await painted([{ ...SURF, line: [0.9, 0.3] }], { ground: '#c8a060' })
  assert.ok(picture.mean(2, 170, 60, 195, 75) > picture.mean(2, 5, 60, 30, 75))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const worn = (options: object) =>
  painted([{ do: 'wear', dirt: 0, chips: 0, scratches: 0, ...options }], { width: 300, height: 150, text: '■' })

test('dirt darkens, chips show what is below, scratches are bright; each only on the body', async () => {
  const [none, dirt, chips, scratches] = [
    await worn({}),
    await worn({ dirt: 1, dirtColour: '#000000' }),
    await worn({ chips: 1, below: '#ff0000' }),
    await worn({ scratches: 100 }),
  ]
  assert.equal(
    none.count(([r]) => Math.abs(r - 128) > 2),
    0,
  )
  assert.ok(dirt.count(([r]) => r < 100) > 400)
  assert.ok(chips.count(([r, g]) => r > g + 80) > 400)
  assert.ok(scratches.count(([r]) => r > 140) > 40)
  for (const picture of [dirt, chips, scratches]) assert.ok(Math.abs(picture.at(5, 75)[0] - 128) <= 1)
})

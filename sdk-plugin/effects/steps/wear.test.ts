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

test('chips are crumbs, or fewer and larger', async () => {
  const rims = async (ragged: number) => {
    const picture = await worn({ chips: 0.35, below: '#ff0000', ragged })
    let changes = 0
    let off = 0
    for (let y = 0; y < 150; y++) {
      for (let x = 1; x < 300; x++) {
        const isOff = picture.at(x, y)[0] > picture.at(x, y)[1] + 60
        if (isOff) off++
        if (isOff !== picture.at(x - 1, y)[0] > picture.at(x - 1, y)[1] + 60) changes++
      }
    }
    assert.ok(off > 50, `${off}`)
    return changes / off
  }
  const [crumbs, large] = [await rims(0.42), await rims(0.05)]
  assert.ok(large < 0.8 * crumbs, `${large} ${crumbs}`)
})

test('what came off has a rim: in its shade to the lamp’s side, bright across from it', async () => {
  const options = { chips: 0.35, below: '#808080', ragged: 0.05 }
  const [flat, deep] = [await worn(options), await worn({ ...options, thick: 0.03 })]
  assert.ok(deep.count(([r], x, y) => r < flat.at(x, y)[0] - 20) > 10)
  assert.ok(deep.count(([r], x, y) => r > flat.at(x, y)[0] + 10) > 10)
})

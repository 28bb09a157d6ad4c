import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

test('they cover the share of the sky that is asked, and nothing below the horizon', async () => {
  const white = async (cover: number) => {
    const picture = await painted([{ do: 'clouds', horizon: 0.6, cover }], {
      ground: '#2050c0',
      width: 300,
      height: 150,
    })
    assert.equal(
      picture.count(([r], _, y) => y > 91 && r > 40),
      0,
    )
    return picture.count(([r]) => r > 90)
  }
  const [few, many] = [await white(0.2), await white(0.8)]
  assert.ok(many > few + 2000, `${few} ${many}`)
})

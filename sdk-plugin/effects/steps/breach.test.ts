import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

test('a dark hole around the letters, the wall further out stays', async () => {
  const options = { width: 300, height: 150, ground: '#a0a0a0' }
  const letter = await painted([{ do: 'fill', colour: '#000000' }], options)
  const hole = async (grow: number) =>
    (await painted([{ do: 'breach', grow, thick: 0 }], options)).count(([r]) => r < 40)
  const own = letter.count(([r]) => r < 40)
  const [close, wide] = [await hole(0.02), await hole(0.15)]
  assert.ok(close >= 0.95 * own && wide > close * 1.3, `${own} ${close} ${wide}`)
  const picture = await painted([{ do: 'breach' }], options)
  assert.ok(Math.abs(picture.at(4, 75)[1] - 160) <= 1)
})

test('the broken thickness has a colour of its own', async () => {
  const picture = await painted([{ do: 'breach', thick: 0.1, colour: '#c02020' }], { width: 300, height: 150 })
  assert.ok(picture.count(([r, g]) => r > g + 30) > 60)
})

test('bricks in the hole take the light that the edge leaves them', async () => {
  const options = { width: 300, height: 150 }
  const redIn = async (bricks?: string) =>
    (await painted([{ do: 'breach', grow: 0.2, thick: 0.02, ...(bricks ? { bricks } : {}) }], options)).count(
      ([r, g]) => r > g + 30,
    )
  assert.ok((await redIn('#d03018')) > (await redIn()) + 60)
})

test('no wall is left standing between letters that are near each other', async () => {
  const options = { width: 600, height: 200, ground: '#a0a0a0', text: 'II' }
  const letters = await painted([{ do: 'fill', colour: '#000000' }], options)
  const broken = await painted([{ do: 'breach', grow: 0.02, shards: 0.06, thick: 0 }], options)
  let [left, right] = [600, 0]
  letters.count(([r], x, y) => {
    if (r < 40 && y === 100) [left, right] = [Math.min(left, x), Math.max(right, x)]
    return false
  })
  assert.equal(
    broken.count(([r], x, y) => y > 85 && y < 115 && x > left && x < right && r > 100),
    0,
  )
})

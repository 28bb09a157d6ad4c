import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

test('the shadow lies before the foot, and leans', async () => {
  const lettering = { font: 'poster', weight: 400, height: 0.4, centre: [0.5, 0.3] } as const
  const dark = async (lean: number) => {
    const picture = await painted([{ do: 'cast', lean, contact: 0, length: 1 }], { lettering })
    let [sum, count] = [0, 0]
    picture.count(([r], x, y) => {
      if (r < 110) {
        assert.ok(y >= 45, `dark at ${y}, above the foot`)
        sum += x
        count++
      }
      return false
    })
    assert.ok(count > 100, `${count} dark pixels`)
    return sum / count
  }
  const [upright, right] = [await dark(0), await dark(0.8)]
  assert.ok(right > upright + 6, `${upright} ${right}`)
})

test('under a sun in front it lies behind them, and ends with the ground', async () => {
  const lettering = { font: 'poster', weight: 400, height: 0.4, centre: [0.5, 0.3] } as const
  const dark = async (length: number) => {
    const picture = await painted([{ do: 'cast', contact: 0, length, horizon: 0.3 }], { lettering })
    let [before, behind] = [0, 0]
    picture.count(([r], _, y) => {
      if (r < 110 && y > 52) before++
      if (r < 110 && y <= 52) behind++
      assert.ok(r >= 110 || y >= 29, `dark at ${y}, in the sky`)
      return false
    })
    return { before, behind }
  }
  const behind = await dark(-0.5)
  assert.equal(behind.before, 0)
  assert.ok(behind.behind > 50, `${behind.behind} dark pixels`)
})

test('contact darkens the line they stand on', async () => {
  const lettering = { font: 'poster', weight: 400, height: 0.4, centre: [0.5, 0.3] } as const
  const picture = await painted([{ do: 'cast', length: 0, contact: 1 }], { lettering })
  assert.ok(picture.mean(0, 98, 49, 102, 51) < 100)
  assert.ok(picture.mean(0, 98, 80, 102, 90) > 125)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const paint = (step: object) =>
  painted([{ do: 'iceFlowers', ...step } as never], { text: 'I', ground: '#000000', width: 400, height: 200 })

test('frost is thick at the rim and open in the middle', async () => {
  const picture = await paint({})
  assert.ok(picture.mean(2, 0, 0, 60, 200) > picture.mean(2, 170, 70, 230, 130) + 25)
})

test('more fronds, more ice; haze alone has none', async () => {
  const bright = ([, , b]: readonly number[]) => b! > 90
  const [few, many] = [await paint({ count: 5, haze: 0 }), await paint({ count: 100, haze: 0 })]
  assert.ok(many.count(bright) > 3 * few.count(bright) && few.count(bright) > 20)
})

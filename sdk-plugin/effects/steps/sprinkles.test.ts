import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const paint = (step: object, text = 'HH') =>
  painted([{ do: 'sprinkles', colours: ['#e00000'], shadow: 0, coat: 0, ...step } as never], {
    text,
    ground: '#0000ff',
    width: 400,
    height: 200,
  })
const isRed = ([r, , b]: readonly number[]) => r! > b! + 40

test('they lie on the letters, clear of the edge', async () => {
  const [near, far] = [await paint({ inset: 0.01 }), await paint({ inset: 0.06 })]
  assert.ok(near.count(isRed) > far.count(isRed) && far.count(isRed) > 30)
  assert.equal(
    near.count((pixel, _x, y) => (y < 12 || y > 188) && isRed(pixel)),
    0,
  )
})

test('on a scene they lie everywhere', async () => {
  const picture = await paint({ on: 'scene', every: 0.1, radius: 0.01 })
  for (const x of [0, 200]) {
    for (const y of [0, 100]) {
      const part = picture.count((pixel, px, py) => px >= x && px < x + 200 && py >= y && py < y + 100 && isRed(pixel))
      assert.ok(part > 30, `${x} ${y} ${part}`)
    }
  }
})

for (const shape of ['rod', 'pearl', 'seed', 'crumb', 'crystal']) {
  test(`${shape}: another seed lies elsewhere, longer ones cover more`, async () => {
    const one = await paint({ shape, radius: 0.02, every: 0.1 })
    assert.ok(one.count(isRed) > 60)
    const other = await paint({ shape, radius: 0.02, every: 0.1, salt: 1 })
    assert.notEqual(one.count(isRed), other.count(isRed))
  })
}

test('towards the edge they are seen narrower, where the letters turn away', async () => {
  const step = { shape: 'pearl', radius: 0.03, every: 0.12, inset: 0.01, vary: 0 }
  const [flat, round] = [await paint(step), await paint({ ...step, foreshorten: 0.2 })]
  assert.ok(round.count(isRed) < flat.count(isRed) * 0.9 && round.count(isRed) > flat.count(isRed) * 0.4)
})

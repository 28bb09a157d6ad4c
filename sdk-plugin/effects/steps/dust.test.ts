import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const paint = (step: object) =>
  painted([{ do: 'fill', colour: '#c00000' }, { do: 'dust', colour: [1, 1, 1], ...step } as never], {
    text: 'HH',
    ground: '#c00000',
    width: 400,
    height: 200,
  })
const isPale = ([, g]: readonly number[]) => g! > 60

test('it lies on the letters, the more the whiter', async () => {
  const [little, much] = [await paint({ amount: 0.2 }), await paint({ amount: 0.8 })]
  assert.ok(much.count(isPale) > 2 * little.count(isPale))
  assert.equal(
    much.count((pixel, x) => x < 20 && isPale(pixel)),
    0,
  )
})

test('on a scene it lies everywhere', async () => {
  assert.ok((await paint({ on: 'scene', amount: 0.8 })).count((pixel, x) => x < 40 && isPale(pixel)) > 200)
})

test('at the foot of the letters sticks more of it', async () => {
  const low = (picture: Awaited<ReturnType<typeof paint>>) => picture.count((pixel, _x, y) => y > 100 && isPale(pixel))
  const plain = { amount: 0, above: 0 }
  assert.ok(low(await paint({ ...plain, foot: 2 })) > low(await paint(plain)) + 100)
})

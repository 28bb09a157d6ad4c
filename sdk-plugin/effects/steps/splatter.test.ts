import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const paint = (step: object, text = 'I') =>
  painted([{ do: 'splatter', steps: [{ do: 'fill', colour: '#ff0000' }], ...step } as never], {
    text,
    ground: '#ffffff',
    width: 400,
    height: 200,
  })
const isRed = ([, g]: readonly number[]) => g! < 150

test('blots lie where they are asked for, with droplets around them', async () => {
  const bare = await paint({ within: [0, 0, 0.3, 1], droplets: 0, run: 0 })
  assert.ok(bare.count((pixel, x) => x < 140 && isRed(pixel)) > 50)
  assert.equal(
    bare.count((pixel, x) => x > 200 && isRed(pixel)),
    0,
  )
  const wild = await paint({ within: [0, 0, 0.3, 1], droplets: 60, throw: 12, run: 0 })
  assert.ok(wild.count(isRed) > 1.1 * bare.count(isRed))
})

test('the same for every text', async () => {
  const [one, other] = [await paint({}, 'I'), await paint({}, 'WWWW')]
  assert.equal(one.count(isRed), other.count(isRed))
})

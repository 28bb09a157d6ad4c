import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const paint = (step: object, text = 'H') =>
  painted([{ do: 'fill', colour: '#000000' }, { do: 'cracks', share: 1, ...step } as never], {
    text,
    ground: '#000000',
    width: 400,
    height: 200,
  })
const burns = ([r]: readonly number[]) => r! > 60
const isWhite = ([, g]: readonly number[]) => g! > 90

test('fire is seen in the letters only, and keeps clear of their outline', async () => {
  const [near, far] = [await paint({ inset: 0 }), await paint({ inset: 0.05 })]
  assert.ok(far.count(burns) > 50 && near.count(burns) > 1.2 * far.count(burns))
  assert.equal(
    near.count((pixel, x) => x < 100 && burns(pixel)),
    0,
  )
})

test('on a scene it is everywhere; wider gaps burn more', async () => {
  const [thin, wide] = [await paint({ on: 'scene', width: 0.01 }), await paint({ on: 'scene', width: 0.03 })]
  assert.ok(thin.count((pixel, x) => x < 100 && burns(pixel)) > 50)
  assert.ok(wide.count(isWhite) > 1.3 * thin.count(isWhite))
})

test('small letters stay whole', async () => {
  const small = { width: 0.4, height: 0.2 }
  const steps = [
    { do: 'fill', colour: '#000000' },
    { do: 'cracks', share: 1 },
  ] as const
  const picture = await painted([...steps], {
    text: 'HHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHH',
    ground: '#000000',
    lettering: small,
    width: 400,
    height: 200,
  })
  assert.equal(picture.count(burns), 0)
})

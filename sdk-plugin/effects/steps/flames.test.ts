import assert from 'node:assert/strict'
import { test } from 'node:test'
import { painted } from '../../../test/textart/painting.ts'

const paint = (step: object, text = 'II') =>
  painted([{ do: 'fill', colour: '#202020' }, { do: 'flames', ...step } as never], {
    text,
    ground: '#202020',
    width: 400,
    height: 200,
  })
const burns = ([r, , b]: readonly number[]) => r! > b! + 90

test('fire rises from the upper edges, the taller the higher', async () => {
  const [low, tall] = [
    await paint({ height: 0.2, light: 0, sides: 0 }),
    await paint({ height: 0.6, light: 0, sides: 0 }),
  ]
  assert.ok(low.count(burns) > 100 && tall.count(burns) > 1.4 * low.count(burns))
  assert.ok(tall.count((pixel, _x, y) => y > 120 && burns(pixel)) < 0.05 * tall.count(burns))
})

test('it lights what is around', async () => {
  const [dark, lit] = [await paint({ light: 0 }), await paint({ light: 8 })]
  assert.ok(lit.mean(0, 120, 80, 280, 160) > dark.mean(0, 120, 80, 280, 160) + 3)
})

test('upright sides burn as much as told, what looks down does not', async () => {
  const beside = async (sides: number) =>
    (await paint({ light: 0, height: 0.2, sides }, 'I')).count((pixel, _x, y) => y > 90 && burns(pixel))
  const [none, all] = [await beside(0), await beside(1)]
  assert.ok(none < 0.4 * all && all > 40, `${none}, ${all}`)
})

test('in holes it burns as much as told, before the letters as well', async () => {
  const low = async (step: object) =>
    (await paint({ light: 0, height: 0.6, sides: 0, ...step }, 'O')).count((pixel, _x, y) => y > 70 && burns(pixel))
  const [none, all] = [await low({ inner: 0 }), await low({ inner: 1 })]
  assert.ok(none < 5 && all > 40, `${none}, ${all}`)
  assert.ok((await low({ inner: 1, front: 0 })) < (await low({ inner: 1, front: 1 })))
})

test('it wraps round what looks up: burning faces hide the letters below their edges', async () => {
  const hidden = async (faces: number) =>
    (await paint({ light: 0, height: 0.4, sides: 0, front: 1, faces })).count((pixel, _x, y) => y > 75 && burns(pixel))
  const [none, all] = [await hidden(0), await hidden(20)]
  assert.ok(all > 2 * none + 20, `${none}, ${all}`)
})
